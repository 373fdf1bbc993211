import type { ConstructionLayer } from '#contract/constructions.ts'
import { type KnownFasteners, knownFasteners, statedFasteners } from '#vocabulary/fasteners.ts'
import { thinnestOf } from '#vocabulary/taper.ts'
import type { Words } from './words.ts'

const fastenersText = (known: KnownFasteners, { t, formats: { figure, number } }: Words): string => {
  const pieces = figure('perArea', known.perArea)
  if ('pointTransmittance' in known)
    return t('layer.fastenersByChi', { pieces, chi: figure('pointTransmittance', known.pointTransmittance) })
  const conductivity = number(known.conductivity)
  return t('layer.fastenersBySection', { pieces, section: figure('crossSection', known.area), conductivity })
}

function texts(layer: ConstructionLayer, words: Words): string[] {
  const { t, formats } = words
  const { taper, thickness, airGaps, airCavity, openings, emissivities, rainBelow } = layer
  const stated = statedFasteners(layer)
  const known = stated && knownFasteners(stated)
  const found: string[] = []
  if (taper) {
    const thinnest = thinnestOf(thickness, taper)
    const [from, to] = [formats.figure('thickness', thinnest), formats.figure('thickness', thinnest + taper.rise)]
    found.push(t('layer.taper', { from, to }))
  }
  if (known && !('missing' in known)) found.push(fastenersText(known, words))
  if (airGaps) found.push(t('layer.airGaps', { level: airGaps }))
  if (airCavity === 'openToRoom') found.push(t('layer.openToRoom'))
  if (openings !== undefined) found.push(t('layer.openings', { area: formats.number(openings) }))
  if (emissivities) {
    const [outer, inner] = [formats.figure('factor', emissivities.outer), formats.figure('factor', emissivities.inner)]
    found.push(t('layer.emissivities', { outer, inner }))
  }
  if (rainBelow !== undefined) found.push(t('layer.rainBelow', { rain: formats.figure('rain', rainBelow) }))
  return found
}

/** What of a layer corrects U, in words; empty where nothing does. */
export function correctionText(layer: ConstructionLayer, words: Words): string {
  const found = texts(layer, words)
  return found.length === 0 ? '' : `; ${found.join('; ')}`
}
