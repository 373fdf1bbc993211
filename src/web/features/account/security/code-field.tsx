import { Field } from '#web/components/field.tsx'

/** A field for a code of the app, or one for when it is lost. */
export const CodeField = ({
  label,
  code,
  wrong,
  onChange,
}: {
  label: string
  code: string
  wrong: string | undefined
  onChange: (code: string) => void
}) => (
  <Field
    label={label}
    autoComplete="one-time-code"
    autoCapitalize="characters"
    spellCheck={false}
    maxLength={40}
    value={code}
    error={wrong}
    onChange={({ target }) => onChange(target.value)}
  />
)
