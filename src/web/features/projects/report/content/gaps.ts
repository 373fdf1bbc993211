import { rowKeyOf } from '../../results/project-rows.ts'
import type { Block } from '../blocks.ts'
import type { ReportSource } from '../report-source.ts'

/** What is not known, row by row. */
function missingLines({ kpis, rows, words: { t, results } }: ReportSource): string[] {
  const names = new Map(rows.map(({ key, name }) => [key, name]))
  const materials = new Map(kpis.byMaterial.map(({ material, name }) => [material, name]))
  return kpis.missing.flatMap((gap) => {
    const name = names.get(rowKeyOf(gap)) ?? gap.id
    const whole = gap.reason === null ? [] : [t('gap.row', { name, reason: results(`reason.${gap.reason}`) })]
    const parts = gap.parts.map(({ material, reason, modules }) => {
      const why = results(`reason.${reason}`)
      return t('gap.part', {
        name,
        material: materials.get(material) ?? material,
        reason: modules.length > 0 ? t('gap.modules', { reason: why, modules: modules.join(', ') }) : why,
      })
    })
    return [...whole, ...parts]
  })
}

type Assumed = {
  readonly fx?: number | undefined
  readonly fxReason?: string | undefined
  readonly remainingServiceLife?: number | undefined
}

/** What was assumed in place of what the rules say. */
function assumptionLines({ stored, project, rows, materials, words }: ReportSource): string[] {
  const { t, numbers } = words
  const names = new Map(rows.map(({ key, name }) => [key, name]))
  const ofRow = (name: string, { fx, fxReason, remainingServiceLife }: Assumed) => [
    ...(fx === undefined ? [] : [t('assume.fx', { name, value: numbers.fixed(fx, 2), reason: fxReason ?? '' })]),
    ...(remainingServiceLife === undefined
      ? []
      : [t('assume.remaining', { name, years: String(remainingServiceLife) })]),
  ]
  const own = (kind: 'element' | 'opening', id: string) => names.get(rowKeyOf({ kind, id })) ?? id
  const lives = Object.values(project.constructions).flatMap(({ code, name, layers }) =>
    layers.flatMap(({ materialId, overrides }) => {
      const years = overrides?.serviceLife
      if (years === undefined) return []
      const material = materials.get(materialId)
      const said = { name: code ?? name, material: material?.name ?? materialId, years: String(years) }
      const usual = material?.serviceLife
      return [
        typeof usual === 'number' && usual !== years
          ? t('assume.life', { ...said, usual: String(usual) })
          : t('assume.lifeAlone', said),
      ]
    }),
  )
  return [
    ...(stored.thermalBridges ? [] : [t('assume.thermalBridges', { value: numbers.fixed(0.1, 2) })]),
    ...project.elements.flatMap((row) => ofRow(own('element', row.id), row)),
    ...project.elements.flatMap(({ id, note }) =>
      note === undefined ? [] : [t('assume.note', { name: own('element', id), note })],
    ),
    ...project.openings.flatMap((row) => ofRow(own('opening', row.id), row)),
    ...lives,
  ]
}

/** Materials that the reader has prices beside, and none for. */
const unpricedLines = ({ kpis: { cost, byMaterial }, words: { t } }: ReportSource): string[] => {
  const names = new Map(byMaterial.map(({ material, name }) => [material, name]))
  const unpriced = (cost?.missing ?? []).map((material) => names.get(material) ?? material)
  return unpriced.length > 0 ? [t('gap.price', { names: unpriced.join(', ') })] : []
}

/** What is missing, and what was assumed. */
export function gapBlocks(source: ReportSource): Block[] {
  const { t } = source.words
  const [missing, assumed] = [[...missingLines(source), ...unpricedLines(source)], assumptionLines(source)]
  return [
    { kind: 'notes', title: t('gaps'), lines: missing.length > 0 ? missing : [t('noGaps')] },
    { kind: 'notes', title: t('assumptions'), lines: assumed.length > 0 ? assumed : [t('noAssumptions')] },
  ]
}
