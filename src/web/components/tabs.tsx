import { type KeyboardEvent, useRef } from 'react'

type Tab<V extends string> = { readonly value: V; readonly label: string; readonly count?: number | undefined }

/** Which part of a dialog or page is shown: a list of tabs that arrow keys walk through. */
export function Tabs<V extends string>({
  label,
  value,
  tabs,
  panelId,
  onChange,
}: {
  label: string
  value: V
  tabs: readonly Tab<V>[]
  /** Of the part that the chosen tab shows. */
  panelId: string
  onChange: (value: V) => void
}) {
  const list = useRef<HTMLDivElement>(null)
  const walk = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const at = (tabs.findIndex((tab) => tab.value === value) + step + tabs.length) % tabs.length
    const next = tabs[at]
    if (next) onChange(next.value)
    list.current?.querySelectorAll('button')[at]?.focus()
  }
  return (
    <div className="tabs" role="tablist" aria-label={label} ref={list}>
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          aria-selected={tab.value === value}
          aria-controls={tab.value === value ? panelId : undefined}
          tabIndex={tab.value === value ? 0 : -1}
          onClick={() => onChange(tab.value)}
          onKeyDown={walk}
        >
          {tab.label}
          {tab.count !== undefined && tab.count > 0 && <span className="dim3"> {tab.count}</span>}
        </button>
      ))}
    </div>
  )
}
