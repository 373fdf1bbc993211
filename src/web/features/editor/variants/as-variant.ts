import type { ConstructionInput } from '#contract/constructions.ts'
import { nameOfVariant } from '#vocabulary/variant-groups.ts'

/** A construction as a variant of itself: with its letter behind the name in each language. */
export function asVariant(input: ConstructionInput, letter: string): ConstructionInput {
  const translated = Object.entries(input.translations ?? {}).map(([language, text]) => [
    language,
    { ...text, name: nameOfVariant(text.name, letter) },
  ])
  return {
    ...input,
    name: nameOfVariant(input.name, letter),
    translations: Object.fromEntries(translated) as ConstructionInput['translations'],
  }
}
