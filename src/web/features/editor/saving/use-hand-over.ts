import { useCallback, useMemo, useState } from 'react'
import type { ConstructionDocument } from '../document/document.ts'
import { sameContent, saveProblems } from '../document/stored-layers.ts'
import type { Saving, SavingOptions } from './use-saving.ts'

/** A part of something else, which takes it over as a whole: it has no version and no save of its own. */
export type HandOver = {
  /** What stands there already. */
  readonly begun: ConstructionDocument
  readonly take: (document: ConstructionDocument) => void
}

/** Saving where the document is handed over, if it is; else as it is. */
export function useHandOver<Of extends Saving>(
  saving: Of,
  {
    document,
    latest,
    readOnly,
    handOver,
  }: Pick<SavingOptions, 'document' | 'latest' | 'readOnly'> & {
    readonly handOver: HandOver | undefined
  },
): Of & { readonly isPart: boolean } {
  const [given, setGiven] = useState(handOver?.begun)
  const isGiven = useMemo(() => given !== undefined && sameContent(document, given), [document, given])
  const take = useCallback(() => {
    const sent = latest()
    if (!handOver || readOnly || saveProblems(sent).length > 0) return
    setGiven(sent)
    handOver.take(sent)
  }, [latest, handOver, readOnly])
  return handOver ? { ...saving, isPart: true, dirty: !isGiven, save: take } : { ...saving, isPart: false }
}
