const removals = new Set<() => Promise<void>>()

/** Says how something of the user that this device keeps, such as drafts, is removed. */
export const keptOnDevice = (remove: () => Promise<void>): void => void removals.add(remove)

/** Removes what this device keeps of the user; called while it is known who that is. */
export async function forgetOnDevice(): Promise<void> {
  await Promise.allSettled([...removals].map((remove) => remove()))
}
