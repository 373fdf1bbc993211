import type { ActivityEntry } from '#contract/office-activity.ts'
import { type OfficeRole, officeRoles } from '#vocabulary/offices.ts'
import type { Formats, Quantity } from '#web/lib/format.ts'
import type { TextsIn } from '#web/lib/i18n/catalogue.ts'
import type { activityTexts } from './activity-texts.ts'
import type { officesTexts } from './offices-texts.ts'

type Words = {
  readonly t: TextsIn<typeof activityTexts>
  readonly offices: TextsIn<typeof officesTexts>
  readonly formats: Formats
}
type Value = ActivityEntry['changes'][string]['from']

/** Figures of the list, and what they are written as. */
const quantities = {
  uValue: 'uValue',
  thickness: 'thickness',
  mass: 'mass',
  gwp: 'gwp',
  penrt: 'primaryEnergy',
} as const satisfies Readonly<Record<string, Quantity>>
type FigureField = keyof typeof quantities
const permissions = ['view', 'edit', 'none'] as const

const isFigure = (field: string): field is FigureField => field in quantities
const isRole = (value: Value): value is OfficeRole => officeRoles.some((role) => role === value)

/** A figure before and after, as `U 0,24 → 0,20 W/(m²K)`. */
function figureText(field: FigureField, from: Value, to: Value, { t, formats }: Words): string {
  const quantity = quantities[field]
  const write = (value: Value) => formats.figure(quantity, typeof value === 'number' ? value : null)
  const last = typeof to === 'number' ? formats.withUnit(quantity, to) : write(to)
  return `${t(`field.${field}`)} ${write(from)} → ${last}`
}

function oneChange(field: string, { from, to }: ActivityEntry['changes'][string], words: Words): string {
  const { t, offices, formats } = words
  if (isFigure(field)) return figureText(field, from, to, words)
  if (field === 'role') return [from, to].map((role) => (isRole(role) ? offices(`role.${role}`) : '–')).join(' → ')
  if (field === 'expiresAt') return t('validTo', { date: formats.date(String(to)) })
  if (field === 'format') return String(to).toUpperCase()
  if (field === 'name') return `${from ?? '–'} → ${to ?? '–'}`
  if (field === 'constructions') return t('together', { count: Number(to) })
  if (field === 'secondFactor') return t(to === 1 ? 'secondFactorOn' : 'secondFactorOff')
  // whom something is shared with
  const given = permissions.find((one) => one === to)
  return given ? `${field}: ${t(`given.${given}`)}` : field
}

/** What an entry of the activity has made other, in words. */
export const changesText = ({ changes }: Pick<ActivityEntry, 'changes'>, words: Words): string =>
  Object.entries(changes)
    .map(([field, change]) => oneChange(field, change, words))
    .join(', ')
