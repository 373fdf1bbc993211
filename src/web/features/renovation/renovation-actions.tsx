import { useQueryClient } from '@tanstack/react-query'
import { Button } from '#web/components/button.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { PdfButton } from '#web/pdf/pdf-button.tsx'
import { PrintButton } from '#web/pdf/print-button.tsx'
import type { Printed } from '#web/pdf/use-printed.ts'
import { letterheadQuery } from '#web/resources/accounts/letterhead.ts'
import { MOST_VARIANTS } from './renovation-search.ts'
import { renovationTexts } from './renovation-texts.ts'
import type { Variant } from './variant.ts'

/** What can be done with the renovation as a whole. */
export function RenovationActions({
  shown,
  printed,
  count,
  onAdd,
  onRemove,
}: {
  shown: Variant
  printed: Printed
  /** Of the variants. */
  count: number
  onAdd: () => void
  onRemove: () => void
}) {
  const t = useTexts(renovationTexts)
  const formats = useFormats()
  const client = useQueryClient()
  const full = count >= MOST_VARIANTS
  const { code, name } = shown.construction
  const makePdf = async () => {
    const letterhead = await client.ensureQueryData(letterheadQuery)
    const { makeRenovationPdf } = await import('./pdf/renovation-pdf.ts')
    const main = document.querySelector('main')
    if (!main) return
    const verifiable = await printed.verifiable()
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
      <PrintButton print={printed.print} />
      <PdfButton make={makePdf} />
    </div>
  )
}
