import { keep, kept } from '#web/lib/kept.ts'
import { currentSession, userOf } from '#web/lib/session.ts'
import { type MaterialUse, parsedUse, withUse } from './material-use.ts'

const name = () => `materials.${userOf(currentSession())?.userId ?? 'nobody'}`

/** The signed-in user's use of materials on this device. */
export const materialUse = (): MaterialUse => parsedUse(kept(name()))

/** Remembers that the user chose a material. */
export const rememberMaterial = (id: string): void =>
  keep(name(), JSON.stringify(withUse(materialUse(), id, Date.now())))
