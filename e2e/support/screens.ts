import type { Page } from '@playwright/test'
import type { StillIds } from './still.ts'
import { expect } from './test.ts'

/** A screen, or a state of it that `arrange` brings about; those are written in German and looked at in German alone. */
export type Screen = {
  readonly name: string
  readonly path: (ids: StillIds) => string
  readonly arrange?: (page: Page) => Promise<void>
  /** Differs from run to run, as the list of sessions and how far a search has come: no picture says what it should be. */
  readonly varies?: boolean
  /** Only what is within the window: something lies over it. */
  readonly window?: boolean
  /** What somebody has opened on a screen, rather than the screen. */
  readonly isState?: boolean
  /** In a window so wide [px], where it is not a narrow one that is looked at. */
  readonly width?: number
}

/** The worked example of a building. */
export const project: Screen['path'] = ({ project: id }) => `/projects/${id}`

/** Waits until the rows of a building and what it comes to have their figures. @param column - of the share of each row */
export const computed = (column: string) => async (page: Page) => {
  await expect(page.getByRole('grid').locator(`[data-column="${column}"]`).first()).toContainText(/\d/)
  await expect(page.getByRole('main')).toContainText('QNG-PLUS')
}

export const outside: readonly Screen[] = [
  { name: 'login', path: () => '/login' },
  { name: 'sign-up', path: () => '/sign-up' },
  { name: 'forgot-password', path: () => '/forgot-password' },
  { name: 'link-used', path: () => '/verify?token=none&type=magicLink' },
  { name: 'sources', path: () => '/sources' },
  { name: 'linked', path: ({ open }) => open.linked },
  { name: 'linked-project', path: ({ open }) => open.linkedProject },
  { name: 'verification', path: () => '/verification' },
  { name: 'verification-equal', path: ({ open }) => `/verify/${open.equal}` },
  { name: 'verification-different', path: ({ open }) => `/verify/${open.different}` },
]

export const working: readonly Screen[] = [
  { name: 'library', path: () => '/library?sort=name&size=12' },
  { name: 'library-empty', path: () => '/library?q=nirgends' },
  { name: 'editor', path: ({ pathOf }) => pathOf('custom', 'AW-02') },
  { name: 'editor-roof', path: ({ pathOf }) => pathOf('custom', 'DA-01') },
  {
    name: 'editor-new',
    path: () => '/constructions/new',
    arrange: async (page) => {
      await expect(page.getByRole('textbox', { name: /^(Schichten|Write)/ })).toBeVisible()
    },
  },
  { name: 'report', path: ({ pathOf }) => `${pathOf('custom', 'AW-02')}/report` },
  {
    name: 'comparison',
    path: ({ idOf }) => `/compare?ids=${['AW-01', 'AW-03', 'AW-05'].map((code) => idOf('standard', code)).join(',')}`,
  },
  {
    name: 'comparison-equal',
    path: ({ idOf }) =>
      `/compare?ids=${['AW-01', 'AW-03', 'AW-05'].map((code) => idOf('standard', code)).join(',')}&equal=uValue:0.2`,
  },
  { name: 'comparison-empty', path: () => '/compare' },
  { name: 'renovation', path: ({ idOf }) => `/renovation?id=${idOf('standard', 'AW-08')}&hdh=75&ef=240&eta=1` },
  { name: 'projects', path: () => '/projects' },
  { name: 'project', path: project, arrange: computed('share') },
  {
    name: 'project-operation',
    path: ({ project: id }) => `/projects/${id}?part=operation`,
    arrange: async (page) => {
      await expect(page.getByRole('combobox').first()).toBeVisible()
    },
  },
  {
    name: 'project-variants',
    path: ({ project: id }) => `/projects/${id}?beside=variants`,
    width: 1440,
    arrange: computed('base/share'),
  },
  {
    name: 'project-comparison',
    path: ({ project: id }) => `/projects/compare?in=${['base', 'B', 'C'].map((one) => `${id}:${one}`).join(',')}`,
  },
  {
    name: 'project-report',
    path: ({ project: id }) => `/projects/${id}/report?variant=base`,
    window: true,
    arrange: async (page) => {
      await expect(page.getByRole('article').first()).toBeVisible()
    },
  },
  { name: 'project-comparison-empty', path: () => '/projects/compare', varies: true },
  { name: 'import', path: () => '/import' },
  { name: 'own-materials', path: () => '/materials/own' },
  { name: 'prices', path: () => '/materials/prices', varies: true },
  { name: 'own-material-new', path: () => '/materials/own/new' },
  { name: 'datasets', path: () => '/datasets?q=holz' },
  { name: 'account', path: () => '/account', varies: true },
  { name: 'webhooks', path: () => '/account/webhooks', varies: true },
  { name: 'security', path: () => '/account/security' },
  { name: 'own-data', path: () => '/account/data' },
  { name: 'offices', path: () => '/office', varies: true },
  {
    name: 'questions',
    path: () => '/office/query?if=type%3AouterWall&if=uValue%3A0.2&if=category%3Ainsulation',
    varies: true,
  },
  { name: 'linked-missing', path: () => '/s#abgelaufen' },
  { name: 'verification-unknown', path: () => '/verify/7K3M-Q2ZD-81VB-0HXT-5N9W-GJ4C' },
  { name: 'not-found', path: () => '/nirgends' },
]

export const administering: readonly Screen[] = [
  { name: 'standards', path: () => '/admin/standards' },
  { name: 'materials', path: () => '/materials?q=holzfaser' },
  { name: 'access-keys', path: () => '/admin/access-keys' },
  { name: 'data-releases', path: () => '/admin/data' },
]
