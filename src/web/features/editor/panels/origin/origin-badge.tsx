import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { Construction } from '#contract/constructions.ts'
import { Button } from '#web/components/button.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { originQuery } from '#web/resources/constructions/origins.ts'
import type { ConstructionDocument } from '../../document/document.ts'
import { originTexts } from './origin-texts.ts'

await originTexts.load()

const OriginDialog = lazy(async () => ({ default: (await import('./origin-dialog.tsx')).OriginDialog }))

/**
 * Opens what the construction was made from; says where that has a newer version, or is gone. Nothing of one that was
 * made from nothing.
 */
export function OriginBadge({
  construction,
  document,
  readOnly,
}: {
  construction: Construction
  document: ConstructionDocument
  readOnly: boolean
}) {
  const t = useTexts(originTexts)
  const [open, setOpen] = useState(false)
  const { data: origin } = useQuery(originQuery(construction))
  if (!origin) return null
  const isNewer = origin.source !== null && origin.source.version > origin.version
  const said = origin.source === null ? 'gone' : isNewer ? 'newer' : 'current'
  return (
    <>
      <Button
        size="xs"
        icon={isNewer ? 'reload' : 'copy'}
        className={isNewer ? 'warn' : undefined}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t(said)}
      </Button>
      {open && (
        <Suspense>
          <OriginDialog
            of={construction}
            origin={origin}
            document={document}
            readOnly={readOnly}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
