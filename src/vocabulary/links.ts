/** How long a link opens what it leads to where nothing else is asked for, and at most [d]. */
export const LINK_DAYS = 30
export const MOST_LINK_DAYS = 365

/** Address of the page of a link; its secret stands behind the `#`, which no server sees. */
export const LINKED_PAGE = '/s'
/** The same of a link to a project. */
export const LINKED_PROJECT_PAGE = `${LINKED_PAGE}/project`

/** Links that a construction or a project has at once, expired ones too. */
export const MOST_LINKS = 20
