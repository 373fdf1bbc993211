import { formatNumber } from '../format.ts'

/** A text whose form depends on `count`; the categories are those of the language (CLDR). */
export type Plural = { readonly one: string; readonly other: string }
export type Message = string | Plural

type Named<S extends string> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | Named<Rest> : never
type Value<Name extends string> = Name extends 'count' ? number : string | number
type NamedIn<M> = M extends string ? Named<M> : M extends Plural ? 'count' | Named<M['one' | 'other']> : never

/** The arguments after the key: none where the text names no parameter, else one object with all of them. */
export type Parameters<M> = [NamedIn<M>] extends [never] ? [] : [{ readonly [K in NamedIn<M>]: Value<K> }]

export type Values = Readonly<Record<string, string | number>>

const plurals = new Map<string, Intl.PluralRules>()

const template = (message: Message, values: Values, tag: string): string => {
  if (typeof message === 'string') return message
  const rules = plurals.get(tag) ?? new Intl.PluralRules(tag)
  plurals.set(tag, rules)
  return message[rules.select(Number(values['count'])) === 'one' ? 'one' : 'other']
}

/** A text with its parameters put in; numbers are written as the language does, and none but 0 as 0. */
export const fill = (message: Message, values: Values, tag: string): string =>
  template(message, values, tag).replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name]
    if (value === undefined) return whole
    return typeof value === 'number' ? formatNumber(value, tag, 0, Math.abs(value) < 0.001 ? 6 : 3) : value
  })
