import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Construction } from '#contract/constructions.ts'
import type { OptimisationProposal } from '#contract/optimisation.ts'
import { useFailureToast } from '#web/components/use-failure.ts'
import { announce } from '#web/lib/announcer.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { paths } from '#web/lib/paths.ts'
import { randomKey } from '#web/lib/random-key.ts'
import { createConstruction } from '#web/resources/constructions/construction-mutations.ts'
import { constructionPageQuery } from '#web/resources/constructions/list-queries.ts'
import { useControls } from '../document/editor-state.ts'
import { constructionInput } from '../document/stored-layers.ts'
import { groupOf, letterOf, nameOfVariant, newGroup } from '../variants/group.ts'
import { MOST_VARIANTS } from '../variants/use-variants.ts'
import { variantTexts } from '../variants/variant-texts.ts'
import { proposalTexts } from './proposal-texts.ts'
import { proposedRows } from './proposed-layers.ts'

/** Layers that are stored as a variant, and what is changed in them. */
type Sent = Pick<OptimisationProposal, 'layers' | 'changes'>

type Sending = {
  /** As it is stored; undefined while it is not. */
  readonly construction: Construction | undefined
  readonly flush: () => Promise<void>
  /** Row of each layer that the proposals are about. */
  readonly keys: readonly string[]
}

/** Stores proposals as variants of the construction, which itself stays as it is, and opens the comparison of all. */
export function useSendVariants({ construction, flush, keys }: Sending) {
  const t = useTexts(proposalTexts)
  const word = useTexts(variantTexts)('tag')
  const client = useQueryClient()
  const locale = useLocale()
  const navigate = useNavigate()
  const controls = useControls()
  const { mutateAsync: create } = useMutation(createConstruction(locale))
  const fail = useFailureToast((reason) => reason)
  const [isSending, setSending] = useState(false)
  const isOwn = construction?.ownership === 'custom' && construction.permission === 'owner'

  /** How many variants there are, after which the letters go on. */
  const countOf = async (tag: string) => {
    const search = { place: 'custom', tags: [tag], types: [], query: '', sort: 'name', page: 1, size: 25 } as const
    const { total } = await client.fetchQuery(constructionPageQuery(search, locale))
    return Math.max(1, total)
  }
  /** The tag that they share; the construction takes it where it is one's own. */
  const sharedTag = async () => {
    const { code, name, tags } = controls.document()
    const known = groupOf(tags)
    const tag = known ?? newGroup(word, { code, name }, randomKey())
    if (!known && isOwn) controls.run({ do: 'setHeader', change: { tags: [...tags, tag] } })
    await flush()
    return { tag, before: known ? await countOf(known) : 1 }
  }
  const send = async (proposals: readonly Sent[]) => {
    const present = controls.document()
    const { tag, before } = await sharedTag()
    const made: string[] = []
    for (const [index, proposal] of proposals.entries()) {
      const layers = proposedRows(present.layers, keys, proposal, randomKey)
      const tags = present.tags.includes(tag) ? present.tags : [...present.tags, tag]
      const input = constructionInput({ ...present, layers, tags })
      const name = nameOfVariant(input.name, letterOf(before + index))
      made.push((await create({ ...input, name })).id)
    }
    announce(t('sent', { count: made.length }))
    await navigate(
      paths.comparison.hrefFor([...(construction ? [construction.id] : []), ...made].slice(0, MOST_VARIANTS)),
    )
  }
  return {
    isSending,
    send: (proposals: readonly Sent[]) => {
      if (isSending) return
      setSending(true)
      void send(proposals)
        .catch(fail)
        .finally(() => setSending(false))
    },
  }
}
