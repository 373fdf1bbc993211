import { type ReactNode, useId } from 'react'
import { get, useFormContext } from 'react-hook-form'
import { Field } from '#web/components/field.tsx'
import { Select } from '#web/components/select.tsx'
import type { FormValues } from './form-values.ts'
import css from './materials.module.css'

/** Names of the text fields of the form. */
export type TextName =
  | Exclude<keyof FormValues, 'sources' | 'dataset' | 'epd' | 'columns' | 'cells' | 'traits'>
  | `sources.${keyof FormValues['sources']}`
  | `epd.${keyof FormValues['epd']}`

/** What is wrong with a field; undefined where nothing is. */
export function useFieldError(name: string): string | undefined {
  const { formState } = useFormContext<FormValues>()
  const found = get(formState.errors, name) as { message?: string } | undefined
  return found?.message
}

/** A text field of the form with its error. */
export function TextField({
  name,
  label,
  hint,
  numeric = false,
}: {
  name: TextName
  label: string
  hint?: ReactNode
  numeric?: boolean
}) {
  const { register } = useFormContext<FormValues>()
  const error = useFieldError(name)
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      autoComplete="off"
      {...(numeric && { inputMode: 'decimal' as const })}
      {...register(name)}
    />
  )
}

/** A choice of the form. */
export function ChoiceField({
  name,
  label,
  options,
}: {
  name: TextName
  label: string
  options: readonly { readonly value: string; readonly text: string }[]
}) {
  const { register, watch } = useFormContext<FormValues>()
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <Select id={id} {...register(name)} value={watch(name)}>
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Select>
    </div>
  )
}

/** A part of the form: its heading at the left, its fields beside. */
export function Part({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={css.part} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {text !== undefined && <p className="small dim">{text}</p>}
      </header>
      <div>{children}</div>
    </section>
  )
}
