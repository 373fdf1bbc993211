import { type ReactNode, useState } from 'react'
import { Confirm } from '#web/components/confirm.tsx'

type Question = {
  readonly title: string
  readonly text: string
  readonly action: string
  readonly onConfirm: () => void
}

/** A question before something is done: `ask` for the buttons, and `question` to render while one has to decide. */
export function useQuestion(): { ask: (question: Question) => void; question: ReactNode } {
  const [asked, ask] = useState<Question | null>(null)
  return { ask, question: asked && <Confirm {...asked} onClose={() => ask(null)} /> }
}
