import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#web/components/button.tsx'
import { Select } from '#web/components/select.tsx'
import { useFailureToast } from '#web/components/use-failure.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { projectKeys } from '#web/resources/keys.ts'
import { projectQuery, readProject, type StoredProject } from '#web/resources/projects/project-queries.ts'
import { draftOf } from '../document/draft.ts'
import { deriveVariant, nextVariant } from '../document/variant-edits.ts'
import { storeDraft } from '../page/store-draft.ts'
import { VariantNameDialog } from '../page/variant-name-dialog.tsx'
import { projectTexts } from '../projects-texts.ts'
import type { Chosen } from './compare-search.ts'
import { compareTexts } from './compare-texts.ts'
import type { ComparedVariant } from './compared-variant.ts'

type Stored = StoredProject['project']

/** What a new variant begins as, and how it is called. */
type Derived = {
  readonly project: string
  readonly from: string
  readonly name: string
  readonly id: string
}

/** Stores a new variant in the project as it is now: what others have changed meanwhile stays. */
async function storeDerived({ project, from, name, id }: Derived) {
  const before = await readProject(project)
  const draft = draftOf(before.project)
  // where there is room for none any more, the service says so
  const next = { id: nextVariant(draft)?.id ?? id, name }
  return { variant: next.id, stored: await storeDraft(before, deriveVariant(from, next)(draft)) }
}

/** Makes a new variant of the project that begins as one of those compared, and puts it beside them. */
export function DeriveVariant({
  project,
  variants,
  onDerived,
}: {
  /** Undefined while it is on its way. */
  project: Stored | undefined
  variants: readonly ComparedVariant[]
  onDerived: (derived: Chosen) => void
}) {
  const t = useTexts(compareTexts)
  const ofProject = useTexts(projectTexts)
  const client = useQueryClient()
  const [isAsked, setIsAsked] = useState(false)
  const [chosen, setChosen] = useState<string>()
  const derive = useMutation({
    mutationFn: storeDerived,
    onSuccess: ({ variant, stored }, { project: id }) => {
      client.setQueryData(projectQuery(id).queryKey, stored)
      void client.invalidateQueries({ queryKey: projectKeys.lists })
      setIsAsked(false)
      onDerived({ project: id, variant })
    },
    onError: useFailureToast((reason) => t('deriveFailed', { reason })),
  })
  const next = project && nextVariant(project)
  const source = variants.find(({ variant }) => variant === chosen) ?? variants[0]
  return (
    <>
      <Button icon="copy" disabled={!next || !source} onClick={() => setIsAsked(true)}>
        {ofProject('variant.derive')}
      </Button>
      {isAsked && next && source && (
        <VariantNameDialog
          title={ofProject('variant.derive')}
          note={ofProject('variant.from', { name: source.name })}
          name={next.name}
          isBusy={derive.isPending}
          onClose={() => setIsAsked(false)}
          onName={(name) => derive.mutate({ project: source.projectId, from: source.variant, name, id: next.id })}
        >
          {variants.length > 1 && (
            <label className="row small dim">
              {t('deriveFrom')}
              <Select value={source.variant} onChange={({ target }) => setChosen(target.value)}>
                {variants.map(({ variant, name }) => (
                  <option key={variant} value={variant}>
                    {name}
                  </option>
                ))}
              </Select>
            </label>
          )}
        </VariantNameDialog>
      )}
    </>
  )
}
