import { type ReactNode, useId } from 'react'
import css from './account.module.css'

/** A part of the account page: its name and a line about it beside what can be done. */
export function Part({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={css.part} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {text !== undefined && <p className="small">{text}</p>}
      </header>
      <div>{children}</div>
    </section>
  )
}
