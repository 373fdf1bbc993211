import type { Letterhead } from '#contract/letterhead.ts'
import { Mark } from './icon.tsx'
import css from './letter-mark.module.css'

/** Whose sheet it is: logo and name of the office; the app's where neither is set. */
export function LetterMark({ office, logo }: Pick<Letterhead, 'office' | 'logo'>) {
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
