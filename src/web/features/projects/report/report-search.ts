import { BASE_VARIANT } from '#vocabulary/projects.ts'
import { addressCodec, commaList, type Parameter, someOf } from '#web/lib/address.ts'

/** What a report of a project may hold beside its cover, in its order. */
export const projectReportParts = [
  'elements',
  'modules',
  'booking',
  'envelope',
  'distribution',
  'levers',
  'variants',
  'gaps',
  'constructions',
  'epbd',
  'datasets',
] as const
export type ProjectReportPart = (typeof projectReportParts)[number]

const usual = projectReportParts.filter((part) => part !== 'epbd')

/** How the report is set; lives in the address. */
export type ProjectReportSearch = { readonly variant: string; readonly parts: readonly ProjectReportPart[] }

const variant: Parameter<string> = {
  name: 'variant',
  read: ([given = '']) => (/^[\w-]{1,40}$/.test(given) ? given : BASE_VARIANT),
  write: (value) => (value === BASE_VARIANT ? [] : [value]),
}

export const { read: reportSearchFrom, write: reportParametersOf } = addressCodec<ProjectReportSearch>({
  variant,
  parts: commaList(someOf('parts', projectReportParts), usual),
})
