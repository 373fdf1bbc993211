import { useEffect, useState, useSyncExternalStore } from 'react'
import { loadable } from '#web/lib/loadable.ts'
import type { Handed, MaterialSearchProps } from './material-search.tsx'

const search = loadable(() => import('./material-search.tsx'))

/** Fetches the search for materials, once what asks for it is on screen. */
export function useMaterialSearch(): void {
  useEffect(() => {
    search.fetch()
  }, [])
}

type WaitingProps = MaterialSearchProps & { readonly onHand: (handed: Handed | undefined) => void }

/** The field as it stands there before the search does. */
function WaitingField({ id, label, value, invalid, tabIndex, onHand }: WaitingProps) {
  useMaterialSearch()
  return (
    <input
      id={id}
      className="input"
      aria-label={label}
      aria-invalid={invalid || undefined}
      tabIndex={tabIndex}
      defaultValue={value}
      onFocus={() => onHand({ text: null })}
      onChange={({ target }) => onHand({ text: target.value })}
      onBlur={() => onHand(undefined)}
    />
  )
}

/** The field that finds a material. Its search is fetched after the first paint; what is typed before is not lost. */
export function MaterialField(props: MaterialSearchProps) {
  const loaded = useSyncExternalStore(search.subscribe, search.get)
  const [handed, hand] = useState<Handed>()
  return loaded ? <loaded.MaterialSearch {...props} handed={handed} /> : <WaitingField {...props} onHand={hand} />
}
