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
  readonly peek: (locale: Locale) => Translation<M> | undefined
}

/**
 * The texts of one feature, each language in a chunk of its own.
 *
 * @param sources - one import per language; German is the original that the others are checked against
 */
export function catalogue<M extends Messages>(
  sources: Readonly<Record<Locale, () => Promise<Translation<M>>>>,
): Catalogue<M> {
  const loaded = new Map<Locale, Translation<M>>()
  const pending = new Map<Locale, Promise<Translation<M>>>()
  const fetchTexts = async (locale: Locale) => {
    try {
      const texts = await sources[locale]()
      loaded.set(locale, texts)
      return texts
    } catch (error) {
      pending.delete(locale)
      throw error
    }
  }
  const load = (locale = currentLocale()) => {
    beforeLocaleChange(load)
    const promise = pending.get(locale) ?? fetchTexts(locale)
    pending.set(locale, promise)
    return promise
  }
  return { load, peek: (locale) => loaded.get(locale) }
}

/** The lookup for loaded texts of a language. */
export const textsOf =
  <M extends Messages>(messages: Translation<M>, locale: Locale): Texts<M> =>
  (key, ...parameters) =>
    fill(messages[key], parameters[0] ?? {}, languageTag(locale))

/** The texts of a feature in the language on screen; suspends until they are there. */
export function useTexts<M extends Messages>(source: Catalogue<M>): Texts<M> {
  const locale = useLocale()
  return textsOf(source.peek(locale) ?? use(source.load(locale)), locale)
}
