import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { AddVariant } from './add-variant.tsx'
import { type Chosen, onlyProject } from './compare-search.ts'
import { compareTexts } from './compare-texts.ts'
import { MOST_COMPARED_VARIANTS } from './compared-variant.ts'
import { DeriveVariant } from './derive-variant.tsx'
import type { Compared } from './use-compared.ts'

/** The ways to one more column: a new variant of the one project, one that is there, another project. */
export function AddColumn({
  compared: { projects, variants },
  chosen,
  onAdd,
}: {
  compared: Compared
  chosen: readonly Chosen[]
  onAdd: (added: Chosen) => void
}) {
  const t = useTexts(compareTexts)
  if (chosen.length >= MOST_COMPARED_VARIANTS)
    return <span className="small dim">{t('full', { count: chosen.length })}</span>
  const project = projects.find(({ id }) => id === onlyProject(chosen))
  return (
    <>
      {project && project.permission !== 'view' && !project.archived && (
        <DeriveVariant project={project} variants={variants} onDerived={onAdd} />
      )}
      <AddVariant projects={projects} chosen={chosen} onAdd={onAdd} />
    </>
  )
}
