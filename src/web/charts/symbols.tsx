const SUBSCRIPTED = /([\p{L}′]+)_([\p{L}\d,–]+)/gu

/** A formula or symbol; what follows an underscore is a subscript. */
export function Symbols({ text }: { text: string }) {
  let rest = 0
  const parts = [...text.matchAll(SUBSCRIPTED)].map((match) => {
    const before = text.slice(rest, match.index)
    rest = match.index + match[0].length
    return (
      <span key={match.index}>
        {before}
        <i>{match[1]}</i>
        <sub>{match[2]}</sub>
      </span>
    )
  })
  return (
    <>
      {parts}
      {text.slice(rest)}
    </>
  )
}
