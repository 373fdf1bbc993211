import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Button } from '#web/components/button.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { PdfButton } from '#web/pdf/pdf-button.tsx'
import { letterheadQuery } from '#web/resources/accounts/letterhead.ts'
import { registerRenovation } from '#web/resources/verification/verification.ts'
import { MOST_VARIANTS } from './renovation-search.ts'
import { renovationTexts } from './renovation-texts.ts'
import type { Variant } from './variant.ts'

/** What can be done with the renovation as a whole. */
export function RenovationActions({
  shown,
  count,
  onAdd,
  onRemove,
}: {
  shown: Variant
  /** Of the variants. */
  count: number
  onAdd: () => void
  onRemove: () => void
}) {
  const t = useTexts(renovationTexts)
  const formats = useFormats()
  const client = useQueryClient()
  const full = count >= MOST_VARIANTS
  const { id, ownership, code, name } = shown.construction
  const { mutateAsync: register } = useMutation(registerRenovation)
  const makePdf = async () => {
    const letterhead = await client.ensureQueryData(letterheadQuery)
    const { makeRenovationPdf } = await import('./pdf/renovation-pdf.ts')
    const main = document.querySelector('main')
    if (!main) return
    const verifiable = await register({ ownership, id, office: letterhead.office, author: letterhead.author })
    const called = [code, name].filter(Boolean).join(' ')
    await makeRenovationPdf({ main, name: called, t, formats, letterhead, verifiable })
  }
  return (
    <div className="row">
      {count > 1 && (
        <Button icon="close" onClick={onRemove}>
          {t('removeVariant', { name: shown.mark.slice(0, 18) })}
        </Button>
      )}
      <Button
        icon="plus"
        disabled={full}
        title={full ? t('mostVariants', { most: MOST_VARIANTS }) : undefined}
        onClick={onAdd}
      >
        {t('addVariant')}
      </Button>
      <Button icon="print" onClick={() => window.print()}>
        {t('print')}
      </Button>
      <PdfButton make={makePdf} />
    </div>
  )
}
