import type { Page } from '@playwright/test'
import { openView } from './editor.ts'
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

const press = (name: string | RegExp) => async (page: Page) => page.getByRole('button', { name }).first().click()
const project: Screen['path'] = ({ project: id }) => `/projects/${id}`

/** Waits until the rows of a building and what it comes to have their figures. @param column - of the share of each row */
const computed = (column: string) => async (page: Page) => {
  await expect(page.getByRole('grid').locator(`[data-column="${column}"]`).first()).toContainText(/\d/)
  await expect(page.getByRole('main')).toContainText('QNG-PLUS')
}

/** Opens a dialog of the worked example by its button. */
const openInProject = (name: string) => async (page: Page) => {
  await computed('share')(page)
  await page.getByRole('button', { name, exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
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

const wood: Screen['path'] = ({ pathOf }) => pathOf('custom', 'AW-02')

const opened: readonly Screen[] = [
  {
    name: 'account-menu',
    path: () => '/nirgends',
    arrange: press(/^Konto:/),
  },
  {
    name: 'palette',
    path: () => '/nirgends',
    arrange: async (page) => {
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox', { name: 'Suchen oder springen' }).fill('holz')
      await expect(page.getByRole('option', { name: /Holzrahmen/ }).first()).toBeVisible()
    },
  },
  { name: 'project-new', path: () => '/projects/new', varies: true },
  { name: 'project-details', path: project, varies: true, arrange: openInProject('Angaben') },
  { name: 'project-states', path: project, varies: true, arrange: openInProject('Stände und Fassungen') },
  { name: 'project-import', path: () => '/projects/import' },
  {
    name: 'shortcuts',
    path: wood,
    arrange: async (page) => {
      await page.keyboard.press('?')
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'selection',
    path: () => '/library?in=custom&sort=name',
    arrange: async (page) => {
      for (const row of [1, 2]) await page.getByRole('row').nth(row).getByRole('checkbox').check()
    },
  },
  {
    name: 'delete',
    path: () => '/library?in=custom&sort=name',
    arrange: async (page) => {
      await page.getByRole('row').nth(1).getByRole('checkbox').check()
      await page.keyboard.press('Delete')
      await expect(page.getByRole('alertdialog')).toBeVisible()
    },
  },
  {
    name: 'share',
    path: wood,
    arrange: async (page) => {
      // a narrow window has the ways from a construction in a menu
      if ((page.viewportSize()?.width ?? 0) < 1024) {
        await press('Weitere Wege')(page)
        await page.getByRole('menuitem', { name: 'Teilen' }).click()
      } else await press('Teilen')(page)
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'linked-changed',
    path: ({ open }) => open.linked,
    arrange: async (page) => {
      await page.getByRole('button', { name: /^Schicht 2 wählen/ }).click()
      await page.getByRole('textbox', { name: /Dicke$/ }).fill('240')
      await expect(page.getByText(/^wie geteilt/)).toBeVisible()
    },
  },
  {
    name: 'share-links',
    path: wood,
    arrange: async (page) => {
      if ((page.viewportSize()?.width ?? 0) < 1024) {
        await press('Weitere Wege')(page)
        await page.getByRole('menuitem', { name: 'Teilen' }).click()
      } else await press('Teilen')(page)
      await page.getByRole('tab', { name: /^Link/ }).click()
      await expect(page.getByRole('button', { name: 'Link erstellen' })).toBeVisible()
    },
  },
  {
    name: 'material-search',
    path: wood,
    arrange: async (page) => {
      await page.keyboard.press('F6')
      await page.keyboard.press('F6')
      await page.keyboard.press('m')
      await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
      // marked or not, by whether the list was there before the focus
      await page.getByRole('combobox').evaluateAll((fields) => {
        for (const field of fields) if (field instanceof HTMLInputElement) field.setSelectionRange(0, 0)
      })
    },
  },
  {
    name: 'framing',
    path: wood,
    arrange: async (page) => {
      await page.keyboard.press('F6')
      await page.keyboard.press('F6')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('s')
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'built-in',
    path: wood,
    arrange: async (page) => {
      await page.keyboard.press('F6')
      await page.keyboard.press('F6')
      await page.keyboard.press('b')
      // chosen, not added: what is added would be saved, and stand in every picture that follows
      await page.getByRole('dialog').locator('select').selectOption('studsCw75', { timeout: 10_000 })
    },
  },
  {
    name: 'proposals',
    path: wood,
    varies: true,
    arrange: async (page) => {
      await openView(page, 'p', 'Vorschläge')
      await expect(page.locator('[data-proposal]').first()).toBeVisible({ timeout: 60_000 })
    },
  },
  {
    name: 'best-thickness',
    path: wood,
    arrange: async (page) => {
      await openView(page, 'd', 'Dicke')
      await expect(page.getByRole('button', { name: /mm übernehmen$/ })).toBeVisible({ timeout: 60_000 })
    },
  },
  {
    name: 'influence',
    path: wood,
    arrange: async (page) => {
      await openView(page, 'i', 'Einfluss')
      await expect(page.getByText('10 000 Ziehungen')).toBeVisible({ timeout: 60_000 })
    },
  },
  {
    name: 'editor-wide',
    path: wood,
    width: 1920,
    arrange: async (page) => {
      await expect(page.locator('#kpis').getByRole('region', { name: 'Einfluss: U-Wert' })).toBeVisible({
        timeout: 30_000,
      })
    },
  },
  {
    name: 'colouring-gwp',
    path: wood,
    arrange: async (page) => {
      await page.getByLabel('Färbung').selectOption('GWP')
      await expect(page.locator('#drawing')).toContainText('Anteil am GWP')
    },
  },
  {
    name: 'three-columns',
    path: wood,
    varies: true,
    width: 2560,
    arrange: async (page) => {
      await openView(page, 'i', 'Einfluss')
      await expect(page.getByText('10 000 Ziehungen')).toBeVisible({ timeout: 60_000 })
      await expect(page.locator('[data-kpi="uValue"]')).toBeVisible()
    },
  },
  { name: 'price', path: () => '/materials/prices?of=osb', varies: true },
  {
    name: 'session-expired',
    path: () => '/library?in=custom&sort=name',
    arrange: async (page) => {
      await page.context().clearCookies()
      await page.route('**/v1/construction/list*', async (route) => {
        await route.continue({ headers: { ...route.request().headers(), authorization: 'Bearer ended' } })
      })
      await page.getByRole('searchbox').fill('x')
      await expect(page.getByRole('alertdialog')).toBeVisible()
    },
  },
]

export const states: readonly Screen[] = opened.map((screen) => ({ ...screen, window: true, isState: true }))

export const administering: readonly Screen[] = [
  { name: 'standards', path: () => '/admin/standards' },
  { name: 'materials', path: () => '/materials?q=holzfaser' },
  { name: 'access-keys', path: () => '/admin/access-keys' },
  { name: 'data-releases', path: () => '/admin/data' },
]
