import { useQuery } from '@tanstack/react-query'
import { use, useEffect, useMemo, useState } from 'react'
import type { Conformity, KeyPerformanceIndicators } from '#contract/assessment.ts'
import { newInsulation } from '#vocabulary/insulation.ts'
import { Button } from '#web/components/button.tsx'
import { announce } from '#web/lib/announcer.ts'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import type { AssessmentRequest } from '#web/resources/assessment/assessment-queries.ts'
import { materialQuery } from '#web/resources/materials/material-queries.ts'
import { applied } from '../../document/commands.ts'
import type { ConstructionDocument } from '../../document/document.ts'
import { useControls } from '../../document/editor-state.ts'
import { typedText } from '../../document/number-fields.ts'
import { assessableLayers } from '../../document/stored-layers.ts'
import { atHandTexts } from '../../editor-texts.ts'
import { atRest } from '../../figures/at-rest.ts'
import { NewestContext } from '../../figures/following.tsx'
import { type Sufficient, sufficientThickness } from '../../figures/sufficient-thickness.ts'
import type { LiveFigures } from '../../figures/use-figures.ts'
import css from './limit-hint.module.css'

/** Rest before it is computed what would be enough [ms]. */
const REST = 400

type HintProps = {
  readonly limit: Conformity
  readonly kpis: KeyPerformanceIndicators
  /** What the figures were computed from. */
  readonly request: AssessmentRequest
  readonly local: LiveFigures['local']
}

/** Place of the thickest new layer of insulation in a request; null: there is none, undefined: not known here. */
const thickestInsulation = ({ layers, ...basis }: AssessmentRequest, local: LiveFigures['local']) => {
  const resolved = local.known(basis)?.resolve(layers, basis.settings)?.layers
  if (!resolved) return undefined
  return newInsulation(layers, (_, index) => resolved[index]?.own.material.conductivity)[0] ?? null
}

/** The command that makes a layer so thick. */
const thicker = (key: string, thickness: number) =>
  ({ do: 'setNumber', key, field: 'thickness', text: typedText('thickness', thickness, '.') }) as const

type Found = { readonly of: AssessmentRequest; readonly enough: Sufficient | undefined }

function Enough({ limit, request, local, place }: Omit<HintProps, 'kpis'> & { place: number }) {
  const t = useTexts(atHandTexts)
  const { figure } = useFormats()
  const controls = useControls()
  const newest = use(NewestContext)
  const [found, setFound] = useState<Found>()
  const key = request.keys[place] ?? ''
  const { materialId = '', thickness = 0 } = request.layers[place] ?? {}
  const { data: material } = useQuery(materialQuery(materialId, request.release, request.locale))
  useEffect(() => {
    if (!material) return
    const stop = new AbortController()
    const find = (document: ConstructionDocument) => {
      const compute = async (one: number) => {
        // one task each, so that nothing waits for all of them
        await new Promise((next) => setTimeout(next))
        stop.signal.throwIfAborted()
        const layers = assessableLayers(applied(document, thicker(key, one)))
        return layers && local.compute({ ...request, ...layers })
      }
      return sufficientThickness(limit, { from: thickness, market: material.marketThicknesses, compute })
    }
    const takeBack = atRest(newest, REST, () => {
      find(controls.document()).then(
        (enough) => setFound({ of: request, enough }),
        (reason: unknown) => {
          if (!stop.signal.aborted) throw reason
        },
      )
    })
    return () => {
      takeBack()
      stop.abort()
    }
  }, [newest, request, material, controls, key, limit, local, thickness])
  if (found?.of !== request || found.enough === undefined || !material) return null
  if (found.enough === 'never') return <p className={css.hint}>{t('limit.never')}</p>
  const { exact, sold } = found.enough
  const take = (one: number) => {
    controls.seal()
    controls.run(thicker(key, one))
    announce(t('limit.taken', { name: material.name, thickness: figure('thickness', one) }))
  }
  const offer = (one: number, text: 'limit.take' | 'limit.takeSold') => {
    const size = figure('thickness', one)
    const told = t(text, { name: material.name, thickness: size })
    return (
      <Button size="xs" aria-label={told} title={told} onClick={() => take(one)}>
        {t('limit.size', { thickness: size })}
      </Button>
    )
  }
  return (
    <p className={css.hint} data-enough>
      <span>{t('limit.thickness', { count: Math.ceil((exact - thickness) * 1000 - 1e-6) })}</span>
      {offer(exact, 'limit.take')}
      {sold !== undefined && offer(sold, 'limit.takeSold')}
    </p>
  )
}

/** What would be enough to hold a limit that is missed, or by what rounding it is held. */
export function LimitHint(props: HintProps) {
  const { limit, kpis, request, local } = props
  const t = useTexts(atHandTexts)
  const { figure } = useFormats()
  const place = useMemo(() => thickestInsulation(request, local), [request, local])
  if (limit.fulfilled !== false) {
    const [value, rated] = [figure('uValue', kpis.thermal.uValue), figure('uValueRated', limit.value)]
    return <p className={css.hint}>{t('limit.rounded', { value, rated })}</p>
  }
  if (limit.quantity === 'conductivity')
    return <p className={css.hint}>{t('limit.conductivity', { limit: figure('conductivity', limit.limit) })}</p>
  if (place === undefined) return null
  if (place === null) return <p className={css.hint}>{t('limit.noInsulation')}</p>
  return <Enough {...props} place={place} />
}
