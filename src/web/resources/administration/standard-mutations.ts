import { mutationOptions } from '@tanstack/react-query'
import type { Construction, ConstructionInput, ConstructionListItem } from '#contract/constructions.ts'
import type { StandardDetail } from '#contract/standard-constructions.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import { call } from '#web/lib/api-client.ts'
import { constructionKeys, standardKeys } from '../keys.ts'

type Stored = Pick<ConstructionListItem, 'id' | 'ownership'>

const meta = { invalidates: [standardKeys.all, constructionKeys.all] }
const versionTag = (version: number | null | undefined) => ({ 'if-match': `"${version ?? 0}"` })

/** Begins a draft: from what is published, an earlier version, or what the service ships. */
export const startDraft = (locale: Locale) =>
  mutationOptions({
    mutationFn: ({ id, from }: { id: string; from: 'published' | 'shipped' | number }) =>
      call('startStandardDraft', { params: { id }, query: { locale }, body: { from } }),
    meta,
  })

/** The content of a construction under another name and mark. */
const contentFrom = (template: Construction, name: string, code: string): ConstructionInput => ({
  type: template.type,
  locale: template.locale,
  name,
  ...(code !== '' && { code }),
  description: template.description,
  tags: template.tags,
  ...(template.release !== undefined && { release: template.release }),
  layers: template.layers,
})

/** Begins a new standard construction with the content of a template, under another name and mark. */
export const createDraft = (locale: Locale) =>
  mutationOptions({
    mutationFn: async ({ template, name, code }: { template: Stored; name: string; code: string }) => {
      const { ownership, id } = template
      const stored = await call('readConstruction', { params: { ownership, id }, query: { locale } })
      return call('createStandardDraft', { query: { locale }, body: contentFrom(stored, name, code) })
    },
    meta,
  })

/** Publishes the draft as it was looked at, in the place of what was published then. */
export const publishStandard = (locale: Locale) =>
  mutationOptions({
    mutationFn: ({ item, note }: { item: StandardDetail; note: string }) =>
      call('publishStandard', {
        params: { id: item.id },
        query: { locale },
        headers: versionTag(item.draft?.version),
        body: { note, replaces: item.version },
      }),
    meta,
  })

/** Deletes the draft as it was looked at. */
export const discardDraft = mutationOptions({
  mutationFn: (item: StandardDetail) =>
    call('discardStandardDraft', { params: { id: item.id }, headers: versionTag(item.draft?.version) }),
  meta,
})

/** Takes a published construction out of everybody's library. */
export const withdrawStandard = mutationOptions({
  mutationFn: (item: StandardDetail) =>
    call('withdrawStandard', { params: { id: item.id }, headers: versionTag(item.version) }),
  meta,
})
