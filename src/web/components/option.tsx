import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import css from './option.module.css'

type InputProps = Omit<ComponentProps<'input'>, 'type' | 'className'>

/** A box to tick, in the app's look; a hand larger than it is drawn. */
export const Checkbox = (props: InputProps) => <input type="checkbox" className={css.checkbox} {...props} />

/** One of several to choose, in the app's look. */
export const Radio = (props: InputProps) => <input type="radio" className={css.radio} {...props} />

/**
 * A box or radio button with its name: the whole line can be pressed.
 *
 * @param count - how much it would show, at the end of the line
 */
export const OptionLine = ({
  className,
  count,
  children,
}: {
  className?: string | undefined
  count?: ReactNode
  children: ReactNode
}) => (
  <label className={clsx(css.option, className)}>
    {children}
    {count !== undefined && (
      <>
        {' '}
        <span className={css.count}>{count}</span>
      </>
    )}
  </label>
)
