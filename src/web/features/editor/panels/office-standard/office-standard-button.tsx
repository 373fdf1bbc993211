import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { Construction } from '#contract/constructions.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { officeStandardQuery } from '#web/resources/constructions/office-standards.ts'
import { editorTexts } from '../../editor-texts.ts'
import figureCss from '../../figures/figure-button.module.css'

const OfficeStandardDialog = lazy(async () => ({
  default: (await import('./office-standard-dialog.tsx')).OfficeStandardDialog,
}))

/** Says that a construction is a standard of its office, and leads those who administer the office to making it one. */
export function OfficeStandardButton({ construction }: { construction: Construction }) {
  const t = useTexts(editorTexts)
  const [open, setOpen] = useState(false)
  const isOfOffice = construction.owner.kind === 'office'
  const { data: standard } = useQuery({ ...officeStandardQuery(construction), enabled: isOfOffice })
  const administers = construction.permission === 'owner'
  if (!isOfOffice || standard === undefined || (standard === null && !administers)) return null
  return (
    <>
      {', '}
      <button type="button" className={figureCss.button} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t(standard ? 'meta.officeStandard' : 'meta.makeOfficeStandard')}
      </button>
      {open && (
        <Suspense>
          <OfficeStandardDialog construction={construction} standard={standard} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
