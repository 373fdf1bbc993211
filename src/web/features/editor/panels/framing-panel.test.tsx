import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense, useLayoutEffect } from 'react'
import { expect, test, vi } from 'vitest'
import { setLocale } from '#web/lib/i18n/locale.ts'
import { commonTexts } from '#web/lib/lib-texts.ts'
import { emptyDocument, emptyLayer, type LayerDraft } from '../document/document.ts'
import { ControlsContext, type Editor, useEditor } from '../document/editor-state.ts'
import { editorTexts } from '../editor-texts.ts'
import { FramingPanel } from './framing-panel.tsx'

const layer = { ...emptyLayer('a'), materialId: 'cellulose_blown', numbers: { thickness: 0.24 } }
let editor: Editor
const now = (): LayerDraft | undefined => editor.newest.get().present.layers[0]

function Panel() {
  const opened = useEditor({ ...emptyDocument('en_GB'), layers: [layer] })
  const { controls, history } = opened
  useLayoutEffect(() => {
    editor = opened
  }, [opened])
  const [shown] = history.present.layers
  return (
    <QueryClientProvider client={new QueryClient()}>
      <ControlsContext value={controls}>
        {shown && (
          <FramingPanel
            layer={shown}
            number={1}
            materials={new Map()}
            release={null}
            kpis={undefined}
            onClose={vi.fn<() => void>()}
          />
        )}
      </ControlsContext>
    </QueryClientProvider>
  )
}

async function open() {
  await setLocale('en_GB')
  await Promise.all([editorTexts.load(), commonTexts.load()])
  await act(async () => {
    render(
      <Suspense>
        <Panel />
      </Suspense>,
    )
  })
  await screen.findByRole('checkbox')
}

test.each([
  ['1', 0.06, 0.625],
  ['2', 0.08, 0.625],
  ['3', 0.08, 0.8],
])('the key %s takes the usual member of that number, as one step that can be undone', async (key, width, spacing) => {
  await open()
  screen.getByRole('checkbox').focus()
  await userEvent.keyboard(key)
  expect(now()?.framing?.materialId).toBe('kvh')
  expect(now()?.numbers).toMatchObject({ framingWidth: width, framingSpacing: spacing })
  expect(editor.newest.get().past).toHaveLength(1)
})

test('other keys take nothing, and with members there already a number takes nothing either', async () => {
  await open()
  screen.getByRole('checkbox').focus()
  await userEvent.keyboard('4')
  expect(now()?.framing).toBeNull()
  await userEvent.keyboard('2')
  screen.getAllByRole('checkbox')[0]?.focus()
  await userEvent.keyboard('1')
  expect(now()?.numbers.framingWidth).toBe(0.08)
})
