import { clsx } from 'clsx'
import { Link } from 'react-router'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import { Icon } from './icon.tsx'
import { pageWindow } from './page-window.ts'
import css from './pager.module.css'
import { Select } from './select.tsx'

type Direction = { readonly label: string; readonly icon: 'left' | 'right'; readonly to: string | null }

/** Keeps its place and name at the ends of the list, where it is switched off. */
function Step({ direction: { label, icon, to } }: { direction: Direction }) {
  return to === null ? (
    <button className="btn quiet icon" type="button" aria-label={label} disabled>
      <Icon name={icon} />
    </button>
  ) : (
    <Link className="btn quiet icon" aria-label={label} to={to}>
      <Icon name={icon} />
    </Link>
  )
}

/**
 * Pages of a list as links, so that each has an address, with the choice of rows per page.
 *
 * @param more - there are more than `total`
 * @param hrefOf - address of a page, from 1
 */
export function Pager<Size extends number>({
  page,
  size,
  total,
  more = false,
  sizes,
  hrefOf,
  onSize,
}: {
  page: number
  size: Size
  total: number
  more?: boolean | undefined
  sizes: readonly Size[]
  hrefOf: (page: number) => string
  onSize: (size: Size) => void
}) {
  const t = useTexts(commonTexts)
  const { number } = useFormats()
  const pages = Math.max(1, Math.ceil(total / size), more ? page + 1 : 0)
  const to = more ? page * size : Math.min(total, page * size)
  const from = Math.min(to, (page - 1) * size + 1)
  return (
    <nav className={css.pager} aria-label={t('pages')}>
      <span className="dim">
        {t('pageRange', { from, to, total: more ? `≥ ${number(Math.max(total, to))}` : total })}
      </span>
      <span className={clsx('row', css.pages)}>
        <Step direction={{ label: t('previousPage'), icon: 'left', to: page > 1 ? hrefOf(page - 1) : null }} />
        {pageWindow(page, pages).map((entry, index) =>
          entry === null ? (
            // The two gaps of a window are told apart by their place alone.
            <span key={index < 3 ? 'before' : 'after'} className={css.page} aria-hidden="true">
              …
            </span>
          ) : (
            <Link
              key={entry}
              className={css.page}
              to={hrefOf(entry)}
              aria-current={entry === page ? 'page' : undefined}
            >
              {number(entry)}
            </Link>
          ),
        )}
        <Step direction={{ label: t('nextPage'), icon: 'right', to: page < pages ? hrefOf(page + 1) : null }} />
      </span>
      <label className="row small dim">
        {t('rowsPerPage')}
        <Select
          aria-label={t('rowsPerPageLong')}
          width={72}
          value={size}
          onChange={({ target }) => onSize(sizes[target.selectedIndex] ?? size)}
        >
          {sizes.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </Select>
      </label>
    </nav>
  )
}
