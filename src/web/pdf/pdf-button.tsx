import { BusyButton } from '#web/components/busy-button.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { pdfTexts } from './pdf-texts.ts'

/** Saves the screen as PDF: tells that it is being made, and why it could not be. */
export function PdfButton({
  make,
  block = false,
  disabled = false,
}: {
  make: () => Promise<void>
  block?: boolean
  disabled?: boolean
}) {
  const t = useTexts(pdfTexts)
  return (
    <BusyButton
      label={t('pdf')}
      busyLabel={t('busy')}
      failed={(reason) => t('failed', { reason })}
      icon="download"
      block={block}
      disabled={disabled}
      run={make}
    />
  )
}
