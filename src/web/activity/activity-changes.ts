import type { ActivityEntry } from '#contract/office-activity.ts'
import { type ActivityFigure, activityFigures, isActivityFigure } from '#vocabulary/activity-names.ts'
import { type OfficeRole, officeRoles } from '#vocabulary/offices.ts'
import type { Formats } from '#web/lib/format.ts'
import type { TextsIn } from '#web/lib/i18n/catalogue.ts'
import type { activityTexts } from './activity-texts.ts'

type Words = {
  readonly t: TextsIn<typeof activityTexts>
  readonly formats: Formats
}
type Value = ActivityEntry['changes'][string]['from']

const permissions = ['view', 'edit', 'none'] as const

const switches = {
  secondFactor: ['secondFactorOff', 'secondFactorOn'],
  joins: ['joinsOff', 'joinsOn'],
  linksForbidden: ['linksAllowed', 'linksForbidden'],
} as const
type Switch = keyof typeof switches

const isSwitch = (field: string): field is Switch => Object.hasOwn(switches, field)
/** A name or role before and after; a dash where there was none. */
const fromTo = (from: Value, to: Value, write: (value: Value) => Value) =>
  [from, to].map((value) => write(value) ?? '–').join(' → ')
const switchText = (field: Switch, isOn: boolean, t: Words['t']): string => t(switches[field][isOn ? 1 : 0])
const isRole = (value: Value): value is OfficeRole => officeRoles.some((role) => role === value)

/** A figure before and after, as `U 0,24 → 0,20 W/(m²K)`. */
function figureText(field: ActivityFigure, from: Value, to: Value, { t, formats }: Words): string {
  const quantity = activityFigures[field]
  const write = (value: Value) => formats.figure(quantity, typeof value === 'number' ? value : null)
  const last = typeof to === 'number' ? formats.withUnit(quantity, to) : write(to)
  return `${t(`field.${field}`)} ${write(from)} → ${last}`
}

function oneChange(field: string, { from, to }: ActivityEntry['changes'][string], words: Words): string {
  const { t, formats } = words
  if (isActivityFigure(field)) return figureText(field, from, to, words)
  if (field === 'role') return fromTo(from, to, (role) => (isRole(role) ? t(`role.${role}`) : null))
  if (field === 'note') return String(to)
  if (field === 'name') return fromTo(from, to, (name) => name)
  if (field === 'version') return versionText(from, to, t)
  if (field === 'expiresAt') return t('validTo', { date: formats.date(String(to)) })
  if (field === 'format') return String(to).toUpperCase()
  if (field === 'constructions') return t('together', { count: Number(to) })
  if (isSwitch(field)) return switchText(field, to === 1, t)
  return givenText(field, to, t)
}

/** Versions of a source, before and after; the last one where it was cut. */
const versionText = (from: Value, to: Value, t: Words['t']): string =>
  to === null ? t('versionLast', { from: String(from) }) : t('version', { from: String(from), to: String(to) })

/** Whom something is shared with, and with which right. */
function givenText(field: string, to: Value, t: Words['t']): string {
  const given = permissions.find((one) => one === to)
  return given ? `${field}: ${t(`given.${given}`)}` : field
}

/** What an entry of the activity has made other, in words. */
export const changesText = ({ changes }: Pick<ActivityEntry, 'changes'>, words: Words): string =>
  Object.entries(changes)
    .map(([field, change]) => oneChange(field, change, words))
    .join(', ')
