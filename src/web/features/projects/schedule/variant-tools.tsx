import { Button } from '#web/components/button.tsx'
import { Checkbox, OptionLine } from '#web/components/option.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { media, useMedia } from '#web/lib/media.ts'
import { projectTexts } from '../projects-texts.ts'

/** Shows all variants beside each other, where the window has room for them; leads what is selected back to the base. */
export function VariantTools({
  isBeside,
  onBeside,
  onReset,
}: {
  isBeside: boolean
  onBeside: (isShown: boolean) => void
  /** undefined where nothing differs from the base, or nothing may be changed. */
  onReset: (() => void) | undefined
}) {
  const t = useTexts(projectTexts)
  const isNarrow = useMedia(media.phone)
  return (
    <>
      {!isNarrow && (
        <OptionLine>
          <Checkbox checked={isBeside} onChange={() => onBeside(!isBeside)} />
          {t('variant.beside')}
        </OptionLine>
      )}
      {onReset && (
        <Button size="s" icon="undo" onClick={onReset}>
          {t('toBase')}
        </Button>
      )}
    </>
  )
}
