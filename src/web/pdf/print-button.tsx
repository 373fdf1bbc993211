import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Button } from '#web/components/button.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { pdfTexts } from './pdf-texts.ts'

/** Whether keys are those by which browsers print. */
const prints = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 'p' && (ctrlKey || metaKey) && !altKey && !shiftKey

/** Prints the sheets on screen, also by the browser's keys, once they have what they are printed with. */
export function PrintButton({
  print,
  primary = false,
  disabled = false,
}: {
  print: () => Promise<void>
  /** The first thing to do on its page: it takes the whole width and names its keys. */
  primary?: boolean
  disabled?: boolean
}) {
  const t = useTexts(pdfTexts)
  const { mutate, isPending } = useMutation({ mutationFn: print, networkMode: 'always' })
  const waits = isPending || disabled
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (disabled || !prints(event)) return
      event.preventDefault()
      if (!isPending && !event.repeat) mutate()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [disabled, isPending, mutate])
  return (
    <Button
      look={primary ? 'primary' : undefined}
      block={primary}
      icon={isPending ? undefined : 'print'}
      disabled={waits}
      onClick={() => mutate()}
    >
      {isPending && <span className="spin" />}
      {t('print')}
      {primary && <kbd>{t('printKeys')}</kbd>}
    </Button>
  )
}
