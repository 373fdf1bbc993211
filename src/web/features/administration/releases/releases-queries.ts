import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { DataRelease } from '#contract/data-releases.ts'
import { showToast } from '#web/components/toasts.ts'
import { call, upload } from '#web/lib/api-client.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { dataKeys, materialKeys } from '#web/lib/query-keys.ts'
import { commonTexts } from '#web/lib/texts/common.ts'
import { dataTexts } from '../data-texts.ts'
import { packed } from './packed.ts'

/** How often the state of a running import is asked for [ms]. */
const LOOK = 1_000

const runs = ({ endedAt }: { readonly endedAt: string | null }) => endedAt === null

/** Every release with its state. */
export const dataReleasesQuery = queryOptions({
  queryKey: [...dataKeys.releases, 'all'],
  queryFn: ({ signal }) => call('listDataReleases', {}, signal),
})

/** The latest imports; asked for again and again while one of them runs. */
export const importsQuery = queryOptions({
  queryKey: dataKeys.imports,
  queryFn: ({ signal }) => call('listCatalogueImports', { query: { customTake: 20 } }, signal),
  refetchInterval: ({ state }) => (state.data?.some(runs) ? LOOK : false),
})

/** Asks again for whatever follows from the data. */
export function useDataChanged() {
  const client = useQueryClient()
  return () =>
    Promise.all(
      [dataKeys.imports, dataKeys.releases, dataKeys.datasets, materialKeys.releases].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    )
}

function useSettled() {
  const t = useTexts(dataTexts)
  const common = useTexts(commonTexts)
  const changed = useDataChanged()
  return {
    onError: (error: Error) => {
      const [detail] = error instanceof ApiError ? error.details : []
      const reason = detail?.message ?? (error instanceof ApiError ? error.message : common('unreachable'))
      showToast({ text: t('notDone', { reason }), failed: true })
    },
    onSettled: changed,
  }
}

export type Upload = { readonly file: File; readonly release: string; readonly switchOn: boolean }

/** Sends a file; the import goes on by itself. */
export function useStartImport() {
  return useMutation({
    mutationFn: async ({ file, release, switchOn }: Upload) =>
      upload('startCatalogueImport', await packed(file), { query: { fileName: file.name, release, switchOn } }),
    ...useSettled(),
  })
}

export function useCancelImport() {
  const t = useTexts(dataTexts)
  return useMutation({
    mutationFn: (id: string) => call('cancelCatalogueImport', { params: { id } }),
    onSuccess: () => showToast({ text: t('cancelled') }),
    ...useSettled(),
  })
}

export type ReleaseAction = 'switchOn' | 'switchOff' | 'makeDefault' | 'remove'

/** Switches a release on or off, makes it the default, or deletes it. */
export function useReleaseAction() {
  const t = useTexts(dataTexts)
  const done = {
    switchOn: 'switchedOn',
    switchOff: 'switchedOff',
    makeDefault: 'madeDefault',
    remove: 'removed',
  } as const
  return useMutation({
    mutationFn: async ({ action, release: { id } }: { action: ReleaseAction; release: DataRelease }) => {
      if (action === 'remove') await call('deleteDataRelease', { params: { id } })
      else
        await call('switchDataRelease', {
          params: { id },
          body: { status: action === 'switchOff' ? 'off' : 'on', ...(action === 'makeDefault' && { isDefault: true }) },
        })
    },
    onSuccess: (_reply, { action, release }) => showToast({ text: t(done[action], { release: release.id }) }),
    ...useSettled(),
  })
}
