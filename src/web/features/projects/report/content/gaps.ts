import type { RowKind } from '#vocabulary/projects.ts'
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
  readonly note?: string | undefined
}

/** Service lives that layers have of their own, in place of those of their materials. */
const livesOfLayers = ({ project, materials, words: { t } }: ReportSource): string[] =>
  Object.values(project.constructions).flatMap(({ code, name, layers }) =>
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

/** Service lives of parts of openings and of items: no dataset states one, so that each is assumed. */
function livesOfProducts({ project, kpis: { byMaterial }, words: { t } }: ReportSource): string[] {
  const nameOf = (uuid: string) => byMaterial.find(({ material }) => material.startsWith(uuid.toLowerCase()))?.name
  const used = new Set(project.openings.map(({ type }) => type))
  const types = Object.entries(project.openingTypes).filter(([key]) => used.has(key))
  const ofParts = types.flatMap(([, { name, parts }]) =>
    parts.flatMap(({ name: own, dataset, serviceLife }) =>
      serviceLife === undefined
        ? []
        : [
            t('assume.lifeAlone', {
              name,
              material: own ?? nameOf(dataset.uuid) ?? dataset.uuid,
              years: String(serviceLife),
            }),
          ],
    ),
  )
  const ofItems = project.items.flatMap(({ id, name = id, serviceLife }) =>
    serviceLife === undefined ? [] : [t('assume.lifeOfItem', { name, years: String(serviceLife) })],
  )
  return [...ofParts, ...ofItems]
}

/** What was assumed in place of what the rules say. */
function assumptionLines(source: ReportSource): string[] {
  const { stored, project, rows, words } = source
  const { t, numbers } = words
  const names = new Map(rows.map(({ key, name }) => [key, name]))
  const ofRow = (
    kind: RowKind,
    { id, fx, fxReason, remainingServiceLife, note }: Assumed & { readonly id: string },
  ) => {
    const name = names.get(rowKeyOf({ kind, id })) ?? id
    return [
      ...(fx === undefined ? [] : [t('assume.fx', { name, value: numbers.fixed(fx, 2), reason: fxReason ?? '' })]),
      ...(remainingServiceLife === undefined
        ? []
        : [t('assume.remaining', { name, years: String(remainingServiceLife) })]),
      ...(note === undefined ? [] : [t('assume.note', { name, note })]),
    ]
  }
  return [
    ...(stored.thermalBridges ? [] : [t('assume.thermalBridges', { value: numbers.fixed(0.1, 2) })]),
    ...project.elements.flatMap((row) => ofRow('element', row)),
    ...project.openings.flatMap((row) => ofRow('opening', row)),
    ...project.items.flatMap((row) => ofRow('item', row)),
    ...livesOfLayers(source),
    ...livesOfProducts(source),
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
