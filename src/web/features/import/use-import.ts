import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { ImportReport } from '#contract/interchange.ts'
import type { ForeignFile } from '#interchange/foreign/foreign-construction.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { randomKey } from '#web/lib/random-key.ts'
import { importArchive, importConstructions } from '#web/resources/imports/import-mutations.ts'
import { importTexts } from './import-texts.ts'
import { lossesOf, type MaterialFor, type PlacedLoss, toSend } from './model/constructions-to-send.ts'
import type { Choices, Mapping } from './model/foreign-materials.ts'
import { type ImportItem, itemsOf } from './model/import-items.ts'
import { readFile } from './read-file.ts'
import type { FileRefusal } from './reading.ts'

/** A file that is being mapped. */
export type OpenFile = { readonly name: string; readonly file: ForeignFile }
/** A construction that was taken over, with what it lost. */
export type Taken = { readonly id: string; readonly name: string; readonly lost: readonly PlacedLoss[] }
export type ImportResult =
  | { readonly kind: 'foreign'; readonly taken: readonly Taken[]; readonly notKept: Error | null }
  | { readonly kind: 'own'; readonly report: ImportReport }
/** One key for one content: a retry of the same creates nothing twice, something else is another request. */
function useRequestKey() {
  const last = useRef({ content: '', key: '' })
  return (content: string) => {
    if (last.current.content !== content) last.current = { content, key: randomKey() }
    return last.current.key
  }
}

/** Names whose material the user chose, or took on a mere likeness: those are remembered. */
export const choicesToKeep = (mapped: readonly Mapping[]) =>
  mapped.flatMap(({ used: { key }, materialId, proposal }) =>
    materialId !== undefined && (!proposal || ['synonym', 'similarName', 'remembered'].includes(proposal.reason))
      ? [{ name: key, materialId }]
      : [],
  )

/** What is taken over, and what stands for each material now. */
type CurrentMapping = {
  readonly going: readonly ImportItem[]
  readonly mapped: readonly Mapping[]
  readonly materialFor: MaterialFor
}

/** Creates the chosen constructions. An error leaves everything the user decided as it is. */
function useTake(onTaken: (result: ImportResult) => void) {
  const requestKey = useRequestKey()
  const { mutate, error, isPending, reset } = useMutation(importConstructions)
  const take = ({ going, mapped, materialFor }: CurrentMapping) => {
    const body = going.map((item) => toSend(item, materialFor))
    mutate(
      { body, idempotencyKey: requestKey(JSON.stringify(body)), choices: choicesToKeep(mapped) },
      {
        onSuccess: ({ made, notRemembered }) => {
          const taken = made.map(({ id, name }, index): Taken => {
            const item = going[index]
            return { id, name, lost: item ? lossesOf(item, materialFor) : [] }
          })
          onTaken({ kind: 'foreign', taken, notKept: notRemembered })
        },
      },
    )
  }
  return { take, failure: error, taking: isPending, forget: reset }
}

/** The way of a file: read, mapped, taken over. */
export function useImport() {
  const t = useTexts(importTexts)
  const [open, setOpen] = useState<OpenFile | null>(null)
  const [items, setItems] = useState<readonly ImportItem[]>([])
  const [chosen, setChosen] = useState<Choices>({})
  const [result, setResult] = useState<ImportResult | null>(null)
  const { take, failure, taking, forget } = useTake((done) => {
    setItems(items.filter((item) => !item.chosen))
    setResult(done)
  })
  const show = (next: OpenFile | null, done: ImportResult | null = null) => {
    setOpen(next)
    setItems(next ? itemsOf(next.file) : [])
    setChosen({})
    setResult(done)
    forget()
  }
  const archive = useMutation(importArchive)
  const reading = useMutation({
    mutationFn: async (file: File): Promise<FileRefusal | null> => {
      const answer = await readFile(file, t('unnamed'))
      if ('refusal' in answer) return answer.refusal
      if (answer.file === 'own') show(null, { kind: 'own', report: await archive.mutateAsync(file) })
      else show({ name: file.name, file: answer.file })
      return null
    },
  })
  const refusal = reading.error ?? reading.data
  return {
    /** Name of the file that is being read. */
    busy: reading.isPending ? reading.variables.name : null,
    read: reading.mutate,
    refused: refusal && reading.variables ? { name: reading.variables.name, why: refusal } : null,
    open,
    items,
    setItems,
    chosen,
    setChosen,
    take,
    taking,
    failure,
    result,
    showRest: () => setResult(null),
    reset: () => {
      show(null)
      reading.reset()
    },
  }
}
export type Import = ReturnType<typeof useImport>
