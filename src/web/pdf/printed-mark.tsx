import { clsx } from 'clsx'
import type { Locale } from '#vocabulary/constructions.ts'
import { QrModules } from '#web/components/qr-modules.tsx'
import { type TextsIn, textsOf } from '#web/lib/i18n/catalogue.ts'
import { pdfTexts } from './pdf-texts.ts'
import css from './printed-mark.module.css'
import type { Verifiable } from './verification-mark.ts'

/** All that the mark of printed sheets is drawn of, so that it stands there at once. */
export type PrintedMark = Verifiable & {
  /** Of the QR code, row by row; true: dark. */
  readonly modules: readonly (readonly boolean[])[]
  readonly t: TextsIn<typeof pdfTexts>
}

/** The mark of a registered report in the language of the report. */
export async function printedMark(verifiable: Verifiable, locale: Locale): Promise<PrintedMark> {
  const [{ modulesOf }, texts] = await Promise.all([import('#web/lib/qr-code.ts'), pdfTexts.load(locale)])
  return { ...verifiable, modules: modulesOf(verifiable.url), t: textsOf(texts, locale) }
}

/** QR code, code and address by which printed sheets are verified, as they close a PDF, too. @param note - below them */
export function MarkOnPaper({
  mark,
  note,
  onPaperOnly = false,
}: {
  mark: PrintedMark
  note?: string
  onPaperOnly?: boolean
}) {
  const { code, url, fingerprint, modules, t } = mark
  return (
    <div className={clsx(css.mark, onPaperOnly && css.onPaperOnly)} data-verification={code}>
      <QrModules modules={modules} label={`${t('code')} ${code}`} />
      <p>
        {t('code')} <b>{code}</b>
        <br />
        {t('verify')} {url}
        <br />
        <span className="dim">SHA-256 {fingerprint}</span>
        {note !== undefined && (
          <>
            <br />
            <span className="dim">{note}</span>
          </>
        )}
      </p>
    </div>
  )
}
