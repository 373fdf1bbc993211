import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { bounds } from '#vocabulary/bounds.ts'
import { type ProjectMeasure, type ProjectUse, projectMeasures, projectUses } from '#vocabulary/projects.ts'
import { Button } from '#web/components/button.tsx'
import { Dialog } from '#web/components/dialog.tsx'
import { Field } from '#web/components/field.tsx'
import { OwnerField } from '#web/components/owner-field.tsx'
import { Select } from '#web/components/select.tsx'
import { useFailureToast } from '#web/components/use-failure.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import { paths } from '#web/lib/paths.ts'
import { createProject } from '#web/resources/projects/project-mutations.ts'
import { readCell } from '../document/typed-number.ts'
import { projectsTexts } from '../projects-texts.ts'

/**
 * Asks for what a project cannot be without, and opens it.
 *
 * @param of - the office whose projects are listed: the new one is begun as its own
 */
export function NewProject({ of, onClose }: { of: string | null; onClose: () => void }) {
  const t = useTexts(projectsTexts)
  const common = useTexts(commonTexts)
  const navigate = useNavigate()
  const form = useId()
  const [name, setName] = useState('')
  const [area, setArea] = useState('')
  const [use, setUse] = useState<ProjectUse>('residential')
  const [measure, setMeasure] = useState<ProjectMeasure>('newBuild')
  const [office, setOffice] = useState(of ?? '')
  const [isAsked, setAsked] = useState(false)
  const read = readCell(area, 'netRoomArea')
  const netRoomArea = 'value' in read ? read.value : undefined
  const create = useMutation({
    ...createProject,
    onSuccess: ({ id }) => {
      void navigate(paths.project.href(id), { replace: true })
    },
    onError: useFailureToast((reason) => t('failed', { reason })),
  })
  const { minimum, maximum, unit } = bounds.netRoomArea
  const areaError = area.trim() === '' ? t('required') : t('outside', { minimum, maximum, unit })
  return (
    <Dialog
      title={t('newProject')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button look="primary" type="submit" form={form} disabled={create.isPending}>
            {t('create')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setAsked(true)
          if (name.trim() !== '' && netRoomArea !== undefined)
            create.mutate({ office, name: name.trim(), use, measure, areas: { netRoomArea } })
        }}
      >
        <Field
          label={t('name')}
          value={name}
          maxLength={120}
          onChange={({ target }) => setName(target.value)}
          error={isAsked && name.trim() === '' ? t('required') : undefined}
        />
        <Field
          label={t('netRoomArea')}
          inputMode="decimal"
          value={area}
          onChange={({ target }) => setArea(target.value)}
          error={isAsked && netRoomArea === undefined ? areaError : undefined}
        />
        <label className="field">
          <span className="lbl">{t('use')}</span>
          <Select value={use} onChange={({ target }) => setUse(target.value as ProjectUse)}>
            {projectUses.map((one) => (
              <option key={one} value={one}>
                {t(`use.${one}`)}
              </option>
            ))}
          </Select>
        </label>
        <label className="field">
          <span className="lbl">{t('measure')}</span>
          <Select value={measure} onChange={({ target }) => setMeasure(target.value as ProjectMeasure)}>
            {projectMeasures.map((one) => (
              <option key={one} value={one}>
                {t(`measure.${one}`)}
              </option>
            ))}
          </Select>
        </label>
        <OwnerField label={t('whose')} own={t('whose.own')} office={office} choose={setOffice} />
      </form>
    </Dialog>
  )
}
