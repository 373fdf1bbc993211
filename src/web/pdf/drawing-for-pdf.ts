/** Points of a PDF in a px of the screen: 72 against 96 in an inch. */
export const POINTS_PER_PX = 72 / 96

const looks = [
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'fill-opacity',
] as const
const lettered = ['font-size', 'font-weight', 'font-style', 'text-anchor'] as const
const shapes = new Set(['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text', 'tspan'])
const dropped = ['class', 'style', 'role', 'aria-label', 'aria-hidden', 'tabindex', 'id']

const colourOf = (style: CSSStyleDeclaration, name: 'fill' | 'stroke', own: string | null): string => {
  if (own?.startsWith('url(')) return own
  const value = style.getPropertyValue(name)
  return value === 'none' || /^rgba\(.*, 0\)$/.test(value) ? 'none' : value
}

/** Characters that the font of the PDF has not: the narrow space becomes a usual one that does not break, arrows points. */
export const printable = (text: string): string => text.replaceAll('\u202f', '\u00a0').replaceAll('→', '›')

/** Writes what the style sheets say about an element into its own attributes. */
function setIn(copy: Element, original: Element): void {
  const style = getComputedStyle(original)
  const name = original.tagName.toLowerCase()
  const fill = colourOf(style, 'fill', original.getAttribute('fill'))
  const stroke = colourOf(style, 'stroke', original.getAttribute('stroke'))
  for (const attribute of dropped) if (attribute !== 'id' || name !== 'pattern') copy.removeAttribute(attribute)
  if (!shapes.has(name)) return
  copy.setAttribute('fill', fill)
  copy.setAttribute('stroke', stroke)
  for (const property of looks) copy.setAttribute(property, style.getPropertyValue(property).replaceAll('px', ''))
  if (name !== 'text' && name !== 'tspan') return
  for (const property of lettered) copy.setAttribute(property, style.getPropertyValue(property).replaceAll('px', ''))
  copy.setAttribute('font-weight', Number(style.fontWeight) >= 600 ? 'bold' : 'normal')
  copy.setAttribute('font-family', 'Roboto')
}

/** A text whose outline lies under its letters: PDF knows no such order, so the outline becomes a text of its own. */
function layHalo(copy: Element, original: Element): void {
  if (original.tagName.toLowerCase() !== 'text') return
  const haloed = getComputedStyle(original).paintOrder.startsWith('stroke') && copy.getAttribute('stroke') !== 'none'
  if (haloed) {
    const halo = copy.cloneNode(true) as Element
    for (const one of [halo, ...halo.querySelectorAll('*')]) one.setAttribute('fill', 'none')
    copy.before(halo)
  }
  for (const one of [copy, ...copy.querySelectorAll('*')]) one.setAttribute('stroke', 'none')
}

/** A drawing as a vector image of a PDF, in its true size. */
export type PdfDrawing = { readonly svg: string; readonly width: number; readonly height: number }

/** A copy that looks as the original does on paper, independent of style sheets. */
function painted<E extends Element>(original: E): E {
  const copy = original.cloneNode(true) as E
  const originals = [original, ...original.querySelectorAll('*')]
  const copies = [copy, ...copy.querySelectorAll('*')]
  const drawing = original.closest('svg')
  drawing?.classList.add('on-paper')
  for (const work of [setIn, layHalo]) {
    for (const [index, one] of originals.entries()) {
      const target = copies[index]
      if (target) work(target, one)
    }
  }
  drawing?.classList.remove('on-paper')
  return copy
}

/** Patterns that a drawing is filled with and that another drawing of the page declares. */
function borrowed(svg: SVGSVGElement): Element[] {
  const names = [...svg.querySelectorAll('[fill^="url(#"]')].map((one) => one.getAttribute('fill')?.slice(5, -1) ?? '')
  return [...new Set(names)].flatMap((name) => {
    const pattern = document.getElementById(name)
    return pattern && !svg.contains(pattern) ? [pattern] : []
  })
}

/**
 * Takes a drawing from the screen as it looks there, independent of style sheets.
 *
 * @param svg - in the document, with a viewBox in px; it is taken in the colours of paper, whatever the screen has
 */
export function drawingForPdf(svg: SVGSVGElement): PdfDrawing {
  const copy = painted(svg)
  copy.prepend(...borrowed(svg).map(painted))
  const { width, height } = svg.viewBox.baseVal
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height))
  return {
    svg: printable(new XMLSerializer().serializeToString(copy)),
    width: width * POINTS_PER_PX,
    height: height * POINTS_PER_PX,
  }
}
