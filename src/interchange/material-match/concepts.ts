import { namedFigures } from './named-figures.ts'
import { wordConcepts } from './words.ts'

/** What a name speaks of: known concepts, words that nobody knows, grades, figures. */
export type NameReading = {
  readonly concepts: ReadonlySet<string>
  readonly unknown: readonly string[]
  /** The name without figures, folded. */
  readonly words: string
  readonly conductivity?: number
  readonly density?: number
}

/** Words up to this length stand alone; one letter more, and they may begin a compound or follow a known part of it. */
const MAX_SHORT = 3
/** Known words by their first two letters, longest first. */
const byStart = Map.groupBy(
  [...wordConcepts.keys()].toSorted((one, other) => other.length - one.length),
  (word) => word.slice(0, 2),
)
/** Endings that German and English hang on words; they say nothing. */
const endings = /^(e|en|n|er|es|s|em|ung|ungs|ed|ing|al)$/

const isEdge = (text: string, at: number) => at < 0 || at >= text.length || text[at] === ' '

/** The longest known word at a place; the shorter it is, the more of a word of its own it has to be. */
function wordAt(text: string, at: number, afterKnown: boolean): string | undefined {
  return byStart.get(text.slice(at, at + 2))?.find((word) => {
    if (!text.startsWith(word, at)) return false
    const atStart = isEdge(text, at - 1)
    if (atStart && isEdge(text, at + word.length)) return true
    if (word.length <= MAX_SHORT) return false
    return atStart || afterKnown || (word.length > MAX_SHORT + 1 && !word.includes(' '))
  })
}

/** Takes a folded name apart into known concepts and unknown words. */
function takenApart(text: string): { concepts: Set<string>; unknown: string[] } {
  const concepts = new Set<string>()
  const unknown: string[] = []
  let rest = ''
  const keepRest = () => {
    if (rest.length > 1 && !endings.test(rest) && !/^\d+$/.test(rest)) unknown.push(rest)
    rest = ''
  }
  for (let at = 0; at < text.length; ) {
    const word = text[at] === ' ' ? undefined : wordAt(text, at, rest === '')
    if (word !== undefined) {
      keepRest()
      for (const concept of wordConcepts.get(word) ?? []) concepts.add(concept)
      at += word.length
      continue
    }
    if (text[at] === ' ') keepRest()
    else rest += text[at]
    at += 1
  }
  keepRest()
  return { concepts, unknown }
}

/** Reads a name of a material. */
export function readingOf(name: string): NameReading {
  const { words, grades, conductivity, density } = namedFigures(name)
  const { concepts, unknown } = takenApart(words)
  for (const grade of grades) concepts.add(grade)
  return {
    concepts,
    words,
    unknown: unknown.filter((word) => !grades.includes(word)),
    ...(conductivity !== undefined && { conductivity }),
    ...(density !== undefined && { density }),
  }
}
