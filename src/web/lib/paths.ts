import { webPaths } from '#contract/web-paths.ts'
import type { Ownership } from '#vocabulary/constructions.ts'

const asking = (path: string, fields: Readonly<Record<string, string>>) =>
  `${path}?${new URLSearchParams(fields).toString()}`

/** Every address of the app: `path` as the router matches it, `href` as links write it. */
export const paths = {
  library: { path: '/library', href: '/library' },
  import: { path: '/import', href: '/import' },
  newConstruction: { path: '/constructions/new', href: '/constructions/new' },
  construction: {
    path: '/constructions/:ownership/:id',
    href: webPaths.construction,
  },
  report: {
    path: '/constructions/:ownership/:id/report',
    href: (ownership: Ownership, id: string) => `${webPaths.construction(ownership, id)}/report`,
  },
  projects: { path: '/projects', href: '/projects' },
  newProject: { path: '/projects/new', href: '/projects/new' },
  importProject: {
    path: '/projects/import',
    href: '/projects/import',
    /** A file is compared with a project that came from one. */
    hrefInto: (id: string) => `/projects/import?into=${id}`,
  },
  projectComparison: {
    path: '/projects/compare',
    /** These variants of a project side by side; the first is the reference. */
    hrefFor: (id: string, variants: readonly string[]) =>
      `/projects/compare?in=${variants.map((variant) => `${id}:${variant}`).join(',')}`,
  },
  project: { path: '/projects/:id', href: (id: string) => `/projects/${id}` },
  projectConstruction: {
    path: '/projects/:id/constructions/:key',
    /** A construction of a project in the layer editor. */
    hrefFor: (id: string, key: string) => `/projects/${id}/constructions/${key}`,
  },
  projectReport: {
    path: '/projects/:id/report',
    href: (id: string, variant: string) => `/projects/${id}/report?variant=${variant}`,
  },
  comparison: {
    path: '/compare',
    href: '/compare',
    /** The comparison of these constructions; the first is the baseline. */
    hrefFor: (ids: readonly string[]) => (ids.length === 0 ? '/compare' : `/compare?ids=${ids.join(',')}`),
  },
  renovation: { path: '/renovation', href: '/renovation', hrefFor: (id: string) => `/renovation?id=${id}` },
  standards: {
    path: '/admin/standards',
    href: '/admin/standards',
    hrefFor: (id: string) => `/admin/standards?id=${id}`,
  },
  accessKeys: { path: '/admin/access-keys', href: '/admin/access-keys' },
  materials: {
    path: '/materials',
    href: '/materials',
    /** The material beside the list of what a text finds. */
    hrefFor: (id: string, text: string) => asking('/materials', { q: text, id }),
  },
  ownMaterials: {
    path: '/materials/own',
    href: '/materials/own',
    /** Those of an office. */
    hrefIn: (office: string) => asking('/materials/own', { office }),
  },
  prices: {
    path: '/materials/prices',
    href: '/materials/prices',
    /** The dialog for the price of a material, or of what is built in. */
    hrefFor: (id: string) => asking('/materials/prices', { of: id }),
  },
  newOwnMaterial: {
    path: '/materials/own/new',
    href: '/materials/own/new',
    /** A new material that has its name already. */
    hrefFor: (name: string) => asking('/materials/own/new', { name }),
    /** A new material of an office. */
    hrefIn: (office: string) => asking('/materials/own/new', { office }),
  },
  ownMaterial: { path: '/materials/own/:id', href: (id: string) => `/materials/own/${id}` },
  datasets: {
    path: '/datasets',
    href: '/datasets',
    /** A dataset beside the list of its release. */
    hrefFor: (release: string, uuid: string) => asking('/datasets', { release, id: uuid }),
  },
  dataReleases: { path: '/admin/data', href: '/admin/data' },
  account: {
    path: '/account/:part?',
    href: '/account',
    security: '/account/security',
    keys: '/account/access-keys',
    webhooks: '/account/webhooks',
    data: '/account/data',
  },
  offices: {
    path: webPaths.office,
    href: webPaths.office,
  },
  office: {
    path: `${webPaths.office}/:id/:part?`,
    href: (id: string) => `${webPaths.office}/${id}`,
    /** What was done in it. */
    activity: (id: string) => `${webPaths.office}/${id}/activity`,
    /** What holds for it, for those who administer it. */
    rules: (id: string) => `${webPaths.office}/${id}/rules`,
    /** What was done to a construction of an office. */
    hrefFor: (id: string, construction: string, subject: string) =>
      asking(`${webPaths.office}/${id}/activity`, { construction, subject }),
  },
  /** Questions over everything that one sees. */
  questions: { path: `${webPaths.office}/query`, href: `${webPaths.office}/query` },
  sources: { path: '/sources', href: '/sources' },
  login: {
    path: webPaths.login,
    href: webPaths.login,
    /** Login that leads back to where the visitor wanted to go. */
    hrefFor: (next: string) =>
      next === '/' || next === '/library' ? webPaths.login : `${webPaths.login}?next=${encodeURIComponent(next)}`,
  },
  signUp: { path: '/sign-up', href: '/sign-up' },
  forgotPassword: { path: '/forgot-password', href: '/forgot-password' },
  verify: { path: webPaths.verify, href: webPaths.verify },
  /** Where one types the code of a report. */
  verification: { path: '/verification', href: '/verification' },
  verifiedReport: { path: '/verify/:code', href: webPaths.verifiedReport },
  ssoCallback: { path: webPaths.ssoCallback, href: webPaths.ssoCallback },
} as const

/** Where to go after login: only an address within the app, the library for anything else. */
export const safeNext = (next: string | null): string =>
  next !== null && /^\/(?![/\\])/.test(next) ? next : paths.library.href
