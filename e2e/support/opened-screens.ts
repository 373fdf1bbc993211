import type { Page } from '@playwright/test'
import { openView } from './editor.ts'
import { computed, project, type Screen } from './screens.ts'
import { expect } from './test.ts'

const press = (name: string | RegExp) => async (page: Page) => page.getByRole('button', { name }).first().click()
/** Opens a dialog of the worked example by its button. */
const openInProject = (name: string) => async (page: Page) => {
  await computed('share')(page)
  await page.getByRole('button', { name, exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

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

/** What somebody has opened on a screen: menus, dialogs, views. */
export const states: readonly Screen[] = opened.map((screen) => ({ ...screen, window: true, isState: true }))
