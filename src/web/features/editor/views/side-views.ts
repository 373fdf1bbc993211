/** What can be opened in the place of the figures. */
export const sideViews = ['proposals', 'insulation', 'influence'] as const
export type SideView = (typeof sideViews)[number]

/** The open one, where a panel of the editor is one. */
export const sideViewOf = (panel: { readonly kind: string } | null): SideView | undefined =>
  sideViews.find((view) => view === panel?.kind)

/** Those that take the place of drawing and layers too. */
export const takesAll = (view: SideView | undefined): boolean => view === 'insulation'
