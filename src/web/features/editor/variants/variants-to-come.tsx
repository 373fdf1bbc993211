import type { Construction } from '#contract/constructions.ts'
import { isGrouped } from './group.ts'
import css from './variants-to-come.module.css'

/** The line of the variants while they are fetched, so that nothing below moves when they come. */
export const VariantsToCome = ({ construction }: { construction: Construction }) =>
  isGrouped(construction) && <div className={css.line} />
