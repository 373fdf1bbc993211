import { useMutation } from '@tanstack/react-query'
import { Button } from '#web/components/button.tsx'
import { Menu } from '#web/components/menu.tsx'
import { showToast } from '#web/components/toasts.ts'
import { useFailureToast } from '#web/components/use-failure.ts'
import { orientationOf } from '#web/drawing/section-types.ts'
import { download } from '#web/lib/download.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import type { Reported } from '#web/resources/constructions/construction-queries.ts'
import { drawnLayers } from './layer-rows.ts'
import { reportTexts } from './report-texts.ts'
import { titleOf } from './stamp.ts'
import type { Words } from './words.ts'

const kinds = ['svg', 'png', 'dxf', 'copy'] as const
type Kind = (typeof kinds)[number]

const shownDrawing = (): SVGSVGElement => {
  const drawing = document.querySelector<SVGSVGElement>('main [data-drawing="section"] svg')
  if (!drawing) throw new Error('no drawing')
  return drawing
}

async function dxf(reported: Reported, { t, formats }: Words): Promise<Blob> {
  const { sectionDxf } = await import('#web/take-away/section-dxf.ts')
  const { id, type } = reported.construction
  const words = {
    hatch: t('dxf.hatch'),
    dimensions: t('dxf.dimensions'),
    write: (metres: number) => formats.figure('thickness', metres),
  }
  const text = sectionDxf(drawnLayers(reported), orientationOf(type), id, words)
  return new Blob([text], { type: 'image/vnd.dxf' })
}

async function take(kind: Kind, reported: Reported, words: Words): Promise<void> {
  const name = titleOf(reported, words)
  if (kind === 'dxf') return download(`${name}.dxf`, await dxf(reported, words))
  const { copyPicture, pngOf, svgOf } = await import('#web/take-away/drawing-files.ts')
  if (kind === 'copy') return copyPicture(shownDrawing())
  if (kind === 'png') return download(`${name}.png`, await pngOf(shownDrawing()))
  download(`${name}.svg`, new Blob([svgOf(shownDrawing())], { type: 'image/svg+xml' }))
}

/** Takes the section away: as a picture of lines or points, for CAD, or to the clipboard. */
export function DrawingMenu({ reported, words, shown }: { reported: Reported; words: Words; shown: boolean }) {
  const t = useTexts(reportTexts)
  const taking = useMutation({
    mutationFn: (kind: Kind) => take(kind, reported, words),
    onSuccess: (_, kind) =>
      showToast({ icon: 'download', text: t(kind === 'copy' ? 'drawing.copied' : 'drawing.done') }),
    onError: useFailureToast((reason) => t('drawing.failed', { reason })),
  })
  return (
    <Menu
      label={t('drawing.menu')}
      items={kinds
        // the others take what stands on the sheet
        .filter((kind) => shown || kind === 'dxf')
        .map((kind) => ({ label: t(`drawing.${kind}`), icon: 'download' as const, run: () => taking.mutate(kind) }))}
      renderButton={({ open, toggle }) => (
        <Button
          block
          icon="download"
          disabled={taking.isPending}
          aria-haspopup="menu"
          aria-expanded={open}
          onClick={toggle}
        >
          {t('drawing.menu')}
        </Button>
      )}
    />
  )
}
