import { create } from 'content-disposition'

/** What a file system or a header may not hold: control characters, separators, what Windows refuses. */
const unsafe = /[\p{Cc}\p{Cf}\p{Cs}<>:"/\\|?*]+/gu
const LONGEST = 150

/** A text as the name of a file: without what file systems refuse, at most 150 characters; `file` where nothing is left. */
export function safeFileName(name: string): string {
  const at = name.lastIndexOf('.')
  const [stem, ending] = at > 0 ? [name.slice(0, at), name.slice(at)] : [name, '']
  const cleaned = stem
    .replace(unsafe, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '')
  const short = cleaned
    .slice(0, LONGEST)
    .toWellFormed()
    .replace(/\ufffd$/, '')
    .trim()
  return `${short === '' ? 'file' : short}${ending.replace(unsafe, '')}`
}

/** `Content-Disposition` of a file to keep: its name in UTF-8, and in ASCII for those who read no other (RFC 6266). */
export function attachment(name: string): string {
  const safe = safeFileName(name)
  const fallback = safe
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[^\x20-\x7e]/g, '_')
  return create(safe, { fallback })
}
