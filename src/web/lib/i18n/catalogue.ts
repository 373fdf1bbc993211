import { use } from 'react'
import type { Locale } from '#vocabulary/constructions.ts'
import { beforeLocaleChange, currentLocale, languageTag, useLocale } from './locale.ts'
import { fill, type Message, type Parameters, type Plural } from './message.ts'

export type Messages = Readonly<Record<string, Message>>

/** What a translation must hold to be complete: every key, and a plural where the original has one. */
export type Translation<Original extends Messages> = {
  readonly [K in keyof Original]: Original[K] extends Plural ? Plural : string
}

/** Looks up a text; its parameters are those named in braces in the German one. */
export type Texts<M extends Messages> = <K extends keyof M & string>(key: K, ...parameters: Parameters<M[K]>) => string

export type Catalogue<M extends Messages> = {
  /** Fetches the texts of the language on screen; await it where a route loads, so that nothing suspends later. */
  readonly load: (locale?: Locale) => Promise<Translation<M>>
}

/** The texts of a catalogue in one language. */
export type TextsIn<C> = C extends Catalogue<infer M> ? Texts<M> : never

/**
 * The texts of one feature, each language in a chunk of its own.
 *
 * @param german - imports the file of the original, whose texts give the type
 * @param english - imports the file of the translation; the compiler asks for every text of the original
 */
export function catalogue<M extends Messages>(
  german: () => Promise<{ readonly de: M & Translation<M> }>,
  english: () => Promise<{ readonly en: Translation<NoInfer<M>> }>,
): Catalogue<M> {
  const sources: Readonly<Record<Locale, () => Promise<Translation<M>>>> = {
    de_DE: async () => (await german()).de,
    en_GB: async () => (await english()).en,
  }
  const pending = new Map<Locale, Promise<Translation<M>>>()
  const load = (locale = currentLocale()) => {
    beforeLocaleChange(load)
    const known = pending.get(locale)
    if (known) return known
    const promise = sources[locale]()
    pending.set(locale, promise)
    promise.then(
      (value) => markFulfilled(promise, value),
      () => pending.delete(locale),
    )
    return promise
  }
  return { load }
}

/** Tells React's `use` that a promise has its value already: a screen whose texts are there never waits for them. */
const markFulfilled = <T>(promise: Promise<T>, value: T) => Object.assign(promise, { status: 'fulfilled', value })

const lookups = new WeakMap<object, unknown>()

/** The lookup for loaded texts of a language; the same one at every call. */
export function textsOf<M extends Messages>(messages: Translation<M>, locale: Locale): Texts<M> {
  const known = lookups.get(messages) as Texts<M> | undefined
  if (known) return known
  const lookup: Texts<M> = (key, ...parameters) => fill(messages[key], parameters[0] ?? {}, languageTag(locale))
  lookups.set(messages, lookup)
  return lookup
}

/** The texts of a feature in the language on screen; suspends until they are there. */
export function useTexts<M extends Messages>(source: Catalogue<M>): Texts<M> {
  const locale = useLocale()
  return textsOf(use(source.load(locale)), locale)
}
