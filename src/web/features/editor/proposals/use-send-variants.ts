import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Construction } from '#contract/constructions.ts'
import type { OptimisationProposal } from '#contract/optimisation.ts'
import { asVariant, freeLetters, groupOf, lettersOf, newGroup } from '#vocabulary/variant-groups.ts'
import { useFailureToast } from '#web/components/use-failure.ts'
import { announce } from '#web/lib/announcer.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { paths } from '#web/lib/paths.ts'
import { randomKey } from '#web/lib/random-key.ts'
import { createConstruction } from '#web/resources/constructions/construction-mutations.ts'
import { useControls } from '../document/editor-state.ts'
import { constructionInput } from '../document/stored-layers.ts'
import { groupQuery, homeOf } from '../variants/home.ts'
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

  /** The names of the variants that there are, the oldest first. */
  const namesOf = async (tag: string, office: string | undefined) => {
    const { items } = await client.fetchQuery(groupQuery(tag, office, 25, locale))
    return items.toSorted((one, other) => (one.id < other.id ? -1 : 1)).map(({ name }) => name)
  }
  /** The tag that they share, which the construction takes where they are made beside it, and the letters that are free. */
  const sharedTag = async () => {
    const { code, name, tags } = controls.document()
    const { beside, office } = await homeOf(client, construction)
    const known = groupOf(tags)
    const tag = known ?? newGroup(word, { code, name }, randomKey())
    if (!known && beside) controls.run({ do: 'setHeader', change: { tags: [...tags, tag] } })
    await flush()
    const names = known ? await namesOf(known, office) : []
    return { tag, office, letters: freeLetters(new Set(lettersOf(names.length > 0 ? names : [name]))) }
  }
  const send = async (proposals: readonly Sent[]) => {
    const present = controls.document()
    const { tag, office, letters } = await sharedTag()
    const made: string[] = []
    for (const [index, proposal] of proposals.entries()) {
      const layers = proposedRows(present.layers, keys, proposal, randomKey)
      const tags = present.tags.includes(tag) ? present.tags : [...present.tags, tag]
      const input = constructionInput({ ...present, layers, tags })
      made.push((await create({ ...asVariant(input, letters[index] ?? ''), office })).id)
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
