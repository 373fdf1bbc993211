import type { ReactNode } from 'react'

const circle = <circle cx="8" cy="8" r="5.8" />
const drawings = {
  search: (
    <>
      <circle cx="7" cy="7" r="4.5" />
      <path d="M10.5 10.5 14 14" />
    </>
  ),
  theme: (
    <>
      <circle cx="8" cy="8" r="5" />
      <path d="M8 3v10a5 5 0 0 0 0-10z" fill="currentColor" />
    </>
  ),
  eye: (
    <>
      <path d="M1.5 8C3.5 4.8 5.6 3.5 8 3.5S12.5 4.8 14.5 8c-2 3.2-4.1 4.5-6.5 4.5S3.500 11.200 1.500 8z" />
      <circle cx="8" cy="8" r="2" />
    </>
  ),
  mail: <path d="M2 3.500h12v9H2zM2 4l6 5 6-5" />,
  company: <path d="M3 13.500v-11h6v11M9 6.500h4v7M2 13.500h12M5 5h2M5 7.500h2M5 10h2" />,
  check: <path d="m3 8.5 3.2 3.2L13 5" />,
  clock: (
    <>
      {circle}
      <path d="M8 4.500V8l2.500 1.500" />
    </>
  ),
  error: (
    <>
      {circle}
      <path d="m5.800 5.800 4.400 4.400M10.200 5.800l-4.400 4.400" />
    </>
  ),
  info: (
    <>
      {circle}
      <path d="M8 7.300v3.700M8 5v.3" />
    </>
  ),
  done: (
    <>
      {circle}
      <path d="m5.200 8.200 2 2L11 6.200" />
    </>
  ),
  warning: <path d="M8 2.500 14.500 13.500h-13zM8 6.500v3.500M8 11.600v.3" />,
  back: <path d="M13 8H3.5M7 4 3 8l4 4" />,
  upload: <path d="M8 11V3M4.500 6 8 2.500 11.500 6M2.500 13.500h11" />,
  download: <path d="M8 2.500v8M4.500 7.500 8 11l3.500-3.500M2.500 13.500h11" />,
  plus: <path d="M8 3v10M3 8h10" />,
  minus: <path d="M3 8h10" />,
  filter: (
    <>
      <path d="M2 4.500h7M12 4.500h2M2 11.500h2M7 11.500h7" />
      <circle cx="10.5" cy="4.5" r="1.5" />
      <circle cx="5.5" cy="11.5" r="1.5" />
    </>
  ),
  ascending: <path d="M8 13V3.500M4.500 7 8 3.500 11.500 7" />,
  descending: <path d="M8 3v9.500M4.500 9 8 12.500 11.500 9" />,
  left: <path d="m10 4-4 4 4 4" />,
  right: <path d="m6 4 4 4-4 4" />,
  down: <path d="m4 6 4 4 4-4" />,
  compare: <path d="M2.5 3.5h4v9h-4zM9.5 3.5h4v9h-4zM2.5 7h4M9.5 9.5h4" />,
  share: (
    <>
      <circle cx="12" cy="3.5" r="1.8" />
      <circle cx="4" cy="8" r="1.8" />
      <circle cx="12" cy="12.5" r="1.8" />
      <path d="m5.7 7.1 4.7-2.7M5.7 8.9l4.7 2.7" />
    </>
  ),
  bin: <path d="M2.5 4.5h11M6 4.5v-2h4v2M4 4.5l.7 9h6.6l.7-9M6.7 7v4M9.3 7v4" />,
  reload: <path d="M13 8a5 5 0 1 1-1.600-3.700M13 2.500v3h-3" />,
  offline: (
    <path d="M2 2l12 12M4 9a5.500 5.500 0 0 1 2-1.700M8 7a5.500 5.500 0 0 1 4 2M8 12.300v.2M2 6.500A8.500 8.500 0 0 1 4.500 5M7 4a8.500 8.500 0 0 1 7 2.500" />
  ),
  replace: <path d="M3 5.500h9.500M10 3l2.500 2.500L10 8M13 10.500H3.500M6 8l-2.500 2.500L6 13" />,
  handle: (
    <g stroke="none" fill="currentColor">
      <circle cx="6" cy="4" r="1.1" />
      <circle cx="10" cy="4" r="1.1" />
      <circle cx="6" cy="8" r="1.1" />
      <circle cx="10" cy="8" r="1.1" />
      <circle cx="6" cy="12" r="1.1" />
      <circle cx="10" cy="12" r="1.1" />
    </g>
  ),
  more: (
    <g stroke="none" fill="currentColor">
      <circle cx="3.5" cy="8" r="1.2" />
      <circle cx="8" cy="8" r="1.2" />
      <circle cx="12.5" cy="8" r="1.2" />
    </g>
  ),
  undo: <path d="M5.5 3 2.5 6l3 3M3 6h6.5a4 4 0 0 1 0 8H6" />,
  redo: <path d="m10.500 3 3 3-3 3M13 6H6.500a4 4 0 0 0 0 8H10" />,
  report: <path d="M3.500 1.800h6l3 3v9.400h-9zM9.500 1.800v3h3M5.500 7.500h5M5.500 10h5" />,
  print: <path d="M4.500 6V2.500h7V6M4.500 11.500h-2V6h11v5.500h-2M4.500 9.500h7v4h-7z" />,
  close: <path d="m4 4 8 8M12 4l-8 8" />,
  lock: <path d="M3.500 7h9v6.500h-9zM5.500 7V5a2.500 2.500 0 0 1 5 0v2" />,
  copy: <path d="M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3" />,
  pencil: <path d="m3 13 .6-2.800L11 2.800l2.200 2.200-7.400 7.400z" />,
  bolt: <path d="M5 2.500h6L14 8l-3 5.500H5L2 8zM8 6a2 2 0 1 0 0 4 2 2 0 0 0 0-4z" />,
  lines: <path d="M2 3.500h12M2 8h12M2 12.500h12" />,
  person: (
    <>
      <circle cx="8" cy="5.500" r="2.700" />
      <path d="M2.500 13.500c.8-2.700 2.800-4 5.500-4s4.700 1.300 5.500 4" />
    </>
  ),
  keyboard: <path d="M1.500 4h13v8h-13zM4 6.500h.3M6.500 6.500h.3M9 6.500h.3M11.500 6.500h.3M4.500 9.500h7" />,
  leave: <path d="M6.500 2.500h-4v11h4M6 8h8M11 5l3 3-3 3" />,
} as const satisfies Record<string, ReactNode>
export type IconName = keyof typeof drawings

/** A drawn sign beside a word; the word carries the meaning, so the sign is hidden from assistive technology. */
export function Icon({ name, className = '' }: { name: IconName; className?: string | undefined }) {
  return (
    <svg className={`i ${className}`.trim()} viewBox="0 0 16 16" aria-hidden="true">
      {drawings[name]}
    </svg>
  )
}

/** The mark: a section through three layers. */
export function Mark() {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <path d="M0 0h3v20H0z" fill="currentColor" />
      <path
        d="M5.500 0h7v20h-7zM5.500 6l6.500-6M5.500 13 12.500 6M5.500 20l7-7M15.500.5h4v19h-4z"
        fill="none"
        stroke="currentColor"
      />
    </svg>
  )
}
