import type { ProjectProposal } from '#contract/project-proposal.ts'
import { bounds, isWithin } from '#vocabulary/bounds.ts'
import type { IfcBuilding } from './ifc-building.ts'

type Report = ProjectProposal['report']

const [NAME_LENGTH, SOURCE_LENGTH] = [120, 64]
/** Cost group of an item that the file does not classify: building fabric. */
const COST_GROUP = '300'

/** What is counted by its amount, where a dataset of the release stands for it; the rest is told. */
export function itemsOf(
  { items = [] }: IfcBuilding,
  knows: ReadonlySet<string>,
  report: Report,
): ProjectProposal['project']['items'] {
  const seen = new Map<string, number>()
  /** An assembly may have several products, even of one dataset: each is told from the others. */
  const ownSource = (source: string) => {
    const number = (seen.get(source) ?? 0) + 1
    seen.set(source, number)
    return `${number === 1 ? '' : `${number} `}${source}`.slice(0, SOURCE_LENGTH)
  }
  return items.flatMap(({ sourceId, name, ids, quantity, unit, costGroup }, index) => {
    const uuid = ids.find((id) => knows.has(id))
    if (uuid === undefined || unit === undefined || !isWithin(bounds.itemQuantity, quantity)) {
      report.itemsLeftOut.push({ sourceId, name, quantity })
      return []
    }
    const called = name.slice(0, NAME_LENGTH).trim() || '–'
    return [
      {
        id: `P${index + 1}`,
        name: called,
        costGroup: costGroup ?? COST_GROUP,
        dataset: { uuid },
        quantity,
        unit,
        sourceId: ownSource(`${uuid} ${sourceId}`),
      },
    ]
  })
}
