import { mutationOptions } from '@tanstack/react-query'
import type { DataRelease } from '#contract/data-releases.ts'
import { call, upload } from '#web/lib/api-client.ts'
import { dataKeys, materialKeys } from '../keys.ts'
import { packed } from './packed.ts'

/** Keys of whatever follows from the data. */
export const followsFromData = [dataKeys.imports, dataKeys.releases, dataKeys.datasets, materialKeys.releases]
const meta = { invalidates: followsFromData }

export type Upload = { readonly file: File; readonly release: string; readonly switchOn: boolean }

/** Sends a file; the import goes on by itself. */
export const startImport = mutationOptions({
  mutationFn: async ({ file, release, switchOn }: Upload) =>
    upload('startCatalogueImport', await packed(file), { query: { fileName: file.name, release, switchOn } }),
  meta,
})

export const cancelImport = mutationOptions({
  mutationFn: (id: string) => call('cancelCatalogueImport', { params: { id } }),
  meta,
})

export type ReleaseAction = 'switchOn' | 'switchOff' | 'makeDefault' | 'remove'

/** Switches a release on or off, makes it the default, or deletes it. */
export const changeRelease = mutationOptions({
  mutationFn: async ({ action, release: { id } }: { action: ReleaseAction; release: DataRelease }) => {
    if (action === 'remove') {
      await call('deleteDataRelease', { params: { id } })
      return
    }
    const status = action === 'switchOff' ? 'off' : 'on'
    const body = { status, ...(action === 'makeDefault' && { isDefault: true }) } as const
    await call('switchDataRelease', { params: { id }, body })
  },
  meta,
})
