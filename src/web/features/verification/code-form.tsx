import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { readCode } from '#vocabulary/verification.ts'
import { Button } from '#web/components/button.tsx'
import { Field } from '#web/components/field.tsx'
import { FileButton } from '#web/components/file-button.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { paths } from '#web/lib/paths.ts'
import { codeInFile } from './code-in-file.ts'
import css from './verification.module.css'
import { verificationTexts } from './verification-texts.ts'

/** Asks for the code of a report, typed in any way, or for the PDF that carries it. */
export function CodeForm({ code }: { code: string }) {
  const t = useTexts(verificationTexts)
  const navigate = useNavigate()
  const [typed, setTyped] = useState(code)
  const [wrong, setWrong] = useState<string>()
  const open = (read: string | null, otherwise: string) => {
    setWrong(read === null ? otherwise : undefined)
    if (read === null) return
    setTyped(read)
    void navigate(paths.verifiedReport.href(read), { replace: read === code })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    open(readCode(typed), t('noCode'))
  }
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <Field
        label={t('code')}
        size="l"
        value={typed}
        maxLength={60}
        autoComplete="off"
        spellCheck={false}
        error={wrong}
        onChange={({ target }) => setTyped(target.value)}
      />
      <FileButton
        text={t('choose')}
        icon="upload"
        size="l"
        accept=".pdf,application/pdf"
        onFile={(file) => void codeInFile(file).then((read) => open(read, t('noCodeInFile')))}
      />
      <Button look="primary" size="l" type="submit">
        {t('verify')}
      </Button>
    </form>
  )
}
