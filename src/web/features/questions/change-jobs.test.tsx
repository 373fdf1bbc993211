import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { setLocale } from '#web/lib/i18n/locale.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import { type BulkJob, bulkJobsQuery } from '#web/resources/constructions/bulk-changes.ts'
import { constructionKeys } from '#web/resources/keys.ts'
import { ChangeJobs } from './change-jobs.tsx'
import { questionsTexts } from './questions-texts.ts'

const jobOf = (id: string, status: BulkJob['status']): BulkJob => ({
  id,
  status,
  change: { do: 'addTag', tag: 'x' },
  total: 2,
  done: status === 'running' ? 1 : 2,
  failure: null,
  startedAt: '2026-03-04T10:00:00.000Z',
  undoableUntil: null,
})

const list = [...constructionKeys.lists, 'of the test']
const outdated = (client: QueryClient) => client.getQueryState(list)?.isInvalidated
const show = async (known: readonly BulkJob[]) => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  client.setQueryData(list, [])
  client.setQueryData(bulkJobsQuery.queryKey, [...known])
  await act(async () => {
    render(
      <QueryClientProvider client={client}>
        <ChangeJobs />
      </QueryClientProvider>,
    )
  })
  const tell = (jobs: readonly BulkJob[]) => act(async () => client.setQueryData(bulkJobsQuery.queryKey, [...jobs]))
  return { client, tell }
}

beforeEach(async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  await setLocale('en_GB')
  await Promise.all([questionsTexts.load(), commonTexts.load()])
})

test('what a change has come to is asked for anew, also where it was over before it was seen to go on', async () => {
  const { client, tell } = await show([jobOf('a', 'done')])
  expect(outdated(client)).toBe(false)
  await tell([jobOf('b', 'done'), jobOf('a', 'done')])
  await waitFor(() => expect(outdated(client)).toBe(true))
})

test('while it goes on lists stay as they are; they follow once it has ended', async () => {
  const { client, tell } = await show([])
  await tell([jobOf('a', 'running')])
  expect(await screen.findByRole('progressbar')).toBeDefined()
  expect(outdated(client)).toBe(false)
  await tell([jobOf('a', 'done')])
  await waitFor(() => expect(outdated(client)).toBe(true))
})
