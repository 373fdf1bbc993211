import { useMutation } from '@tanstack/react-query'
import type { ExportFormat } from '#contract/interchange.ts'
import { announce } from '#web/lib/announcer.ts'
import { download } from '#web/lib/download.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import { type Exported, receiveArchive, receiveExport } from '#web/resources/interchange/exports.ts'
import { Button } from './button.tsx'
import { Menu, type MenuItem } from './menu.tsx'
import { showToast } from './toasts.ts'
import { useFailureToast } from './use-failure.ts'

/** What opens in a spreadsheet comes first. */
const formats = ['xlsx', 'csv', 'json', 'lcax'] as const satisfies readonly ExportFormat[]

type Fetch = { readonly file: () => Promise<{ name: string; content: Blob }>; readonly unsaved?: boolean }

/** Fetches files one at a time and hands them to the user. */
export function useFile() {
  const common = useTexts(commonTexts)
  return useMutation({
    mutationFn: ({ file }: Fetch) => file(),
    onMutate: () => announce(common('export.running')),
    onSuccess: ({ name, content }, { unsaved }) => {
      download(name, content)
      showToast({ icon: 'download', text: common(unsaved ? 'export.doneUnsaved' : 'export.done', { name }) })
    },
    onError: useFailureToast((reason) => common('export.failed', { reason })),
  })
}

/** The button that opens the ways to take something along. */
export function ExportButton({
  items,
  look,
  disabled = false,
}: {
  items: readonly MenuItem[]
  look?: 'quiet' | undefined
  disabled?: boolean
}) {
  const common = useTexts(commonTexts)
  return (
    <Menu
      label={common('export.menu')}
      align="end"
      items={items}
      renderButton={({ open, toggle }) => (
        <Button
          look={look}
          icon="download"
          disabled={disabled}
          aria-haspopup="menu"
          aria-expanded={open}
          onClick={toggle}
        >
          {common('export.button')}
        </Button>
      )}
    />
  )
}

/** Takes a construction or a comparison away in one of the formats. */
export function ExportMenu({
  what,
  look,
  disabled = false,
  unsaved = false,
}: {
  what: Exported
  look?: 'quiet' | undefined
  disabled?: boolean
  /** What is on screen is not stored yet: the file has the state before. */
  unsaved?: boolean
}) {
  const common = useTexts(commonTexts)
  const file = useFile()
  return (
    <ExportButton
      look={look}
      disabled={disabled || file.isPending}
      items={formats.map((format) => ({
        label: common(`export.${format}`),
        icon: 'download' as const,
        run: () => file.mutate({ file: () => receiveExport(what, format), unsaved }),
      }))}
    />
  )
}

/** Takes the whole own library away as one archive. */
export function ArchiveButton() {
  const common = useTexts(commonTexts)
  const file = useFile()
  return (
    <Button icon="download" disabled={file.isPending} onClick={() => file.mutate({ file: receiveArchive })}>
      {common('export.archive')}
    </Button>
  )
}
