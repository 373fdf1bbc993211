import { Mark } from '#web/components/icon.tsx'
import css from './report.module.css'
import type { Heading } from './stamp.ts'

/** Whose sheet it is: logo and name of the office; the app's where neither is set. */
export function LetterMark({ office, logo }: Pick<Heading, 'office' | 'logo'>) {
  if (office === '' && logo === null)
    return (
      <div className="brand">
        <Mark />
        Aufbau
      </div>
    )
  return (
    <div className={css.letterMark}>
      {office !== '' && <span>{office}</span>}
      {logo !== null && <img src={logo} alt="" />}
    </div>
  )
}
