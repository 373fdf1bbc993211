import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { apiAs } from './constructions.ts'

/** The U-value on screen. */
export const uValue = (page: Page) => page.locator('[data-kpi="uValue"]')
/** Rows of the table of layers. */
export const rows = (page: Page) => page.getByRole('grid').locator('tbody tr')
/** Whether everything is saved. */
export const status = (page: Page) => page.locator('[data-save-status]')
/** Field for the thickness of a layer, from 1. */
export const thickness = (page: Page, number: number) =>
  page.getByRole('textbox', { name: `Dicke in mm, Schicht ${number}` })

/** Cell of a layer, from 1. */
export const cell = (page: Page, row: number, column: string) =>
  rows(page)
    .nth(row - 1)
    .locator(`[data-column="${column}"]`)

/** Thicknesses as the table shows them, outside first. */
export const thicknesses = (page: Page) =>
  rows(page).evaluateAll((all) =>
    all.map((row) => {
      const shown = row.querySelector('[data-column="thickness"]')
      return shown?.querySelector('input')?.value ?? shown?.textContent
    }),
  )

/** Opens a wall of three layers (15, 160, 175 mm) that is stored, and waits for its figures and for what they are computed from. */
export async function openStoredWall(page: Page, request: APIRequestContext): Promise<string> {
  const { create } = await apiAs(request, 'architect')
  const { id } = await create({ name: 'Prüfwand', code: 'PW-1' })
  const address = `/constructions/custom/${id}`
  const data = page.waitForResponse((one) => one.url().includes('/v1/material/figures'))
  await page.goto(address)
  await data
  await expect(uValue(page)).toHaveText(/\d/)
  return address
}

/** Opens a view beside the layers by its key. */
export async function openView(page: Page, key: string, name: string): Promise<void> {
  await page.keyboard.press(key)
  await expect(page.getByRole('tab', { name, selected: true })).toBeVisible()
}
