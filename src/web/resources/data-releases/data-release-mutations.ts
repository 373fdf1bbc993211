import { mutationOptions } from '@tanstack/react-query'
import type { DataRelease } from '#contract/data-releases.ts'
import { call, upload } from '#web/lib/api-client.ts'
import { dataKeys, materialKeys } from '../keys.ts'

/** Keys of whatever follows from the data. */
export const followsFromData = [dataKeys.imports, dataKeys.releases, dataKeys.datasets, materialKeys.releases]
const meta = { invalidates: followsFromData }

export type Upload = { readonly file: File; readonly release: string; readonly switchOn: boolean }

const isPacked = (head: Uint8Array) => (head[0] === 0x1f && head[1] === 0x8b) || (head[0] === 0x50 && head[1] === 0x4b)

/** The file as it is sent: packed where it is not yet, which makes a tenth of an export. */
async function packed(file: File): Promise<Blob> {
  const type = 'application/octet-stream'
  const head = new Uint8Array(await file.slice(0, 2).arrayBuffer())
  if (file.size === 0 || isPacked(head)) return new Blob([file], { type })
  const gzip = file.stream().pipeThrough(new CompressionStream('gzip'))
  return new Blob([await new Response(gzip).arrayBuffer()], { type })
}

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
