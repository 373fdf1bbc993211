import { useId, useState } from 'react'
import { LOGO, logoTypes } from '#contract/letterhead.ts'
import { Button } from '#web/components/button.tsx'
import { FileButton } from '#web/components/file-button.tsx'
import { Icon } from '#web/components/icon.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import css from './account.module.css'
import { accountTexts } from './account-texts.ts'

const KILO = 1000

async function dataUrlOf(file: Blob): Promise<string> {
  const reader = new FileReader()
  const read = new Promise((resolve, reject) => {
    reader.addEventListener('load', resolve)
    reader.addEventListener('error', reject)
  })
  reader.readAsDataURL(file)
  await read
  return reader.result as string
}

/** Whether the browser can show what the file says it is; what it weighs is told before it is sent. */
async function isPicture(url: string): Promise<boolean> {
  const picture = new Image()
  picture.src = url
  return picture.decode().then(
    () => true,
    () => false,
  )
}

/** A picture to choose, to see and to take away again. */
export function LogoField({
  logo,
  refused,
  onChange,
}: {
  logo: string | null
  /** What the service says of it. */
  refused: string | undefined
  onChange: (logo: string | null) => void
}) {
  const t = useTexts(accountTexts)
  const { number } = useFormats()
  const id = useId()
  const [wrong, setWrong] = useState<string | undefined>()
  const take = async (file: File) => {
    if (file.size > LOGO.bytes) {
      setWrong(t('logoTooLarge', { size: number(Math.ceil(file.size / KILO)), most: number(LOGO.bytes / KILO) }))
      return
    }
    const url = await dataUrlOf(file)
    const known = logoTypes.some((type) => type === file.type) && (await isPicture(url))
    setWrong(known ? undefined : t('logoUnreadable'))
    if (known) onChange(url)
  }
  const error = wrong ?? refused
  return (
    <div className="field" role="group" aria-labelledby={`${id}-name`} aria-describedby={`${id}-note`}>
      <span className="lbl" id={`${id}-name`}>
        {t('logo')}
      </span>
      {logo !== null && <img className={css.logo} src={logo} alt={t('logoChosen')} />}
      <div className="row">
        <FileButton
          size="s"
          text={t(logo === null ? 'chooseLogo' : 'otherLogo')}
          accept={logoTypes.join()}
          onFile={(file) => void take(file)}
        />
        {logo !== null && (
          <Button
            size="s"
            onClick={() => {
              setWrong(undefined)
              onChange(null)
            }}
          >
            {t('removeLogo')}
          </Button>
        )}
      </div>
      <p
        className={error === undefined ? 'hint' : 'hint bad'}
        id={`${id}-note`}
        role={error === undefined ? undefined : 'alert'}
      >
        {error !== undefined && <Icon name="error" />}
        {error ?? t('logoHint', { most: number(LOGO.bytes / KILO), pixels: number(LOGO.pixels) })}
      </p>
    </div>
  )
}
