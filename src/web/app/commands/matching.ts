const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Whether every word of `text` occurs in `label`, without regard to case and accents. */
export const matchesText = (label: string, text: string): boolean => {
  const target = plain(label)
  return plain(text)
    .split(/\s+/)
    .every((word) => target.includes(word))
}

/** A piece of a label, and whether it is what was searched for. */
export type Piece = { readonly text: string; readonly found: boolean }

/** Cuts a label at the first place of `text`; in one piece where it does not occur as a whole. */
export function piecesOf(label: string, text: string): readonly Piece[] {
  const searched = plain(text.trim())
  const target = plain(label)
  const at = searched === '' || target.length !== label.length ? -1 : target.indexOf(searched)
  if (at < 0) return [{ text: label, found: false }]
  const end = at + searched.length
  return [
    { text: label.slice(0, at), found: false },
    { text: label.slice(at, end), found: true },
    { text: label.slice(end), found: false },
  ].filter((piece) => piece.text !== '')
}
