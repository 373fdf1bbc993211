import { answerOf, balanceOf, inARow } from '#web/lib/moisture-verdict.ts'
import { isUnconfirmed } from '#web/lib/verdict.ts'
import { type Reported } from '#web/resources/constructions/construction-queries.ts'
import type { Words } from './words.ts'

/** One requirement and whether the construction meets it; null: nobody can say. */
export type Proof = { readonly fulfilled: boolean | null; readonly title: string; readonly text: string }

type Assessed = Pick<Reported, 'kpis'>
type Moisture = Assessed['kpis']['moisture']

function balanceText(moisture: Moisture, { t, formats: { number } }: Words): string {
  const balance = balanceOf(moisture)
  return balance === 'open' ? '' : t(`balance.${balance}`, { condensate: number(moisture.condensate ?? 0, 2) })
}

/** Where condensate is, by the layers on both sides. */
function placeText({ planes }: Moisture, { t }: Words): string {
  const places = planes.map(({ outerLayer, layer }) =>
    outerLayer === layer
      ? t('withinLayer', { layer: layer + 1 })
      : t('betweenLayers', { outer: outerLayer + 1, layer: layer + 1 }),
  )
  return places.join(', ')
}

function answerText(moisture: Moisture, words: Words): string {
  const { proof } = moisture
  const { t, common } = words
  const answer = answerOf(moisture)
  if (answer === 'open') return proof.open?.text ?? ''
  if (answer !== 'list' && answer !== 'simulation')
    return [balanceText(moisture, words), placeText(moisture, words)].filter((text) => text !== '').join(', ')
  const ground = proof.row?.text ?? inARow(proof.reasons)
  const mark =
    proof.status !== null && isUnconfirmed({ status: proof.status }) ? ` (${common('verdict.unconfirmed')})` : ''
  return `${t(answer)}: ${ground}${mark}`
}

/** How moisture is proven, with what is taken for granted. */
function stageProof({ kpis: { moisture } }: Assessed, words: Words): Proof {
  const { t } = words
  const { proof } = moisture
  const isOrientation = proof.stage === 'list' || proof.stage === 'simulation'
  const lacking = proof.missing.map(({ layer, figure }) =>
    t('layerNote', { number: layer + 1, note: t(`missing.${figure}`) }),
  )
  const sentences = [
    [answerText(moisture, words), ...lacking].join(', '),
    ...(proof.conditions.length > 0 ? [t('if', { conditions: inARow(proof.conditions) })] : []),
    ...proof.advice.map(({ text }) => text.replace(/\.$/, '')),
    ...(isOrientation && moisture.condensate !== null
      ? [t('orientation', { balance: balanceText(moisture, words) })]
      : []),
  ]
  return { fulfilled: proof.fulfilled, title: t('moisture'), text: sentences.join('. ') }
}

/** A line for each climate in which water condenses over the year: how much, when, where, and whether it dries. */
function yearProofs({ kpis: { moisture } }: Assessed, { t, formats, tag }: Words): Proof[] {
  const month = new Intl.DateTimeFormat(tag, { month: 'long', timeZone: 'UTC' })
  return moisture.monthly.flatMap(({ name, verdict, peak, peakMonth, planes }) => {
    if (peak === 0 || peakMonth === null) return []
    const layers = planes.map(({ layer }) => layer + 1).toReversed()
    const text = t('yearWet', {
      peak: formats.withUnit('condensate', peak),
      month: month.format(new Date(Date.UTC(2000, peakMonth - 1, 1))),
      layers: layers.join(', '),
      verdict: t(verdict === 'remains' ? 'yearRemains' : 'yearDries'),
    })
    return [{ fulfilled: verdict !== 'remains', title: t('year', { name }), text }]
  })
}

function rainProof({ kpis: { moisture } }: Assessed, { t, formats }: Words): Proof[] {
  const rain = moisture.drivingRain
  if (rain === null) return []
  const { group, fulfilled, surface, waterAbsorption, sd, missing, conditions } = rain
  const figures = [
    surface.text,
    ...(waterAbsorption === null ? [] : [`w ${formats.number(waterAbsorption)} kg/(m²√h)`]),
    ...(sd === null ? [] : [`sd ${formats.withUnit('sd', sd)}`]),
    ...missing.map((one) => t(`missing.${one}`)),
  ].join(', ')
  const text = conditions.length > 0 ? `${figures}. ${t('if', { conditions: inARow(conditions) })}` : figures
  return [{ fulfilled, title: t('rain', { group }), text }]
}

/** What is proven of moisture: the stage that decides, the year, driving rain. */
export const moistureProofs = (reported: Assessed, words: Words): Proof[] => [
  stageProof(reported, words),
  ...yearProofs(reported, words),
  ...rainProof(reported, words),
]
