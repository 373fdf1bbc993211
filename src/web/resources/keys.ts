/**
 * Keys of all that is fetched. What changes invalidates the shortest key that covers what follows from it.
 */
export const constructionKeys = {
  all: ['constructions'],
  lists: ['constructions', 'list'],
  counts: ['constructions', 'count'],
  tags: ['constructions', 'tags'],
  comparisons: ['constructions', 'comparison'],
  ones: ['constructions', 'one'],
  one: (id: string) => ['constructions', 'one', id],
  shares: ['constructions', 'shares'],
  links: ['constructions', 'links'],
  reports: ['constructions', 'reports'],
} as const

export const assessmentKeys = { all: ['assessment'] } as const

export const projectKeys = {
  all: ['projects'],
  lists: ['projects', 'list'],
  facets: ['projects', 'facets'],
  one: (id: string) => ['projects', 'one', id],
  shares: ['projects', 'shares'],
  links: ['projects', 'links'],
  reports: ['projects', 'reports'],
} as const

export const standardKeys = {
  all: ['standards'],
  lists: ['standards', 'list'],
  one: (id: string) => ['standards', 'one', id],
  versions: (id: string) => ['standards', 'versions', id],
} as const

export const materialKeys = {
  all: ['material'],
  lists: ['material', 'list'],
  ones: ['material', 'one'],
  one: (id: string) => ['material', 'one', id],
  categories: ['material', 'categories'],
  releases: ['material', 'releases'],
  own: ['material', 'own'],
  prices: ['material', 'prices'],
  figures: ['material', 'figures'],
  choices: ['material', 'choices'],
} as const

export const dataKeys = {
  datasets: ['datasets'],
  releases: ['data-releases'],
  imports: ['catalogue-imports'],
} as const

export const accountKeys = {
  sessions: ['account', 'sessions'],
  accessKeys: ['account', 'access-keys'],
  webhooks: ['account', 'webhooks'],
  letterhead: ['account', 'letterhead'],
  secondFactor: ['account', 'second-factor'],
  passkeys: ['account', 'passkeys'],
  offices: ['account', 'offices'],
  passwordPolicy: ['account', 'password-policy'],
  university: (email: string) => ['account', 'university', email],
} as const
