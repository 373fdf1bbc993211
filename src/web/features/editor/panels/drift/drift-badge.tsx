import { lazy, Suspense, useState } from 'react'
import { Button } from '#web/components/button.tsx'
import { driftTexts } from '#web/components/drift/drift-texts.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { type StoredConstruction } from '#web/resources/constructions/construction-queries.ts'
import type { Editor } from '../../document/editor-state.ts'
import { basisOf, type Saving } from '../../saving/use-saving.ts'

await driftTexts.load()

const DriftDialog = lazy(async () => ({ default: (await import('./drift-dialog.tsx')).DriftDialog }))

/** Says that newer data is there, and opens the comparison with it. Taking it over can be undone like any change. */
export function DriftBadge({
  stored: { construction, etag },
  saving,
  editor,
}: {
  stored: StoredConstruction
  saving: Pick<Saving, 'dirty' | 'adopt'>
  editor: Pick<Editor, 'dispatch'>
}) {
  const t = useTexts(driftTexts)
  const [open, setOpen] = useState(false)
  const { id, ownership, version, permission, newerData } = construction
  return (
    <>
      <Button
        size="xs"
        look={newerData ? undefined : 'quiet'}
        icon={newerData ? 'reload' : 'compare'}
        className={newerData ? 'warn' : undefined}
        aria-haspopup="dialog"
        {...(!newerData && { 'aria-label': t('compare'), title: t('compare') })}
        onClick={() => setOpen(true)}
      >
        {newerData ? t('newer') : undefined}
      </Button>
      {open && (
        <Suspense>
          <DriftDialog
            of={{ ownership, id, version }}
            etag={etag}
            dirty={saving.dirty}
            readOnly={permission === 'view'}
            onAccepted={(stored) => {
              saving.adopt(stored)
              editor.dispatch({ type: 'replace', document: basisOf(stored).document })
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
