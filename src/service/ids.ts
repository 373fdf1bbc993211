import { v7 } from 'uuid'

/** A new UUID of version 7 (RFC 9562, 5.7): ordered by time to the millisecond, random beyond it. */
export const newId = (): string => v7()
