/** Letters of a word for each of which one slip is forgiven. */
const LETTERS_PER_SLIP = 5

/**
 * Slips by which a word differs from the beginning of another: a letter too many, too few, wrong, or swapped with its
 * neighbour (optimal string alignment).
 *
 * @returns per length of that beginning, from 0 on
 */
function slipsByLength(word: string, other: string): readonly number[] {
  let before: readonly number[] = []
  let row: readonly number[] = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let line = 1; line <= word.length; line += 1) {
    const next = [line]
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = word[line - 1] === other[at - 1]
      const isSwapped = line > 1 && at > 1 && word[line - 1] === other[at - 2] && word[line - 2] === other[at - 1]
      const [above = 0, aside = 0, across = 0] = [row[at], next[at - 1], row[at - 1]]
      const swapped = isSwapped ? (before[at - 2] ?? 0) + 1 : above + 1
      next.push(Math.min(above + 1, aside + 1, across + (isSame ? 0 : 1), swapped))
    }
    before = row
    row = next
  }
  return row
}

/**
 * The known word, or beginning of one, that a word probably means: the word itself where it is one, else that with the
 * fewest slips, at most one per five letters and none in the first letter; a whole word before a beginning.
 *
 * @returns the word itself where nothing is near enough
 */
export function meantWord(word: string, known: Iterable<string>): string {
  const forgiven = Math.floor(word.length / LETTERS_PER_SLIP)
  let meant = word
  let least = forgiven + 1
  for (const other of known) {
    if (other.includes(word)) return word
    if (forgiven === 0 || other[0] !== word[0] || other.length < word.length - forgiven) continue
    slipsByLength(word, other).forEach((slips, length) => {
      const cost = length === other.length ? slips : slips + 0.5
      if (slips > forgiven || cost >= least) return
      least = cost
      meant = other.slice(0, length)
    })
  }
  return meant
}
