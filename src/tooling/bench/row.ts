/** One line of the bench: a figure, the baseline measured in the same run, and the goal it is held against. */
export type BenchRow = {
  readonly name: string
  readonly figure: string
  readonly ratio?: string
  readonly goal?: string
  readonly met?: boolean
}
