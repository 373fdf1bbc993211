import { useQuery } from '@tanstack/react-query'
import { Button } from '#web/components/button.tsx'
import { Notice } from '#web/components/notice.tsx'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { releaseName } from '#web/lib/release-name.ts'
import { releasesQuery } from '#web/resources/materials/material-queries.ts'
import type { StoredProject } from '#web/resources/projects/project-queries.ts'
import type { ProjectDraft } from '../document/draft.ts'
import { projectTexts } from '../projects-texts.ts'

/** A release that is not there any more. */
export type GoneRelease = {
  readonly release: string
  /** The project asks for it, so that nothing can be computed; else the default stands in its place. */
  readonly isAsked: boolean
}

/** The release that a project asks for, or keeps its figures with, where that is gone. */
export function useGoneRelease(
  { release: asked }: Pick<ProjectDraft, 'release'>,
  { project }: StoredProject,
): GoneRelease | undefined {
  const { data: releases } = useQuery(releasesQuery)
  const release = asked ?? project.assessedWith?.release
  if (release === undefined || !releases || releases.some(({ id }) => id === release)) return undefined
  return { release, isAsked: asked !== undefined }
}

/** Says that a data release is gone, and leads to choosing another. */
export function ReleaseGone({ gone: { release, isAsked }, onChoose }: { gone: GoneRelease; onChoose: () => void }) {
  const t = useTexts(projectTexts)
  return (
    <Notice kind={isAsked ? 'error' : 'plain'}>
      <b>{t('gone.title', { release: releaseName(release) })}</b>
      <br />
      {t(isAsked ? 'gone.asked' : 'gone.kept')}
      <div className="row next-step">
        <Button size="s" icon="compare" aria-haspopup="dialog" onClick={onChoose}>
          {t('gone.choose')}
        </Button>
      </div>
    </Notice>
  )
}
