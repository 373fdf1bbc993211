import type { ProjectProposal } from '#contract/project-proposal.ts'
import type { OwnProject } from './own-project.ts'

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** A project of this program as a proposal: whole, and nothing to be said of it. What is wrong in it is said where it is made. */
export const ownProposal = ({ project: document }: OwnProject): ProjectProposal => ({
  format: 'own',
  whole: { ...document },
  project: {
    name: textOf(document['name']),
    netRoomArea: null,
    grossFloorArea: null,
    constructions: {},
    openingTypes: {},
    elements: [],
    openings: [],
    items: [],
  },
  report: {
    units: { length: null, area: null },
    storeys: [],
    materials: [],
    layersLeftOut: [],
    rows: [],
    withoutConstruction: [],
    notTaken: {},
    openings: [],
    openingsLeftOut: [],
    bulks: [],
    spaces: [],
    itemsLeftOut: [],
    lost: [],
  },
})
