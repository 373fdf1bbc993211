import { type ComponentProps, useRef } from 'react'
import { Button } from './button.tsx'

type Look = Pick<ComponentProps<typeof Button>, 'icon' | 'look' | 'size' | 'disabled'>

/**
 * A button by which a file is chosen; the same one can be chosen again.
 *
 * @param label - of the field, where the button says something shorter or longer
 * @param accept - endings or media types, with commas between
 */
export function FileButton({
  text,
  label = text,
  accept,
  onFile,
  ...look
}: { text: string; label?: string; accept: string; onFile: (file: File) => void } & Look) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        className="sr"
        type="file"
        tabIndex={-1}
        aria-label={label}
        accept={accept}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onFile(file)
          target.value = ''
        }}
      />
      <Button {...look} onClick={() => input.current?.click()}>
        {text}
      </Button>
    </>
  )
}
