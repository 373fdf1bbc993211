/** A length or coordinate as written into path data: one tenth of a pixel, no trailing zero. */
export const written = (value: number): string => String(Math.round(value * 10) / 10 + 0)

/**
 * Writes path data in the coordinates of a layer: `across` its thickness from the outside, `along` its plane.
 * A standing layer (wall) has across to the right and along downwards; a lying one (roof, floor) the other way round.
 */
export class Pen {
  readonly #lying: boolean
  readonly #parts: string[] = []

  constructor(lying: boolean) {
    this.#lying = lying
  }

  /** Starts a stroke. */
  move(across: number, along: number): this {
    return this.#put('M', across, along)
  }

  /** A straight stroke to the point. */
  line(across: number, along: number): this {
    return this.#put('L', across, along)
  }

  /** A straight stroke by the given distances. */
  by(across: number, along: number): this {
    return this.#put('l', across, along)
  }

  /** A quadratic curve with its control point first. */
  curve(controlAcross: number, controlAlong: number, across: number, along: number): this {
    return this.#put('Q', controlAcross, controlAlong).#put(' ', across, along)
  }

  /** A circular arc; `clockwise` as seen in a standing layer. */
  arc(radius: number, large: boolean, clockwise: boolean, across: number, along: number): this {
    const size = written(radius)
    this.#parts.push(`A${size} ${size} 0 ${large ? 1 : 0} ${clockwise !== this.#lying ? 1 : 0}`)
    return this.#put(' ', across, along)
  }

  /** A point, drawn by a round line cap. */
  dot(across: number, along: number): this {
    this.#put('M', across, along)
    this.#parts.push('h.01')
    return this
  }

  /** Closes the stroke. */
  close(): this {
    this.#parts.push('z')
    return this
  }

  /** The path data written so far. */
  get data(): string {
    return this.#parts.join('')
  }

  #put(command: string, across: number, along: number): this {
    const [x, y] = this.#lying ? [along, across] : [across, along]
    this.#parts.push(`${command}${written(x)} ${written(y)}`)
    return this
  }
}
