import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ConstructionListItem } from '#contract/constructions.ts'
import { Button } from '#web/components/button.tsx'
import { Dialog } from '#web/components/dialog.tsx'
import { Select } from '#web/components/select.tsx'
import { SectionStrip } from '#web/drawing/section-strip.tsx'
import { useSettled } from '#web/lib/clock.ts'
import { MOST_COMPARED } from '#web/lib/compare-tray.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { commonTexts } from '#web/lib/texts/common.ts'
import { type CandidatePlace, candidatePlaces, candidatesQuery } from './comparison-queries.ts'
import { comparisonTexts } from './comparison-texts.ts'

const STRIP_WIDTH = 150
const TYPING_PAUSE = 250

function Candidate({
  item,
  scale,
  chosen,
  onAdd,
}: {
  item: ConstructionListItem
  scale: number
  chosen: boolean
  onAdd: () => void
}) {
  const t = useTexts(comparisonTexts)
  const common = useTexts(commonTexts)
  const { withUnit } = useFormats()
  const layers = item.section.map((layer) => ({ ...layer, framing: layer.framing ?? undefined }))
  return (
    <li>
      <button type="button" disabled={chosen} onClick={onAdd}>
        <SectionStrip layers={layers} scale={scale} height={28} seed={item.id} width={STRIP_WIDTH} />
        <span>
          <span className="name">
            {item.code} {item.name}
          </span>
          <br />
          <span className="small dim">
            {common(`type.${item.type}`)} · {common(`ownership.${item.ownership}`)}
          </span>
        </span>
        <span className="num small">{chosen ? t('chosen') : withUnit('uValue', item.uValue)}</span>
      </button>
    </li>
  )
}

/** Search of the library for constructions to add; stays open until the comparison is full or the user is done. */
export function AddDialog({
  ids,
  onAdd,
  onClose,
}: {
  ids: readonly string[]
  onAdd: (item: ConstructionListItem) => void
  onClose: () => void
}) {
  const t = useTexts(comparisonTexts)
  const common = useTexts(commonTexts)
  const locale = useLocale()
  const [text, setText] = useState('')
  const [place, setPlace] = useState<CandidatePlace>('standardAndCustom')
  const { data } = useQuery(candidatesQuery(useSettled(text, TYPING_PAUSE), place, locale))
  const items = data?.items ?? []
  const scale = (STRIP_WIDTH - 4) / Math.max(0.4, ...items.map(({ thickness }) => thickness))
  const full = ids.length >= MOST_COMPARED
  return (
    <Dialog title={t('add')} onClose={onClose} footer={<Button onClick={onClose}>{common('close')}</Button>}>
      <div className="row wrap">
        <input
          type="search"
          className="in grow"
          aria-label={t('search')}
          placeholder={t('searchPlaceholder')}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Select
          aria-label={t('ownership')}
          value={place}
          onChange={({ target }) =>
            setPlace(candidatePlaces.find((one) => one === target.value) ?? 'standardAndCustom')
          }
        >
          {candidatePlaces.map((one) => (
            <option key={one} value={one}>
              {common(`ownership.${one}`)}
            </option>
          ))}
        </Select>
        <span className="small dim nowrap" role="status">
          {t('places', { count: ids.length, most: MOST_COMPARED })}
        </span>
      </div>
      {full && <p className="small dim">{t('full', { most: MOST_COMPARED })}</p>}
      {data && items.length === 0 && <p className="dim">{t('noCandidates')}</p>}
      <ul className="cand" aria-label={t('candidates')}>
        {items.map((item) => (
          <Candidate
            key={item.id}
            item={item}
            scale={scale}
            chosen={full || ids.includes(item.id)}
            onAdd={() => onAdd(item)}
          />
        ))}
      </ul>
      {data && data.total > items.length && (
        <p className="small dim">{t('more', { count: data.total - items.length })}</p>
      )}
    </Dialog>
  )
}
