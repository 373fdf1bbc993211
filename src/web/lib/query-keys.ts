/** Keys of what several screens fetch or change; invalidating `all` covers what lies below it. */
export const constructionKeys = {
  all: ['constructions'],
  lists: ['constructions', 'list'],
  counts: ['constructions', 'count'],
  tags: ['constructions', 'tags'],
  comparisons: ['constructions', 'comparison'],
  one: (id: string) => ['constructions', 'one', id],
} as const

export const standardKeys = {
  all: ['standards'],
  lists: ['standards', 'list'],
  one: (id: string) => ['standards', 'one', id],
  versions: (id: string) => ['standards', 'versions', id],
} as const

export const materialKeys = {
  all: (release: string | null, locale: string, query: string) => ['material', 'all', release, locale, query],
  detail: (id: string, release: string | null, locale: string) => ['material', id, release, locale],
  releases: ['material', 'releases'],
} as const

export const dataKeys = {
  datasets: ['datasets'],
  releases: ['data-releases'],
  imports: ['catalogue-imports'],
} as const

export const accountKeys = {
  sessions: ['account', 'sessions'],
  accessKeys: ['account', 'access-keys'],
  passwordPolicy: ['account', 'password-policy'],
} as const
