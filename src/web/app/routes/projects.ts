/**
 * The screens of projects. They stand behind a file of their own, so that a first visit does not carry the names of
 * everything that they need.
 */
export const list = () => import('#web/features/projects/list/projects-page.tsx')
export const building = () => import('#web/features/projects/page/project-page.tsx')
export const fromFile = () => import('#web/features/import/projects/project-import-page.tsx')
export const comparison = () => import('#web/features/projects/compare/compare-page.tsx')
export const report = () => import('#web/features/projects/report/project-report-page.tsx')
