import { useMemo } from 'react'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { projectImportTexts } from './project-import-texts.ts'
import type { Proposal } from './project-to-make.ts'

type Note = Proposal['report']['rows'][number]['notes'][number]

/** Longest note of a row, in characters. */
const LONGEST = 500

/** What is said of a row of the file: what was corrected or assumed. */
export function useNote(): (note: Note) => string {
  const t = useTexts(projectImportTexts)
  const { number } = useFormats()
  return useMemo(
    () =>
      ({ code, values }) => {
        const shown = (name: string) => {
          const value = values[name]
          return typeof value === 'number' ? number(Math.round(value * 100) / 100) : ''
        }
        return t(`note.${code}`, { told: shown('told'), used: shown('used') })
      },
    [t, number],
  )
}

/** The proposal with what was corrected or assumed of each element as its note, by which schedule and report tell it later. */
export function useNoted(proposal: Proposal): Proposal {
  const noteText = useNote()
  return useMemo(() => {
    const about = new Map(proposal.report.rows.map(({ id, notes }) => [id, notes]))
    const elements = proposal.project.elements.map((row) => {
      const texts = (about.get(row.id) ?? []).filter(({ code }) => code !== 'noArea').map(noteText)
      const note = [...new Set(texts)].join('; ').slice(0, LONGEST).trim()
      return note === '' ? row : { ...row, note }
    })
    return { ...proposal, project: { ...proposal.project, elements } }
  }, [proposal, noteText])
}
