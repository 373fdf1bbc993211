/** What can lie over the section. */
export const overlays = ['temperature', 'vapour', 'none'] as const
export type Overlay = (typeof overlays)[number]

/** Zoom of the drawing, from the sheet's width on. */
export const zooms = [1, 1.25, 1.5, 2, 3] as const
