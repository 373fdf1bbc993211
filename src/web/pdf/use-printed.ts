import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { Locale } from '#vocabulary/constructions.ts'
import { showToast } from '#web/components/toasts.ts'
import { textsOf } from '#web/lib/i18n/catalogue.ts'
import { currentLocale } from '#web/lib/i18n/locale.ts'
import { pdfTexts } from './pdf-texts.ts'
import { type PrintedMark, printedMark } from './printed-mark.tsx'
import type { Verifiable } from './verification-mark.ts'

type Sheets<None extends null> = {
  /** Another one whenever the sheets say something else: the code of before is none of theirs. */
  readonly says: string
  /** Of the sheets. */
  readonly locale: Locale
  /** Keeps what the sheets say; null where they get no code. */
  readonly register: () => Promise<Verifiable | None>
}

/**
 * Sheets that are printed with the code by which anyone verifies them. Once they have one it stays on them as long as
 * they say the same, so that the browser's own way to print has it, too.
 */
export function usePrinted<None extends null>({ says, locale, register }: Sheets<None>) {
  const [kept, setKept] = useState<{ readonly says: string; readonly mark: PrintedMark | undefined }>()

  /** Registers the sheets and puts the code on them. */
  async function verifiable(): Promise<Verifiable | None> {
    const found = await register()
    const mark = found ? await printedMark(found, locale) : undefined
    // printing does not wait for React
    flushSync(() => setKept({ says, mark }))
    return found
  }

  /** Prints them; without a code where they get none, which is said. */
  async function print(): Promise<void> {
    try {
      await verifiable()
    } catch (error) {
      const t = textsOf(await pdfTexts.load(), currentLocale())
      showToast({ text: t('printedWithout', { reason: error instanceof Error ? error.message : '' }), failed: true })
    }
    window.print()
  }

  return { mark: kept?.says === says ? kept.mark : undefined, verifiable, print }
}
/** Sheets that always get a code. */
export type Printed = ReturnType<typeof usePrinted<never>>
