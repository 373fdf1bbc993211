import { memo, use, useEffect, useState } from 'react'
import { rangesOf } from '#assessment/sensitivity/sensitivity.ts'
import type { Sensitivity } from '#contract/sensitivity.ts'
import { Button } from '#web/components/button.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import type { AssessmentRequest } from '#web/resources/assessment/assessment-queries.ts'
import type { LocalFigures } from '#web/resources/assessment/local-figures.ts'
import { useControls } from '../document/editor-state.ts'
import { type Materials, useMaterials } from '../document/use-materials.ts'
import { atRest } from '../figures/at-rest.ts'
import { NewestContext } from '../figures/following.tsx'
import type { Task } from '../views/computing.ts'
import { subjectOf } from '../views/subject-of.ts'
import { useComputed } from '../views/use-computed.ts'
import css from './influence.module.css'
import { influenceTexts } from './influence-texts.ts'
import { sensitivityIn } from './ranges-asked.ts'
import { useSourceWords } from './source-words.ts'
import { Tornado } from './tornado.tsx'

/** Rest after the last change until it is computed [ms]. */
const REST = 1_000

/** What was asked for, with the layers that it is about. */
type Asked = { readonly request: AssessmentRequest; readonly task: Promise<Task> }

/** With the usual ranges, each by itself. */
const taskOf = async (local: LocalFigures, request: AssessmentRequest): Promise<Task> => ({
  sensitivity: {
    subject: await subjectOf(local, request),
    asked: { ranges: rangesOf({}), goals: [], seed: 1, draws: 0 },
  },
})

/** The bars, which figures that come in do not draw anew. */
const Swings = memo(function Swings({
  value,
  request,
  materials,
}: {
  value: Sensitivity
  request: AssessmentRequest
  materials: Materials
}) {
  const t = useTexts(influenceTexts)
  const { select, open } = useControls()
  const words = useSourceWords(request, materials)
  const of = value.quantities.find(({ quantity, swings }) => quantity === 'uValue' && swings.length > 0)
  if (!of) return null
  const choose = (layer: number) => {
    const key = request.keys[layer]
    if (key !== undefined) select({ key, column: 'material' })
  }
  return (
    <>
      <Tornado swings={of} sources={value.sources} words={words} onLayer={choose} />
      <p className={css.legend}>
        <span>
          <span className={css.lower} /> {t('smaller')}
        </span>
        <span>
          <span className={css.higher} /> {t('larger')}
        </span>
        <Button look="quiet" size="xs" onClick={() => open({ kind: 'influence' })}>
          {t('all')}
        </Button>
      </p>
    </>
  )
})

/** What U depends on, in the column of figures of a wide window: computed beside the screen, once changes rest. */
export function InfluenceSection({ request, local }: { request: AssessmentRequest; local: LocalFigures }) {
  const newest = use(NewestContext)
  const materials = useMaterials(useControls().document(), useLocale())
  const [asked, ask] = useState<Asked | null>(null)
  const [shown, show] = useState<{ readonly value: Sensitivity; readonly request: AssessmentRequest } | null>(null)
  const { value, isCurrent } = useComputed(asked?.task ?? null, sensitivityIn)
  useEffect(
    () =>
      request.layers.length === 0
        ? undefined
        : atRest(newest, REST, () => ask({ request, task: taskOf(local, request) })),
    [newest, local, request],
  )
  if (asked && value && isCurrent && shown?.value !== value) show({ value, request: asked.request })
  if (!shown) return null
  return (
    <div className={css.view} data-stale={shown.request !== request || undefined}>
      <Swings {...shown} materials={materials} />
    </div>
  )
}
