import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { SectionDrawing } from './section-drawing.tsx'
import type { DrawnLayer } from './section-types.ts'

const wall: readonly DrawnLayer[] = [
  { hatch: 'plaster', thickness: 0.02 },
  { hatch: 'mineralWool', thickness: 0.16 },
  { hatch: 'brick', thickness: 0.24 },
]
const labels = {
  description: 'Section',
  layers: ['1 Render', '2 Mineral wool', '3 Brick'],
  outside: 'Outside',
  inside: 'Inside',
  empty: 'Choose the first layer',
}
const numbers = { thickness: (metres: number) => String(metres * 1000), temperature: String, tick: String }

function Chosen({ layers = wall }: { layers?: readonly DrawnLayer[] }) {
  const [selected, setSelected] = useState(0)
  return (
    <SectionDrawing
      layers={layers}
      labels={labels}
      numbers={numbers}
      seed="a"
      selected={selected}
      onSelect={setSelected}
    />
  )
}

const chosen = () => screen.getByRole('option', { selected: true }).getAttribute('aria-label')

test('a layer is chosen by a click, and only one at a time', async () => {
  render(<Chosen />)
  expect(chosen()).toBe('1 Render')
  await userEvent.click(screen.getByRole('option', { name: '3 Brick' }))
  expect(chosen()).toBe('3 Brick')
})

test('the list of layers says which of its options is active', async () => {
  render(<Chosen />)
  await userEvent.click(screen.getByRole('option', { name: '2 Mineral wool' }))
  const active = screen.getByRole('listbox', { name: 'Section' }).getAttribute('aria-activedescendant')
  expect(active).toBe(screen.getByRole('option', { name: '2 Mineral wool' }).id)
})

test('without layers there is nothing to choose, and it says what to do', () => {
  render(<Chosen layers={[]} />)
  expect(screen.queryAllByRole('option')).toEqual([])
  expect(screen.getAllByText('Choose the first layer')).not.toEqual([])
})
