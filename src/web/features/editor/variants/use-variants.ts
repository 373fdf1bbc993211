import { useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { useNavigate } from 'react-router'
import type { Construction } from '#contract/constructions.ts'
import { asVariant, freeLetters, groupOf, lettersOf, newGroup } from '#vocabulary/variant-groups.ts'
import { useFailureToast } from '#web/components/use-failure.ts'
import { announce } from '#web/lib/announcer.ts'
import { MOST_COMPARED } from '#web/lib/compare-tray.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { paths } from '#web/lib/paths.ts'
import { randomKey } from '#web/lib/random-key.ts'
import { createConstruction } from '#web/resources/constructions/construction-mutations.ts'
import { constructionQuery } from '#web/resources/constructions/construction-queries.ts'
import { useControls } from '../document/editor-state.ts'
import { constructionInput } from '../document/stored-layers.ts'
import { mayGroup, officeOf } from './group.ts'
import { groupQuery, homeOf } from './home.ts'
import { lastVariant, madeFrom, origins, type Placed } from './last-variant.ts'
import { variantTexts } from './variant-texts.ts'

/** As many as a comparison takes. */
export const MOST_VARIANTS = MOST_COMPARED

/** A construction of the group, and what it is called by: a letter, or a word for what the first was made from. */
type Variant = Placed & { readonly letter: string }

/** Variants in the order of their letters. Of the names the oldest comes first: ids rise with time. */
function lettered(named: readonly (Placed & Pick<Construction, 'name'>)[]): readonly Variant[] {
  const oldest = named.toSorted((one, other) => (one.id < other.id ? -1 : 1))
  const letters = lettersOf(oldest.map(({ name }) => name))
  return oldest
    .map(({ id, ownership }, place) => ({ id, ownership, letter: letters[place] ?? '' }))
    .toSorted((one, other) => (one.letter < other.letter ? -1 : 1))
}

/** The variants of a construction, which belong to the same library. Only itself where it has none. */
function useGroup(construction: Construction) {
  const { id, ownership, name, tags } = construction
  const locale = useLocale()
  const tag = mayGroup(construction) ? groupOf(tags) : undefined
  const query = groupQuery(tag, officeOf(construction), MOST_VARIANTS, locale)
  const { data, isLoading } = useQuery({ ...query, enabled: tag !== undefined })
  const group = useMemo(() => {
    const others = tag === undefined ? [] : (data?.items ?? []).filter((one) => one.id !== id)
    return lettered([{ id, ownership, name }, ...others])
  }, [data, id, ownership, name, tag])
  return { group, isLoading }
}

/**
 * The variants of a stored construction and the ways between them.
 *
 * @param flush - saves what is not saved yet, and is done when it is or cannot be
 */
export function useVariants(construction: Construction, flush: () => Promise<void>) {
  const t = useTexts(variantTexts)
  const client = useQueryClient()
  const locale = useLocale()
  const navigate = useNavigate()
  const controls = useControls()
  const { id: own } = construction
  const { group, isLoading } = useGroup(construction)
  const variants = useMemo(() => {
    const origin = mayGroup(construction) ? origins.get(own) : { id: own, ownership: construction.ownership }
    const letters = mayGroup(construction) ? group : lettered(madeFrom(own))
    return origin ? [{ ...origin, letter: t('origin') }, ...letters] : letters
  }, [construction, own, group, t])
  const others = variants.filter(({ id }) => id !== own)
  // what one switches to is there already, and what it is shown against
  const stored = useQueries({
    queries: others.map(({ id, ownership }) => ({ ...constructionQuery(ownership, id, locale), staleTime: 30_000 })),
  })
  const go = useCallback(
    async (address: string) => {
      await flush()
      lastVariant.set(own)
      await navigate(address)
    },
    [flush, own, navigate],
  )
  const goTo = useCallback(
    (to: string) => {
      const { id, ownership } = variants.find((one) => one.id === to) ?? { id: to, ownership: 'custom' }
      void go(paths.construction.href(ownership, id))
    },
    [go, variants],
  )
  const compare = useCallback(() => void go(paths.comparison.hrefFor(variants.map(({ id }) => id))), [go, variants])
  const fail = useFailureToast((reason) => reason)
  const made = useMutation({
    ...createConstruction(locale),
    onSuccess: async ({ id, name }, { office }) => {
      const isApart = !mayGroup(construction) || office !== officeOf(construction)
      if (isApart) origins.set(id, { id: own, ownership: construction.ownership, name })
      announce(t('made', { name }))
      await go(paths.construction.href('custom', id))
    },
    onError: fail,
  })
  /** The tags of the group; a first variant begins one. */
  const grouped = (beside: boolean) => {
    const { code, name, tags } = controls.document()
    const others = tags.filter((tag) => tag !== groupOf(tags))
    return beside && groupOf(tags) ? tags : [...others, newGroup(t('tag'), { code, name }, randomKey())]
  }
  const make = async () => {
    const { beside, office } = await homeOf(client, construction)
    const tags = grouped(beside)
    if (!beside) return made.mutate({ ...constructionInput(controls.document()), tags: [...tags] })
    if (tags !== controls.document().tags) controls.run({ do: 'setHeader', change: { tags } })
    await flush()
    const input = constructionInput(controls.document())
    const [letter = ''] = freeLetters(new Set(group.map((one) => one.letter)))
    made.mutate({ ...asVariant(input, letter), office })
  }
  const against = others.find(({ id }) => id === lastVariant.get()) ?? others[0]
  return {
    variants,
    /** Who belongs to it is not known yet. */
    isLoading,
    /** The one that is shown beside; undefined: there is no other. */
    against: against && { ...against, stored: stored[others.indexOf(against)]?.data?.construction },
    make: () => void make().catch(fail),
    making: made.isPending,
    goTo,
    compare,
  }
}
