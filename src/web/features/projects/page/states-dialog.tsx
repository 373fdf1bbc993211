import { useMutation, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { ProjectState } from '#contract/project-states.ts'
import { projectLimits } from '#vocabulary/projects.ts'
import { Button } from '#web/components/button.tsx'
import { Dialog } from '#web/components/dialog.tsx'
import { Field } from '#web/components/field.tsx'
import { ListStates } from '#web/components/list-frame.tsx'
import { showToast } from '#web/components/toasts.ts'
import { useFailureToast } from '#web/components/use-failure.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import { nameProjectState, projectStatesQuery, restoreProjectState } from '#web/resources/projects/project-states.ts'
import { draftOf } from '../document/draft.ts'
import { detailTexts, projectTexts } from '../projects-texts.ts'
import css from './project-page.module.css'
import type { Saving } from './use-autosave.ts'
import type { Editing } from './use-history.ts'

await detailTexts.load()

function NameForm({ saving }: { saving: Saving }) {
  const d = useTexts(detailTexts)
  const form = useId()
  const [name, setName] = useState('')
  const give = useMutation({
    ...nameProjectState(saving.stored),
    onSuccess: () => setName(''),
    onError: useFailureToast((reason) => reason),
  })
  return (
    <form
      id={form}
      className={css.nameState}
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim() !== '') give.mutate(name.trim())
      }}
    >
      <Field
        label={d('states.name')}
        hint={d(saving.isDirty ? 'states.saveFirst' : 'states.hint', { most: projectLimits.namedStates })}
        value={name}
        maxLength={60}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" disabled={name.trim() === '' || saving.isDirty || give.isPending}>
        {d('states.keep')}
      </Button>
    </form>
  )
}

function States({
  states,
  readOnly,
  busy,
  onBack,
}: {
  states: readonly ProjectState[]
  readOnly: boolean
  busy: boolean
  onBack: (state: ProjectState) => void
}) {
  const d = useTexts(detailTexts)
  const { recent } = useFormats()
  return (
    <table className="table">
      <thead>
        <tr>
          <th scope="col">{d('states.state')}</th>
          <th scope="col">{d('states.savedAt')}</th>
          <th scope="col">
            <span className="sr">{d('states.back')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {states.map((state) => (
          <tr key={state.version}>
            <td>
              {state.name === null ? (
                <span className="dim">{d('states.version', { version: state.version })}</span>
              ) : (
                <b>{state.name}</b>
              )}
            </td>
            <td>{recent(state.savedAt)}</td>
            <td className="num">
              {state.current ? (
                <span className="dim">{d('states.now')}</span>
              ) : (
                !readOnly && (
                  <Button size="s" icon="undo" disabled={busy} onClick={() => onBack(state)}>
                    {d('states.back')}
                  </Button>
                )
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Versions of a project that are kept, by themselves and by name, and the way back to one of them. */
export function StatesDialog({
  editing,
  saving,
  readOnly,
  onClose,
}: {
  editing: Editing
  saving: Saving
  readOnly: boolean
  onClose: () => void
}) {
  const t = useTexts(projectTexts)
  const d = useTexts(detailTexts)
  const common = useTexts(commonTexts)
  const { stored, isDirty, adopt } = saving
  const asked = useQuery(projectStatesQuery(stored))
  const back = useMutation({
    mutationFn: ({ version }: ProjectState) => restoreProjectState(stored, version),
    onSuccess: (brought) => {
      const next = draftOf(brought.project)
      adopt(brought, next)
      editing.edit(() => next)
      onClose()
      showToast({ text: d('states.brought'), action: { label: t('undo'), run: editing.undo } })
    },
    onError: useFailureToast((reason) => reason),
  })
  return (
    <Dialog
      title={t('states')}
      subtitle={d('states.kept', { count: projectLimits.keptVersions })}
      onClose={onClose}
      footer={<Button onClick={onClose}>{common('close')}</Button>}
    >
      {!readOnly && <NameForm saving={saving} />}
      <ListStates asked={asked} />
      {asked.data && (
        <States
          states={asked.data}
          readOnly={readOnly}
          busy={isDirty || back.isPending}
          onBack={(state) => back.mutate(state)}
        />
      )}
    </Dialog>
  )
}
