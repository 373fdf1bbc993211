import { useMutation, useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useMemo, useState } from 'react'
import { type FieldErrors, FormProvider, useForm } from 'react-hook-form'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import type { OwnMaterial, OwnMaterialInput } from '#contract/own-materials.ts'
import { chartTexts } from '#web/charts/charts-texts.ts'
import { Button, ButtonLink } from '#web/components/button.tsx'
import { Dialog } from '#web/components/dialog.tsx'
import { Notice } from '#web/components/notice.tsx'
import { showToast } from '#web/components/toasts.ts'
import { useFailureToast, useReason } from '#web/components/use-failure.ts'
import { datasetTexts } from '#web/datasets/datasets-texts.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import { paths } from '#web/lib/paths.ts'
import { useTitle } from '#web/lib/title.ts'
import { deleteOwnMaterial, storeOwnMaterial } from '#web/resources/materials/own-material-mutations.ts'
import { ownMaterialQuery } from '#web/resources/materials/own-material-queries.ts'
import { Part } from './form-fields.tsx'
import { fieldOf, formResolver } from './form-resolver.ts'
import { emptyValues, type FormValues, valuesOf } from './form-values.ts'
import { LifeCyclePart } from './life-cycle-part.tsx'
import { GeneralPart, PhysicsPart } from './material-parts.tsx'
import css from './materials.module.css'
import { materialsTexts } from './materials-texts.ts'
import { MoveMaterial } from './move-material.tsx'
import { useOffices } from './owner-choice.tsx'
import { UsedIn } from './used-in.tsx'

await Promise.all([materialsTexts.load(), datasetTexts.load(), chartTexts.load()])

type Known = { readonly material: OwnMaterial; readonly etag: string }

/** Fields at fault, nested ones counted each. */
const countOf = (errors: FieldErrors<FormValues> | object): number =>
  Object.values(errors).reduce<number>((sum, one: unknown) => {
    if (typeof one !== 'object' || one === null) return sum
    return sum + ('message' in one && 'type' in one ? 1 : countOf(one))
  }, 0)

function Deletion({ material, onClose }: { material: OwnMaterial; onClose: () => void }) {
  const t = useTexts(materialsTexts)
  const common = useTexts(commonTexts)
  const locale = useLocale()
  const { name } = material
  const navigate = useNavigate()
  const remove = useMutation({
    ...deleteOwnMaterial,
    onSuccess: async () => {
      showToast({ text: t('deleted'), icon: 'bin' })
      await navigate(paths.ownMaterials.href)
    },
    onError: useFailureToast((reason) => t('saveFailed', { reason })),
  })
  return (
    <Dialog
      alert
      title={t('deleteTitle', { name: name[locale] ?? name.de_DE ?? name.en_GB ?? '' })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button look="danger solid" disabled={remove.isPending} onClick={() => remove.mutate(material.id)}>
            {t('delete')}
          </Button>
        </>
      }
    >
      <p>{t('deleteText')}</p>
      {material.uses > 0 && <UsedIn material={material} />}
    </Dialog>
  )
}

/** Where the list is that a material stands in. */
const listOf = (office: string | null) =>
  office === null ? paths.ownMaterials.href : paths.ownMaterials.hrefIn(office)

/** Whose a material is where it is an office's, or is to become one's. */
function Belonging({ material, office }: { material: OwnMaterial | null; office: string | null }) {
  const t = useTexts(materialsTexts)
  const offices = useOffices()
  if (office === null) return null
  const name = material?.owner?.name ?? offices?.find(({ id }) => id === office)?.name ?? ''
  return <p className="dim">{t(material?.permission === 'view' ? 'ofOfficeToView' : 'ofOffice', { office: name })}</p>
}

/** What whoever may give a material away does with it as a whole. */
function Giving({ material }: { material: OwnMaterial }) {
  const t = useTexts(materialsTexts)
  const navigate = useNavigate()
  const [asked, ask] = useState<'delete' | 'move'>()
  const hasOffices = (useOffices() ?? []).length > 0
  return (
    <>
      {hasOffices && (
        <Button icon="company" onClick={() => ask('move')}>
          {t('moveTo')}
        </Button>
      )}
      <Button look="danger" icon="bin" onClick={() => ask('delete')}>
        {t('delete')}
      </Button>
      {asked === 'delete' && <Deletion material={material} onClose={() => ask(undefined)} />}
      {asked === 'move' && (
        <MoveMaterial
          material={material}
          onClose={() => ask(undefined)}
          onMoved={() => void navigate(listOf(material.owner?.id ?? null))}
        />
      )}
    </>
  )
}

/** What stands below the form: saving, the way back, what is at fault, and what is done with it as a whole. */
function End({
  known,
  office,
  saving,
  mayEdit,
  faults,
}: {
  known: Known | null
  office: string | null
  saving: boolean
  mayEdit: boolean
  faults: number
}) {
  const t = useTexts(materialsTexts)
  const common = useTexts(commonTexts)
  return (
    <div className={clsx('row', css.end)}>
      {mayEdit && (
        <Button look="primary" type="submit" disabled={saving}>
          {t('save')}
        </Button>
      )}
      <ButtonLink to={listOf(office)}>{mayEdit ? common('cancel') : t('toList')}</ButtonLink>
      <span className="grow bad" role="status">
        {faults > 0 && t('check', { count: faults })}
      </span>
      {known && (known.material.permission ?? 'owner') === 'owner' && <Giving material={known.material} />}
    </div>
  )
}

/** The form of a material; the rules are the contract's. */
function MaterialForm({ known }: { known: Known | null }) {
  const t = useTexts(materialsTexts)
  const locale = useLocale()
  const navigate = useNavigate()
  const reasonOf = useReason()
  const [parameters] = useSearchParams()
  const [defaultValues] = useState(() =>
    known
      ? valuesOf(known.material, locale === 'de_DE' ? ',' : '.')
      : { ...emptyValues(), [locale === 'de_DE' ? 'nameDe' : 'nameEn']: parameters.get('name') ?? '' },
  )
  const office = known ? (known.material.owner?.id ?? null) : parameters.get('office')
  const mayEdit = known?.material.permission !== 'view'
  const form = useForm<FormValues, unknown, OwnMaterialInput>({
    defaultValues,
    resolver: useMemo(() => formResolver(t), [t]),
  })
  const save = useMutation({
    ...storeOwnMaterial(known && { id: known.material.id, etag: known.etag }, office),
    onSuccess: async () => {
      showToast({ text: t('saved') })
      await navigate(listOf(office))
    },
    onError: (error) => {
      if (error instanceof ApiError)
        for (const { path, code, message } of error.details) {
          if (!path.startsWith('/')) continue
          const field = fieldOf(path.slice(1).split('/'), form.getValues())
          form.setError(field as keyof FormValues, { type: code, message })
        }
    },
  })
  const count = countOf(form.formState.errors)
  const submit = form.handleSubmit((body) => save.mutate(body))
  const stale = save.error instanceof ApiError && save.error.status === 412
  return (
    <FormProvider {...form}>
      <form noValidate className={css.form} onSubmit={(event) => void submit(event)}>
        <Belonging material={known?.material ?? null} office={office} />
        <fieldset className={css.fields} disabled={!mayEdit}>
          <GeneralPart />
          <PhysicsPart />
          <LifeCyclePart />
        </fieldset>
        {known && (
          <Part title={t('uses')}>
            <UsedIn material={known.material} />
          </Part>
        )}
        {save.error && (
          <Notice kind="error">{stale ? t('stale') : t('saveFailed', { reason: reasonOf(save.error) })}</Notice>
        )}
        <End known={known} office={office} saving={save.isPending} mayEdit={mayEdit} faults={count} />
      </form>
    </FormProvider>
  )
}

function Stored({ id }: { id: string }) {
  const t = useTexts(materialsTexts)
  const common = useTexts(commonTexts)
  const { data, error, refetch } = useQuery(ownMaterialQuery(id))
  if (data) return <MaterialForm known={data} />
  if (!error) return <p role="status">{t('loading')}</p>
  const missing = error instanceof ApiError && error.status === 404
  return (
    <Notice kind="error">
      {missing ? t('missing') : t('failed')}
      {!missing && (
        <p>
          <Button size="s" icon="reload" onClick={() => void refetch()}>
            {common('reload')}
          </Button>
        </p>
      )}
    </Notice>
  )
}

/** One's own material: a new one, or the one of the address. */
function OwnMaterialPage() {
  const t = useTexts(materialsTexts)
  const { id } = useParams()
  const title = id === undefined ? t('new') : t('title')
  useTitle(title)
  return (
    <main id="main" className="page" tabIndex={-1}>
      <div className={clsx('head row', css.head)}>
        <ButtonLink look="quiet" icon="back" to={paths.ownMaterials.href} aria-label={t('back')} title={t('back')} />
        <h1>{title}</h1>
      </div>
      {id === undefined ? <MaterialForm known={null} /> : <Stored key={id} id={id} />}
    </main>
  )
}

export { OwnMaterialPage as Component }
