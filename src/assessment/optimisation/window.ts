/** An alternative with its objectives in grains, and one number for them. */
export type Scored = { readonly score: number; readonly rank: number; readonly values: readonly number[] }

/** Alternatives that are ordered and assessed at once. */
const WINDOW = 20_000

const byScore = (one: Scored, other: Scored) => one.score - other.score || one.rank - other.rank

/** The best alternatives that come after one, as many as a window holds. */
export class Window {
  readonly #after: Scored | undefined
  #kept: Scored[] = []
  #last: Scored | undefined

  constructor(after: Scored | undefined) {
    this.#after = after
  }

  take(one: Scored): void {
    if (this.#after && byScore(one, this.#after) <= 0) return
    if (this.#last && byScore(one, this.#last) > 0) return
    this.#kept.push(one)
    if (this.#kept.length >= 2 * WINDOW) this.#narrow()
  }

  #narrow(): void {
    this.#kept = this.#kept.sort(byScore).slice(0, WINDOW)
    this.#last = this.#kept.at(-1)
  }

  /** Best first, and the last of them where more come after it. */
  close(): { readonly best: readonly Scored[]; readonly next: Scored | undefined } {
    const isMore = this.#last !== undefined || this.#kept.length > WINDOW
    this.#narrow()
    return { best: this.#kept, next: isMore ? this.#last : undefined }
  }
}
