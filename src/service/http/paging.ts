/** Header fields of one page of a list: `X-Total-Count`, and `Link` with first, prev, next and last (RFC 8288). */
export function pagingFields(
  url: string,
  { page, customTake }: { page: number; customTake: number },
  total: number,
): Readonly<Record<string, string>> {
  // a query may hold further question marks (RFC 3986, 3.4)
  const [, path = '', query = ''] = /^([^?]*)\??(.*)$/s.exec(url) ?? []
  const last = Math.max(1, Math.ceil(total / customTake))
  const link = (rel: string, target: number) => {
    const parameters = new URLSearchParams(query)
    parameters.set('page', String(target))
    return `<${path}?${parameters.toString()}>; rel="${rel}"`
  }
  const links = [
    link('first', 1),
    ...(page > 1 ? [link('prev', Math.min(page - 1, last))] : []),
    ...(page < last ? [link('next', page + 1)] : []),
    link('last', last),
  ]
  return { 'X-Total-Count': String(total), Link: links.join(', ') }
}
