import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { intentTo } from '#web/lib/intent.ts'
import { Icon, type IconName } from './icon.tsx'

type Look = {
  readonly look?: 'primary' | 'quiet' | 'danger' | 'danger solid' | 'inv' | 'inv q' | undefined
  /** xs 24, s 28, l 40 px high; 32 where absent. */
  readonly size?: 'xs' | 's' | 'l' | undefined
  readonly block?: boolean | undefined
  readonly icon?: IconName | undefined
}

const classOf = ({ look, size, block }: Look, bare: boolean, extra = '') =>
  ['btn', look, size, block && 'block', bare && 'icon', extra].filter(Boolean).join(' ')

/** A button. With an icon and no children it is square and needs an `aria-label`. `type` is button unless told. */
export function Button({
  look,
  size,
  block,
  icon,
  className,
  children,
  type = 'button',
  ...rest
}: Look & ComponentProps<'button'>) {
  const bare = icon !== undefined && children === undefined
  return (
    <button type={type} className={classOf({ look, size, block }, bare, className)} {...rest}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  )
}

/** A link that looks like a button; what it leads to is fetched once somebody turns to it. */
export function ButtonLink({
  look,
  size,
  block,
  icon,
  className,
  children,
  ...rest
}: Look & ComponentProps<typeof Link>) {
  const bare = icon !== undefined && children === undefined
  return (
    <Link
      className={classOf({ look, size, block }, bare, className)}
      {...(typeof rest.to === 'string' && intentTo(rest.to))}
      {...rest}
    >
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  )
}
