import { useState } from 'react'
import type { ExportFormat } from '#contract/interchange.ts'
import type { Ownership } from '#vocabulary/constructions.ts'
import { announce } from '#web/lib/announcer.ts'
import { receiveFile } from '#web/lib/api-client.ts'
import { download } from '#web/lib/download.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { currentLocale } from '#web/lib/i18n/locale.ts'
import { commonTexts } from '#web/lib/texts/common.ts'
import { Button } from './button.tsx'
import { Menu } from './menu.tsx'
import { showToast } from './toasts.ts'

/** What opens in a spreadsheet comes first. */
const formats = ['xlsx', 'csv', 'json', 'lcax'] as const satisfies readonly ExportFormat[]

type Release = { readonly release?: string | undefined }
/** What is exported: a stored construction, or a comparison whose baseline is the first. */
export type Exported =
  | ({ readonly ownership: Ownership; readonly id: string } & Release)
  | ({ readonly ids: readonly string[] } & Release)

function fileOf(what: Exported, format: ExportFormat) {
  const query = {
    format,
    locale: currentLocale(),
    ...(what.release !== undefined && { release: what.release }),
  }
  if ('ids' in what) return receiveFile('exportComparison', { query: { ...query, ids: [...what.ids] } })
  return receiveFile('exportConstruction', { params: { ownership: what.ownership, id: what.id }, query })
}

/** Fetches files one at a time and hands them to the user. */
function useFile() {
  const common = useTexts(commonTexts)
  const [running, setRunning] = useState(false)
  const save = async (fetchFile: () => Promise<{ name: string; content: Blob }>, unsaved = false) => {
    setRunning(true)
    announce(common('export.running'))
    try {
      const { name, content } = await fetchFile()
      download(name, content)
      showToast({ icon: 'download', text: common(unsaved ? 'export.doneUnsaved' : 'export.done', { name }) })
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      showToast({ failed: true, text: common('export.failed', { reason }) })
    } finally {
      setRunning(false)
    }
  }
  return { running, save }
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
  const { running, save } = useFile()
  return (
    <Menu
      label={common('export.menu')}
      align="end"
      items={formats.map((format) => ({
        label: common(`export.${format}`),
        icon: 'download' as const,
        run: () => void save(() => fileOf(what, format), unsaved),
      }))}
      renderButton={({ open, toggle }) => (
        <Button
          look={look}
          icon="download"
          disabled={disabled || running}
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

/** Takes the whole own library away as one archive. */
export function ArchiveButton() {
  const common = useTexts(commonTexts)
  const { running, save } = useFile()
  return (
    <Button
      icon="download"
      disabled={running}
      onClick={() => void save(() => receiveFile('exportArchive', { query: { locale: currentLocale() } }))}
    >
      {common('export.archive')}
    </Button>
  )
}
