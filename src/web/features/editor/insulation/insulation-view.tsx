import { clsx } from 'clsx'
import { useMemo, useState } from 'react'
import { losesHeat } from '#assessment/heating/heat-use.ts'
import type { KeyPerformanceIndicators } from '#contract/assessment.ts'
import { Button } from '#web/components/button.tsx'
import { Notice } from '#web/components/notice.tsx'
import { useFailureToast } from '#web/components/use-failure.ts'
import { announce } from '#web/lib/announcer.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import type { AssessmentRequest } from '#web/resources/assessment/assessment-queries.ts'
import { typedText } from '../document/number-fields.ts'
import { useSendVariants } from '../proposals/use-send-variants.ts'
import type { CurveFindings } from '../views/computing.ts'
import type { SideProps } from '../views/side-props.ts'
import { type CurveAsked, firstAsked, insulatingLayers, siteHours } from './curve-asked.ts'
import { Drawn, useRead, Values } from './curve-drawn.tsx'
import { downloadCurve } from './curve-file.ts'
import { CurveForm } from './curve-form.tsx'
import type { Mark } from './curve-marks.ts'
import { CurveSummary } from './curve-summary.tsx'
import css from './insulation.module.css'
import { insulationTexts } from './insulation-texts.ts'
import { OptimaTable } from './optima-table.tsx'
import { useCurve } from './use-curve.ts'

type OpenProps = SideProps & { readonly request: AssessmentRequest; readonly kpis: KeyPerformanceIndicators }

/** What can be taken away: the drawing as a picture, all points as a table. */
function Files({ findings, marks, name }: { findings: CurveFindings; marks: readonly Mark[]; name: string }) {
  const t = useTexts(insulationTexts)
  const locale = useLocale()
  const fail = useFailureToast((reason) => reason)
  const png = async () => {
    const drawing = document.querySelector<SVGSVGElement>('[data-drawing="curve"]')
    if (!drawing) return
    const [{ pngOf }, { download }] = await Promise.all([
      import('#web/take-away/drawing-files.ts'),
      import('#web/lib/download.ts'),
    ])
    download(`${name}.png`, await pngOf(drawing))
  }
  return (
    <div className="row">
      <Button size="s" icon="download" onClick={() => void png().catch(fail)}>
        PNG
      </Button>
      <Button
        size="s"
        icon="download"
        onClick={() => downloadCurve({ points: findings.curve.points, marks }, { name, t, locale })}
      >
        CSV
      </Button>
    </div>
  )
}

/** Only electricity of the grid follows scenarios. */
const fitting = (asked: CurveAsked): CurveAsked =>
  asked.course === 'scenario' && asked.carrier !== 'electricity' ? { ...asked, course: 'constant' } : asked

/** Heat of one's own begins as that which the curve had. */
function ownFrom(now: CurveAsked, { carrier }: Partial<CurveAsked>, findings: CurveFindings | undefined) {
  if (carrier !== 'own' || now.carrier === 'own' || !findings) return {}
  const { factor, efficiency } = findings.curve.heat
  return { own: { gwp: factor.gwp, penrt: factor.penrt, efficiency } }
}

function Curve({
  editor,
  figures,
  construction,
  flush,
  request,
  kpis,
  readOnly,
  layers,
}: OpenProps & { layers: readonly number[] }) {
  const t = useTexts(insulationTexts)
  const { withUnit } = useFormats()
  const [asked, setAsked] = useState(firstAsked)
  const [chosen, setLayer] = useState(layers[0] ?? 0)
  const layer = layers.includes(chosen) ? chosen : (layers[0] ?? 0)
  const { value: findings, isCurrent, hasFailed } = useCurve(figures.newest.local, request, asked, layer)
  const reading = useRead(findings, kpis, asked)
  const nameOf = (index: number) => figures.materials.get(request.layers[index]?.materialId ?? '')?.name ?? ''
  const { point, marks, setRead } = reading
  const { controls, history } = editor
  const numberOf = (index: number) => history.present.layers.findIndex(({ key }) => key === request.keys[index]) + 1
  const apply = (thickness: number) => {
    const key = request.keys[layer]
    if (key === undefined) return
    controls.run({ do: 'setNumber', key, field: 'thickness', text: typedText('thickness', thickness, '.') })
    setRead(null)
    announce(t('applied', { thickness: withUnit('thickness', thickness) }))
  }
  const { send, isSending } = useSendVariants({ construction, flush, keys: request.keys })
  const compare = (thickness: number) => {
    const given = request.layers[layer]
    if (!given) return
    const change = { kind: 'thickness' as const, layer, from: given.thickness, to: thickness }
    send([{ layers: request.layers.with(layer, { ...given, thickness }), changes: [change] }])
  }
  const name = `${history.present.code || history.present.name} ${t('title')}`.trim()
  return (
    <>
      <div className={clsx('sec-h', css.head)}>
        <h2>{t('title')}</h2>
        {findings && <Files findings={findings} marks={marks} name={name} />}
      </div>
      <CurveForm
        asked={asked}
        onChange={(change) => {
          setRead(null)
          setAsked((now) => fitting({ ...now, ...ownFrom(now, change, findings), ...change }))
        }}
        layer={layer}
        layers={layers.map((index) => ({ index, name: `${numberOf(index)} ${nameOf(index)}` }))}
        onLayer={(next) => {
          setRead(null)
          setLayer(next)
        }}
        hoursOf={(station) => siteHours(station, request)}
        usualFx={findings?.curve.given.fx}
      />
      {hasFailed && (
        <Notice kind="error">
          <b>{t('failed')}</b>
        </Notice>
      )}
      <p className="sr" role="status">
        {isCurrent ? '' : t('computing')}
      </p>
      {findings && (
        <div className={css.whole} data-stale={!isCurrent || undefined} aria-busy={!isCurrent}>
          <Drawn {...{ editor, figures, request, findings, reading, asked, layer }} layerName={nameOf(layer)} />
          <CurveSummary
            {...{ findings, marks }}
            quantity={asked.quantity}
            carrier={asked.carrier}
            at={point}
            canApply={!readOnly && isCurrent}
            onApply={apply}
            canCompare={isCurrent && !isSending}
            construction={construction?.id}
            optima={<OptimaTable {...{ request, asked, layer }} local={figures.newest.local} name={nameOf(layer)} />}
            onCompare={compare}
          />
          <Values {...{ findings, reading, asked }} />
        </div>
      )}
    </>
  )
}

/** What the insulation of the construction costs and saves by its thickness. */
export function InsulationView(props: SideProps) {
  const t = useTexts(insulationTexts)
  const { kpis, computed, materials } = props.figures
  const layers = useMemo(() => (computed ? insulatingLayers(computed, materials) : []), [computed, materials])
  if (!kpis || !computed) return <p className="dim">{t('waiting')}</p>
  if (!losesHeat(computed)) return <p>{t('noHeat')}</p>
  if (layers.length === 0) {
    return (
      <Notice kind="plain">
        <b>{t('noInsulation')}</b> {t('noInsulation.way')}
      </Notice>
    )
  }
  return <Curve {...props} request={computed} kpis={kpis} layers={layers} />
}
