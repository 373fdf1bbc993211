import { useCallback } from 'react'
import { BASE_VARIANT } from '#vocabulary/projects.ts'
import { addressCodec, oneOf, pageNumber, text } from '#web/lib/address.ts'
import { useAddress } from '#web/lib/use-address.ts'

/** Parts of a project, each with a tab. */
export const projectParts = ['elements', 'openings', 'items', 'operation'] as const
export type ProjectPart = (typeof projectParts)[number]

const besides = ['variants'] as const

type Place = {
  readonly part: ProjectPart
  readonly variant: string
  /** All variants stand beside each other in the schedules. */
  readonly beside: 'variants' | null
  readonly page: number
}

const codec = addressCodec<Place>({
  part: oneOf('part', projectParts, { usual: 'elements' }),
  variant: text('variant'),
  beside: oneOf('beside', besides, { usual: null }),
  page: pageNumber,
})

/** The part and the variant on screen; both live in the address. @param variants - those that there are */
export function useProjectPlace(variants: readonly { readonly id: string }[]) {
  const { search, change } = useAddress(codec)
  const variant = variants.some(({ id }) => id === search.variant) ? search.variant : BASE_VARIANT
  const hrefOf = useCallback(
    (part: ProjectPart) =>
      `?${codec.write({ ...search, part, variant: variant === BASE_VARIANT ? '' : variant }).toString()}`,
    [search, variant],
  )
  const setBeside = useCallback(
    (isShown: boolean) => change({ beside: isShown ? 'variants' : null }, { replace: true }),
    [change],
  )
  const show = useCallback(
    (id: string) => change({ variant: id === BASE_VARIANT ? '' : id }, { replace: true }),
    [change],
  )
  const isBeside = search.beside !== null && variants.length > 0
  return { part: search.part, variant, hrefOf, isBeside, setBeside, show }
}
