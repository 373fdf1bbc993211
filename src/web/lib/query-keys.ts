/** Keys of what several screens fetch or change; invalidating `all` covers what lies below it. */
export const constructionKeys = {
  all: ['constructions'],
  lists: ['constructions', 'list'],
  counts: ['constructions', 'count'],
  tags: ['constructions', 'tags'],
  comparisons: ['constructions', 'comparison'],
  one: (id: string) => ['constructions', 'one', id],
} as const

export const accountKeys = {
  sessions: ['account', 'sessions'],
  passwordPolicy: ['account', 'password-policy'],
} as const
