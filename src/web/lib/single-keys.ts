import { keep, kept } from './kept.ts'
import { createStore, useStore } from './store.ts'

const NAME = 'single-keys'
const singleKeys = createStore(kept(NAME) !== 'off')

/** Whether keys that write a character act without Ctrl, Alt or Meta; on until the user switches them off. */
export const singleKeysOn = (): boolean => singleKeys.get()
/** Whether single keys act; the component renders again when it changes. */
export const useSingleKeys = (): boolean => useStore(singleKeys)

/** Switches single keys on or off, and keeps that in this browser. */
export function setSingleKeys(on: boolean): void {
  keep(NAME, on ? null : 'off')
  singleKeys.set(on)
}

/** Where a key belongs to what has the focus: fields, open dialogs and menus. */
const TAKEN =
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"]), select, textarea, dialog, [contenteditable], [role="menu"]'

/** Whether the target of a key press takes keys for itself, so that shortcuts of the screen must not act. */
export const takesKeys = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(TAKEN) !== null

/** Whether a key pressed there may act as a shortcut of one single key: outside fields, and not switched off. */
export const singleKeyActs = (target: EventTarget | null): boolean => singleKeysOn() && !takesKeys(target)
