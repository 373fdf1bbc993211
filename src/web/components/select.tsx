import type { ComponentProps } from 'react'
import { Icon } from './icon.tsx'
import css from './select.module.css'

/** A native choice list in the app's look. It needs a label around it or an `aria-label`. */
export function Select({ className = '', width, ...rest }: ComponentProps<'select'> & { width?: number }) {
  return (
    <span className={css.select} style={width === undefined ? undefined : { width }}>
      <select className={`input ${className}`.trim()} style={width === undefined ? undefined : { width }} {...rest} />
      <Icon name="down" />
    </span>
  )
}
