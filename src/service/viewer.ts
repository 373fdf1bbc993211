/**
 * Whose eyes a query looks with: what is somebody's own is told by the user, a share is given to an address. Whatever
 * reads what not everybody may see takes one, so that no query can forget it.
 */
export type Viewer = {
  readonly userId: string
  /** In lower case. */
  readonly email: string
  /** Standard constructions being prepared are seen too; by whoever maintains them. */
  readonly seesDrafts?: boolean
}
