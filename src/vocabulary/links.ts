/** How long a link opens a construction where nothing else is asked for, and at most [d]. */
export const LINK_DAYS = 30
export const MOST_LINK_DAYS = 365

/** Address of the page of a link; its secret stands behind the `#`, which no server sees. */
export const LINKED_PAGE = '/s'

/** Links that a construction has at once, expired ones too. */
export const MOST_LINKS = 20
