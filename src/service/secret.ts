import { inspect } from 'node:util'

/** A value that must never reach a log: it prints as `[secret]` and is read by `reveal()`. */
export class Secret {
  readonly #value: string
  constructor(value: string) {
    this.#value = value
  }
  reveal(): string {
    return this.#value
  }
  toString(): string {
    return '[secret]'
  }
  toJSON(): string {
    return '[secret]'
  }
  [inspect.custom](): string {
    return '[secret]'
  }
}
