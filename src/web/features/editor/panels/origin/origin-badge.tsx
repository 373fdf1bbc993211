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

/** Says that what the construction was made from has a newer version, and opens what has changed in it. */
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
  const { source } = origin ?? {}
  if (!origin || !source || source.version <= origin.version) return null
  return (
    <>
      <Button size="xs" icon="reload" className="warn" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('newer')}
      </Button>
      {open && (
        <Suspense>
          <OriginDialog
            of={construction}
            origin={{ ...origin, source }}
            document={document}
            readOnly={readOnly}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
