import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ConstructionDrift } from '#contract/construction-drift.ts'
import { chartTexts } from '#web/charts/charts-texts.ts'
import { ChangeTable } from '#web/components/drift/change-table.tsx'
import { DriftFrame } from '#web/components/drift/drift-frame.tsx'
import { driftTexts } from '#web/components/drift/drift-texts.ts'
import { showToast } from '#web/components/toasts.ts'
import { useFailureToast } from '#web/components/use-failure.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { releaseName } from '#web/lib/release-name.ts'
import { reassessConstruction } from '#web/resources/constructions/construction-mutations.ts'
import {
  type ConstructionState,
  driftQuery,
  type StoredConstruction,
} from '#web/resources/constructions/construction-queries.ts'

const changesNothing = ({ figures, indicators, pinned, target }: ConstructionDrift) =>
  pinned.release === target.release &&
  [...figures, ...indicators].every(({ absolute }) => absolute === 0 || absolute === null)

function Changes({ drift }: { drift: ConstructionDrift }) {
  const t = useTexts(driftTexts)
  const chart = useTexts(chartTexts)
  return (
    <>
      <ChangeTable
        caption={t('figures')}
        head={t('figure')}
        changes={drift.figures.map(({ figure, ...change }) => ({
          ...change,
          key: figure,
          name: t(`figure.${figure}`),
        }))}
      />
      <ChangeTable
        caption={t('indicators')}
        head={t('indicator')}
        changes={drift.indicators.map(({ indicator, ...change }) => ({
          ...change,
          key: indicator,
          name: chart(`indicator.${indicator}`),
        }))}
      />
    </>
  )
}

/** What newer data would change, figure by figure, and accepting it. */
export function DriftDialog({
  of,
  etag,
  dirty,
  readOnly,
  onAccepted,
  onClose,
}: {
  of: ConstructionState
  etag: string
  /** There are changes that are not saved yet. */
  dirty: boolean
  readOnly: boolean
  onAccepted: (stored: StoredConstruction) => void
  onClose: () => void
}) {
  const t = useTexts(driftTexts)
  const locale = useLocale()
  const [release, setRelease] = useState<string | null>(null)
  const asked = useQuery(driftQuery(of, release, locale))
  const { data: drift } = asked
  const accept = useMutation({
    ...reassessConstruction(of, locale),
    onSuccess: (stored, { release: target }) => {
      showToast({ text: t('accepted', { release: releaseName(target) }) })
      onAccepted(stored)
      onClose()
    },
    onError: useFailureToast((reason) => t('acceptFailed', { reason })),
  })
  return (
    <DriftFrame
      asked={asked}
      reasons={new Set(drift?.indicators.map(({ reason }) => reason))}
      isSame={drift !== undefined && changesNothing(drift)}
      busy={accept.isPending}
      onRelease={setRelease}
      onAccept={(target) => accept.mutate({ release: target, etag })}
      {...{ dirty, readOnly, onClose }}
    >
      {drift && <Changes drift={drift} />}
    </DriftFrame>
  )
}
