import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense, useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { setLocale } from '#web/lib/i18n/locale.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import { officesQuery } from '#web/resources/accounts/offices.ts'
import { categoriesQuery, releasesQuery } from '#web/resources/materials/material-queries.ts'
import { ConditionRows } from './condition-rows.tsx'
import { conditionOf, type Question } from './question.ts'
import { questionsTexts } from './questions-texts.ts'

let asked: Question
const office = '0f8fad5b-d9cb-469f-a165-70867728950e'

function Host({ given, onAsk }: { given: Question; onAsk: (question: Question) => void }) {
  const [question, setQuestion] = useState(given)
  const change = (next: Question) => {
    setQuestion(next)
    onAsk(next)
  }
  return <ConditionRows question={question} change={change} />
}

const show = async (given: Question = { join: 'all', parts: [] }) => {
  asked = given
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  client.setQueryData(officesQuery.queryKey, [{ id: office, name: 'Nordhang' }] as never)
  client.setQueryData(categoriesQuery('en_GB').queryKey, [] as never)
  client.setQueryData(releasesQuery.queryKey, [{ id: 'OBD_2024_I' }] as never)
  await act(async () => {
    render(
      <QueryClientProvider client={client}>
        <Suspense>
          <Host
            given={given}
            onAsk={(next) => {
              asked = next
            }}
          />
        </Suspense>
      </QueryClientProvider>,
    )
  })
}

beforeEach(async () => {
  // what is shown stands in the client already
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  await setLocale('en_GB')
  await Promise.all([questionsTexts.load(), commonTexts.load()])
})

test('a group of conditions is added, filled and turned by keyboard alone', async () => {
  await show()
  const user = userEvent.setup()
  screen.getByRole('button', { name: 'Group “or”' }).focus()
  await user.keyboard('{Enter}')
  const kind = await screen.findByLabelText('Subject of condition 1.1')
  await expect.poll(() => document.activeElement).toBe(kind)
  await user.selectOptions(kind, 'Element')
  await user.selectOptions(screen.getByLabelText('Add a value to condition 1.1'), 'Flat roof')
  const group = screen.getByRole('group', { name: 'Group 1' })
  within(group).getByRole('button', { name: 'Condition in group 1' }).focus()
  await user.keyboard('{Enter}')
  await user.selectOptions(await screen.findByLabelText('Subject of condition 1.2'), 'Office')
  await user.selectOptions(screen.getByLabelText('Add a value to condition 1.2'), 'Nordhang')
  expect(conditionOf(asked)).toEqual({
    on: 'all',
    of: [
      {
        on: 'any',
        of: [
          { on: 'type', in: ['flatRoof'] },
          { on: 'office', in: [office] },
        ],
      },
    ],
  })
  await user.selectOptions(screen.getByLabelText('How group 1 holds'), 'none of them')
  expect(conditionOf(asked)).toMatchObject({ of: [{ on: 'all', of: [{ on: 'not' }, { on: 'not' }] }] })
  await user.click(screen.getByRole('button', { name: 'Remove condition 1.1' }))
  expect(within(group).getAllByRole('listitem')).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Remove group 1' }))
  expect(asked.parts).toEqual([])
})

test('one row asks for a range, and goes back to one bound', async () => {
  await show({ join: 'all', parts: [{ kind: 'uValue', turned: false, values: ['0.1'] }] })
  const user = userEvent.setup()
  const comparison = screen.getByLabelText('Comparison of condition 1')
  await user.selectOptions(comparison, 'from … to')
  expect(screen.getByLabelText('Start of condition 1')).toHaveProperty('value', '0.1')
  await user.type(screen.getByLabelText('End of condition 1'), '0.24')
  expect(conditionOf(asked)).toEqual({ on: 'all', of: [{ on: 'figure', figure: 'uValue', min: 0.1, max: 0.24 }] })
  await user.selectOptions(comparison, 'at most')
  expect(conditionOf(asked)).toEqual({ on: 'all', of: [{ on: 'figure', figure: 'uValue', max: 0.1 }] })
})

test('days, data releases and where it is asked are chosen', async () => {
  await show({ join: 'any', parts: [{ kind: 'created', turned: false, values: [] }] })
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('Value of condition 1'), '2026-02-01')
  await user.click(screen.getByRole('button', { name: 'Condition' }))
  await user.selectOptions(screen.getByLabelText('Subject of condition 2'), 'Data release')
  await user.selectOptions(screen.getByLabelText('Add a value to condition 2'), 'ÖKOBAUDAT 2024-I')
  await user.selectOptions(screen.getByLabelText('In'), 'Office, Standard, Third-party')
  const owner = { on: 'owner', in: ['office', 'standard', 'thirdParty'] }
  expect(conditionOf(asked)).toEqual({
    on: 'any',
    of: [
      { on: 'all', of: [owner, { on: 'created', from: '2026-02-01' }] },
      { on: 'all', of: [owner, { on: 'release', in: ['OBD_2024_I'] }] },
    ],
  })
})
