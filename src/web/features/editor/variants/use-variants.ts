import { useMutation, useQueries, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import type { Construction } from '#contract/constructions.ts'
import { useFailureToast } from '#web/components/use-failure.ts'
import { announce } from '#web/lib/announcer.ts'
import { MOST_COMPARED } from '#web/lib/compare-tray.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { paths } from '#web/lib/paths.ts'
import { randomKey } from '#web/lib/random-key.ts'
import { createConstruction } from '#web/resources/constructions/construction-mutations.ts'
import { constructionQuery } from '#web/resources/constructions/construction-queries.ts'
import { constructionPageQuery } from '#web/resources/constructions/list-queries.ts'
import { useControls } from '../document/editor-state.ts'
import { constructionInput } from '../document/stored-layers.ts'
import { groupOf, letterOf, nameOfVariant, newGroup } from './group.ts'
import { lastVariant } from './last-variant.ts'
import { variantTexts } from './variant-texts.ts'

/** As many as a comparison takes. */
export const MOST_VARIANTS = MOST_COMPARED

/** A construction of the group: the letter it is called by, and what is stored of it. */
export type Variant = { readonly id: string; readonly letter: string; readonly name: string }

/** The variants of a construction, the oldest first: their ids rise with time. Only itself where it has none. */
function useGroup({ id, name, tags }: Construction): readonly Variant[] {
  const locale = useLocale()
  const tag = groupOf(tags)
  const search = {
    place: 'custom',
    tags: tag === undefined ? [] : [tag],
    types: [],
    query: '',
    sort: 'name',
    page: 1,
    size: MOST_VARIANTS,
  } as const
  const { data } = useQuery({ ...constructionPageQuery(search, locale), enabled: tag !== undefined })
  return useMemo(() => {
    const others = tag === undefined ? [] : (data?.items ?? []).filter((one) => one.id !== id)
    return [{ id, name }, ...others]
      .toSorted((one, other) => (one.id < other.id ? -1 : 1))
      .map((one, place) => ({ id: one.id, name: one.name, letter: letterOf(place) }))
  }, [data, id, name, tag])
}

/**
 * The variants of a stored construction and the ways between them.
 *
 * @param flush - saves what is not saved yet, and is done when it is or cannot be
 */
export function useVariants(construction: Construction, flush: () => Promise<void>) {
  const t = useTexts(variantTexts)
  const locale = useLocale()
  const navigate = useNavigate()
  const controls = useControls()
  const variants = useGroup(construction)
  const others = variants.filter(({ id }) => id !== construction.id)
  // what one switches to is there already, and what it is shown against
  const stored = useQueries({
    queries: others.map(({ id }) => ({ ...constructionQuery('custom', id, locale), staleTime: 30_000 })),
  })
  const go = async (address: string) => {
    await flush()
    lastVariant.set(construction.id)
    await navigate(address)
  }
  const made = useMutation({
    ...createConstruction(locale),
    onSuccess: async ({ id, name }) => {
      announce(t('made', { name }))
      await go(paths.construction.href('custom', id))
    },
    onError: useFailureToast((reason) => reason),
  })
  const make = async () => {
    const { code, name, tags } = controls.document()
    if (!groupOf(tags)) {
      const tag = newGroup(t('tag'), { code, name }, randomKey())
      controls.run({ do: 'setHeader', change: { tags: [...tags, tag] } })
    }
    await flush()
    const input = constructionInput(controls.document())
    made.mutate({ ...input, name: nameOfVariant(input.name, letterOf(variants.length)) })
  }
  const against = others.find(({ id }) => id === lastVariant.get()) ?? others[0]
  return {
    variants,
    /** The one that is shown beside; undefined: there is no other. */
    against: against && { ...against, stored: stored[others.indexOf(against)]?.data?.construction },
    make: () => void make(),
    making: made.isPending,
    goTo: (id: string) => void go(paths.construction.href('custom', id)),
    compare: () => void go(paths.comparison.hrefFor(variants.map(({ id }) => id))),
  }
}
