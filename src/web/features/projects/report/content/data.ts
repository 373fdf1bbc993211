import { releaseName } from '#web/lib/release-name.ts'
import { type Block, growing, right } from '../blocks.ts'
import { NONE, type ReportSource } from '../report-source.ts'

/** Columns of the form, in its order; what is in no column of ours is not assessed. */
const columns = ['A1-A3', 'A4', 'A5', 'B1', 'B2', 'B3', 'B4', 'B5', 'B6', 'B7', 'C1', 'C2', 'C3', 'C4'] as const
const notAssessed: readonly string[] = ['B1', 'B2', 'B3', 'B5', 'B7']

/** Climate change of a year of operation; undefined where nothing is said of it. */
const inUse = ({ operation }: ReportSource['kpis']): number | undefined =>
  operation === null
    ? undefined
    : (operation.regulatedPerYear?.gwp ?? 0) + (operation.userElectricity?.perYear?.gwp ?? 0)

/** The cells of the form: amounts of every module per m² useful floor area. */
function epbdCells({ kpis, words: { t, numbers } }: ReportSource, area: number): string[] {
  const { byModule, referenceStudyPeriod: years, totals, moduleD } = kpis
  const per = (amount: number | undefined) => (amount === undefined ? NONE : numbers.fixed(amount / area, 1))
  const perYear = inUse(kpis)
  const cells = columns.map((column) => {
    if (notAssessed.includes(column)) return t('epbdUnknown')
    if (column === 'B6') return per(perYear === undefined ? undefined : perYear * years)
    return per(byModule.find(({ module }) => module === column)?.gwp)
  })
  const fabricBeyond = moduleD.fabricAndItems.gwp + (moduleD.services?.gwp ?? 0)
  return [...cells, per(totals.total.gwp), per(fabricBeyond), per(moduleD.exportedElectricity?.gwp)]
}

/** The form of the EPBD for the global warming potential, as far as the figures of the building fill it. */
export function epbdBlocks(source: ReportSource): Block[] {
  const { t } = source.words
  const area = source.stored.areas.usefulFloorArea
  if (area === undefined) return [{ kind: 'notes', title: t('epbd'), lines: [t('epbdNoArea')] }]
  const isFirst = source.kpis.generation === 'EN 15804+A1'
  return [
    {
      kind: 'table',
      title: t('epbd'),
      small: true,
      columns: [growing(''), ...[...columns.map((one) => one.replace('-', '–')), t('sum'), 'D1', 'D2'].map(right)],
      rows: [[t(isFirst ? 'epbdA1' : 'epbdTotal'), ...epbdCells(source, area)]],
    },
    { kind: 'notes', small: true, lines: [t('epbdUnknownNote'), t(isFirst ? 'epbdNeedsA2' : 'epbdRows')] },
  ]
}

type Dataset = { readonly name: string; readonly uuid: string; readonly version: string }
type Kept = { readonly uuid: string; readonly version: string }

/** A dataset by name, UUID and version: the kept one, else that of the material, else the one its id names. */
function datasetOf(material: string, kept: Kept | undefined, own: Dataset | null | undefined): Dataset {
  const [uuid = '', version = ''] = material.includes('@') ? material.split('@') : []
  return { name: own?.name ?? '', ...(kept ?? own ?? { uuid, version }) }
}

/** Every dataset that the building is assessed with. */
export function datasetBlocks({ stored, kpis, materials, words }: ReportSource): Block[] {
  const { t } = words
  const pinned = new Map(stored.assessedWith?.datasets.map((one) => [one.materialId, one]))
  const lines = kpis.byMaterial.map(({ material, name }) => {
    const own = materials.get(material)?.dataset
    const { name: dataset, uuid, version } = datasetOf(material, pinned.get(material), own)
    return [
      name,
      dataset === name ? '' : dataset,
      uuid,
      version,
      own ? t(`datasetType.${own.type}`) : '',
      own?.validUntil ?? '',
    ]
  })
  const title = t('datasets', { release: releaseName(kpis.release) })
  if (lines.length === 0) return [{ kind: 'notes', title, lines: [t('noDatasets')] }]
  return [
    {
      kind: 'table',
      title,
      small: true,
      columns: [
        { head: t('material') },
        growing(t('dataset')),
        { head: t('uuid') },
        { head: t('version') },
        { head: t('datasetType') },
        { head: t('validUntil') },
      ],
      rows: lines,
    },
  ]
}
