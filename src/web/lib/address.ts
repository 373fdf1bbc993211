/** One value in the query of the address. What is the default is not written; what is not understood reads as it. */
export type Parameter<T> = {
  readonly name: string
  readonly read: (given: readonly string[]) => T
  readonly write: (value: T) => readonly string[]
}

/** Free text; empty where absent. */
export const text = (name: string): Parameter<string> => ({
  name,
  read: ([given = '']) => given,
  write: (value) => (value === '' ? [] : [value]),
})

/** Text of a form of its own, such as an id; null where absent or of another form. */
export const optionalText = (name: string, form = /^/): Parameter<string | null> => ({
  name,
  read: ([given]) => (given !== undefined && form.test(given) ? given : null),
  write: (value) => (value === null ? [] : [value]),
})

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** The id of something; null where absent or no id. */
export const optionalId = (name: string): Parameter<string | null> => optionalText(name, ID)

/** Any number of texts, each once. */
export const texts = (name: string): Parameter<readonly string[]> => ({
  name,
  read: (given) => [...new Set(given)],
  write: (values) => values,
})

/**
 * One of a closed list.
 *
 * @param usual - where the address names none of them; not written
 * @param label - how a value stands in the address
 */
export const oneOf = <V extends string | number, D extends V | null | undefined>(
  name: string,
  values: readonly V[],
  { usual, label = String }: { readonly usual: D; readonly label?: (value: V) => string },
): Parameter<V | D> => ({
  name,
  read: ([given]) => values.find((value) => label(value) === given) ?? usual,
  write: (value) => (value === usual || value === null || value === undefined ? [] : [label(value)]),
})

/** Some of a closed list, in its order; none where absent. */
export const someOf = <V extends string>(name: string, values: readonly V[]): Parameter<readonly V[]> => ({
  name,
  read: (given) => values.filter((value) => given.includes(value)),
  write: (chosen) => chosen,
})

/**
 * The values of `parameter` in one, with commas between, as `parts=drawing,layers`.
 *
 * @param usual - where absent; not written
 */
export const commaList = <V extends string>(
  { name, read, write }: Parameter<readonly V[]>,
  usual: readonly V[] = [],
): Parameter<readonly V[]> => ({
  name,
  read: (given) => (given.length === 0 ? usual : read(given.flatMap((list) => list.split(',')))),
  write: (values) => (values.join() === usual.join() ? [] : [write(values).join(',')]),
})

/** Ids of constructions with commas between: each once, in small letters; what is no id reads as absent. */
export const ids = (name: string, most = Number.POSITIVE_INFINITY): Parameter<readonly string[]> =>
  commaList({
    name,
    read: (given) =>
      [...new Set(given.map((id) => id.trim().toLowerCase()))].filter((id) => ID.test(id)).slice(0, most),
    write: (values) => values,
  })

/** From one number to another, the lower first. */
export type Span = readonly [from: number, to: number]

/** A span as `0.1..0.3`; null where absent or of another form. */
export const span = (name: string): Parameter<Span | null> => ({
  name,
  read: ([given = '']) => {
    const match = /^(-?\d+(?:\.\d+)?)\.\.(-?\d+(?:\.\d+)?)$/.exec(given)
    if (!match) return null
    const ends = [Number(match[1]), Number(match[2])] as const
    return ends[0] <= ends[1] ? ends : [ends[1], ends[0]]
  },
  write: (value) => (value === null ? [] : [`${value[0]}..${value[1]}`]),
})

/** A page of a list, from 1. */
export const pageNumber: Parameter<number> = {
  name: 'page',
  read: ([given = '']) => (/^[1-9]\d{0,8}$/.test(given) ? Number(given) : 1),
  write: (page) => (page === 1 ? [] : [String(page)]),
}

/** Reads and writes what a screen keeps in the address. */
export type AddressCodec<Search> = {
  readonly read: (parameters: URLSearchParams) => Search
  readonly write: (search: Search) => URLSearchParams
}

/** The codec of a screen's search: each of its fields with its parameter, written in this order. */
export const addressCodec = <Search extends object>(
  parameters: {
    readonly [K in keyof Search]: Parameter<Search[K]>
  },
): AddressCodec<Search> => ({
  read: (address) => {
    const search: Partial<Search> = {}
    for (const field in parameters) search[field] = parameters[field].read(address.getAll(parameters[field].name))
    return search as Search
  },
  write: (search) => {
    const address = new URLSearchParams()
    for (const field in parameters)
      for (const one of parameters[field].write(search[field])) address.append(parameters[field].name, one)
    return address
  },
})

/** The end of an address from its mark on, empty where there is nothing to say; commas stay readable. */
export const queryOf = (parameters: URLSearchParams): string =>
  parameters.size === 0 ? '' : `?${parameters.toString().replaceAll('%2C', ',')}`
