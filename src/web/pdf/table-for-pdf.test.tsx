import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { runsOf, tableForPdf } from './table-for-pdf.ts'
import { GREY } from './write-pdf.ts'

const table = () => {
  render(
    <table>
      <caption className="sr">Nach Jahren</caption>
      <thead>
        <tr>
          <th scope="col">
            kg CO<sub>2</sub>e <span className="unit">je m²</span>
          </th>
          <th scope="col" className="num">
            <span className="sr">Differenz</span> Diff.
          </th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td colSpan={2}>
            <b>−42</b>
          </td>
        </tr>
      </tbody>
    </table>,
  )
  return screen.getByRole<HTMLTableElement>('table')
}

test('a table goes to paper in its words, with its low letters, grey units and figures at the right', () => {
  expect(tableForPdf(table())).toMatchObject({
    table: {
      widths: ['*', 'auto'],
      body: [
        [
          { text: [{ text: 'kg CO' }, { text: '2', sub: true }, { text: 'e ' }, { text: 'je m²', color: GREY }] },
          { text: [{ text: ' Diff.' }], alignment: 'right' },
        ],
        [{ text: [{ text: '−42', bold: true }], colSpan: 2 }, ''],
      ],
    },
  })
})

test('what a sign says on screen is written where the sign is left out', () => {
  render(
    <p>
      <span className="sr">Erfüllt: </span>BEG
    </p>,
  )
  const said = (voiced: boolean) => runsOf(screen.getByText('BEG'), voiced).map(({ text }) => text)
  expect([said(false), said(true)]).toEqual([['BEG'], ['Erfüllt: ', 'BEG']])
})
