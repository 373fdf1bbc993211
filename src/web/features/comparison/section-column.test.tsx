import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { comparisonTexts } from './comparison-texts.ts'
import { ComparedSection } from './section-column.tsx'

await comparisonTexts.load()

const item = {
  id: 'a',
  thickness: 0.375,
  section: [0.2, 0.175].map((thickness) => ({ hatch: 'rigidFoam', thickness, framing: null })),
  layers: [{ name: 'EPS' }, { name: 'Kalksandstein' }],
} as never
const scale = { scale: 400, width: 200, bar: 0.2, lines: [] }

test('the layer that was adapted is framed where it stands, and none where nothing was', () => {
  const frameOf = (adapted: number | null) => {
    const { container } = render(<ComparedSection item={item} name="AW-01" scale={scale} adapted={adapted} />)
    return container.querySelector('[data-adapted]')
  }
  expect(Number(frameOf(1)?.getAttribute('width'))).toBeCloseTo(70, 6)
  expect(frameOf(null)).toBeNull()
})
