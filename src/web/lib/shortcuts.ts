import { useEffect } from 'react'
import { singleKeyActs, takesKeys } from './single-keys.ts'
import { createStore, useStore } from './store.ts'

export type Shortcut = {
  readonly label: string
  /**
   * Keys that do it, each by itself: `Ctrl+K`, `Shift+D`, `?`, `Delete`; `G B` is one after the other. They are shown in
   * the overview as the user's keyboard names them. Ctrl is Meta where a keyboard has it. Empty: only a command.
   * Keys that are only told may also be `Alt+↑/↓` for either of them.
   */
  readonly keys: readonly string[]
  /** What one types, in place of keys: `140+20`. */
  readonly sample?: string
  /** What it does, by key and as a command of the palette. Absent where the key is only told here and acts elsewhere. */
  readonly run?: (() => void) | undefined
  /** Acts by key alone and is no command of the palette. */
  readonly keyOnly?: boolean
}

/** What the overview shows under one heading. */
export type ShortcutGroup = { readonly title: string; readonly shortcuts: readonly Shortcut[] }

/** Time between the keys of `G B` [ms]. */
const SEQUENCE = 1_500

const none: readonly ShortcutGroup[] = []
const registered = createStore<readonly (readonly ShortcutGroup[])[]>([])

/** Registers the keys and commands of the screen on display: they act, stand in the overview and in the palette. */
export function useScreenShortcuts(groups: readonly ShortcutGroup[]): void {
  useEffect(() => {
    registered.set([...registered.get(), groups])
    return () => registered.set(registered.get().filter((one) => one !== groups))
  }, [groups])
}

/** What the screen on display has registered. */
export const useRegisteredShortcuts = (): readonly ShortcutGroup[] => {
  const all = useStore(registered)
  return all.length === 1 ? (all[0] ?? none) : all.flat()
}

type Press = { readonly control: boolean; readonly shift: boolean; readonly alt: boolean; readonly key: string }

const presses = new Map<string, Press>()

/** `Ctrl+Shift+Z` in its parts; the key itself may be a plus. */
const pressOf = (text: string): Press => {
  const known = presses.get(text)
  if (known) return known
  const [, modifiers = '', key = ''] = /^((?:(?:Ctrl|Shift|Alt)\+)*)(.+)$/.exec(text) ?? []
  const press = {
    control: modifiers.includes('Ctrl'),
    shift: modifiers.includes('Shift'),
    alt: modifiers.includes('Alt'),
    key: key.toLowerCase(),
  }
  presses.set(text, press)
  return press
}

/** Signs such as `?` need Shift on some keyboards and not on others; letters and named keys tell it apart. */
const isSign = (key: string) => key.length === 1 && key.toLowerCase() === key.toUpperCase()

const matches = (text: string, event: KeyboardEvent): boolean => {
  const { control, shift, alt, key } = pressOf(text)
  return (
    event.key.toLowerCase() === key &&
    (event.ctrlKey || event.metaKey) === control &&
    event.altKey === alt &&
    (event.shiftKey === shift || isSign(key))
  )
}

/** Enter, with Ctrl too, belongs to the link or button in focus: a browser opens a new tab by it. */
const isItsEnter = (key: string, target: EventTarget | null) =>
  key === 'enter' && target instanceof Element && (target.closest('a, button') !== null || takesKeys(target))

/** Writing keys act where single keys may, others such as Delete outside fields, F6 and those with Ctrl or Alt everywhere. */
const mayAct = ({ control, alt, key }: Press, target: EventTarget | null) =>
  !isItsEnter(key, target) &&
  (control || alt || /^f\d/.test(key) || (key.length === 1 ? singleKeyActs(target) : !takesKeys(target)))

const find = (groups: readonly ShortcutGroup[], fits: (keys: string) => boolean): Shortcut | undefined =>
  groups.flatMap(({ shortcuts }) => shortcuts).find(({ keys, run }) => run !== undefined && keys.some(fits))

/**
 * Listens for the keys of `groups` and of the screen on display, until the returned function is called. Nothing acts
 * while a dialog is open, nor on a key that its own component has taken.
 */
export function listenForShortcuts(groups: readonly ShortcutGroup[]): () => void {
  let first: { key: string; at: number } | null = null
  const all = () => [...groups, ...registered.get().flat()]
  const act = (event: KeyboardEvent, shortcut: Shortcut | undefined) => {
    if (!shortcut?.run) return false
    event.preventDefault()
    shortcut.run()
    return true
  }
  /** The second key of two comes before every component, which may know it by another meaning. */
  const onSecond = (event: KeyboardEvent) => {
    if (first === null || event.ctrlKey || event.altKey || event.metaKey) return
    const { key, at } = first
    first = null
    const pair = `${key} ${event.key.toLowerCase()}`
    if (Date.now() - at > SEQUENCE || !singleKeyActs(event.target)) return
    if (
      act(
        event,
        find(all(), (keys) => keys.toLowerCase() === pair),
      )
    )
      event.stopPropagation()
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat) return
    const fits = (keys: string) => !/\S \S/.test(keys) && matches(keys, event) && mayAct(pressOf(keys), event.target)
    const begins = (keys: string) => /\S \S/.test(keys) && matches(keys.split(' ')[0] ?? '', event)
    const shortcut = find(all(), fits)
    const isFirst = shortcut === undefined && singleKeyActs(event.target) && find(all(), begins) !== undefined
    // asked last: it looks through the whole page, and most keys are letters of a field
    if ((shortcut === undefined && !isFirst) || document.querySelector('dialog[open]')) return
    if (isFirst) first = { key: event.key.toLowerCase(), at: Date.now() }
    else act(event, shortcut)
  }
  addEventListener('keydown', onSecond, true)
  addEventListener('keydown', onKey)
  return () => {
    removeEventListener('keydown', onSecond, true)
    removeEventListener('keydown', onKey)
  }
}
