import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { ExportButton, useFile } from '#web/components/export-menu.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import { paths } from '#web/lib/paths.ts'
import { useScreenShortcuts } from '#web/lib/shortcuts.ts'
import { useSingleKeys } from '#web/lib/single-keys.ts'
import { receiveProject } from '#web/resources/projects/project-origins.ts'
import { projectTexts } from '../projects-texts.ts'

/** Files in the order of the menu, each with the keys that fetch it. */
const files = [
  ['xlsx', 'E X'],
  ['csv', 'E C'],
  ['json', 'E J'],
  ['lcax', 'E L'],
  ['epbd', 'E F'],
] as const

/** Takes a project along in one variant: as files, or to its report. Each way has keys, and stands in the palette. */
export function ProjectExport({
  id,
  variant,
  unsaved = false,
  toReport = true,
}: {
  id: string
  variant: string
  /** What is on screen is not stored yet: the file has the state before. */
  unsaved?: boolean
  /** Leads to the report, too; false where it is on screen. */
  toReport?: boolean
}) {
  const t = useTexts(projectTexts)
  const common = useTexts(commonTexts)
  const navigate = useNavigate()
  const { mutate, isPending } = useFile()
  const keysAct = useSingleKeys()
  const ways = useMemo(
    () => [
      ...(toReport
        ? [
            {
              label: t('export.pdf'),
              icon: 'print' as const,
              keys: 'E P',
              run: () => void navigate(paths.projectReport.href(id, variant)),
            },
          ]
        : []),
      ...files.map(([format, keys]) => ({
        label: format === 'epbd' ? t('export.epbd') : common(`export.${format}`),
        icon: 'download' as const,
        keys,
        run: () => mutate({ file: () => receiveProject(id, variant, format), unsaved }),
      })),
    ],
    [t, common, navigate, mutate, id, variant, unsaved, toReport],
  )
  useScreenShortcuts(
    useMemo(
      () => [
        {
          title: common('export.button'),
          shortcuts: ways.map(({ label, keys, run }) => ({
            label: `${common('export.menu')} ${label}`,
            keys: [keys],
            run,
          })),
        },
      ],
      [common, ways],
    ),
  )
  return (
    <ExportButton
      disabled={isPending}
      items={ways.map(({ label, icon, keys, run }) => ({ label, icon, run, ...(keysAct && { shortcut: keys }) }))}
    />
  )
}
