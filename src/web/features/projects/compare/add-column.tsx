import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { AddVariant } from './add-variant.tsx'
import { type Chosen, onlyProject } from './compare-search.ts'
import { compareTexts } from './compare-texts.ts'
import { MOST_COMPARED_VARIANTS } from './compared-variant.ts'
import { DeriveVariant } from './derive-variant.tsx'
import type { Compared } from './use-compared.ts'

/** The ways to one more column: a new variant of the one project, one that is there, another project. */
export function AddColumn({
  compared: { projects, variants, isPending },
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
  const id = onlyProject(chosen)
  const project = projects.find((one) => one.id === id)
  const isChangeable = project && project.permission !== 'view' && !project.archived
  // its room is kept until it is known who asks, so that nothing moves
  const isAwaited = !project && isPending && id !== undefined
  return (
    <>
      {(isChangeable || isAwaited) && <DeriveVariant project={project} variants={variants} onDerived={onAdd} />}
      <AddVariant projects={projects} chosen={chosen} onAdd={onAdd} />
    </>
  )
}
