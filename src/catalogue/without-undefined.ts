type Present<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

/** The object without the keys whose value is undefined: absent is not declared. */
export function withoutUndefined<T extends object>(object: T): Present<T> {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as Present<T>
}
