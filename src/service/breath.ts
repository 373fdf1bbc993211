import { turnsOfProcess } from './turns.ts'

/** Longest time that work in many steps holds everybody else up [ms]. */
const LONGEST = 4

/**
 * Lets others go first whenever long work has held them up for long enough; to be awaited between its steps. Of all work
 * that breathes, one goes on at a time.
 */
export function breathing(): () => Promise<void> {
  const who = Symbol('work')
  let since = performance.now()
  return async () => {
    if (performance.now() - since < LONGEST) return
    await turnsOfProcess.next(who)
    since = performance.now()
  }
}

/** Hands on one thing after the other, and lets others go first in between. */
export async function* unhurried<Thing>(things: Iterable<Thing> | AsyncIterable<Thing>): AsyncGenerator<Thing> {
  const breathe = breathing()
  for await (const thing of things) {
    await breathe()
    yield thing
  }
}

/** Makes something of one after the other, and lets others go first in between. */
export async function oneByOne<One, Made>(
  all: Iterable<One>,
  make: (one: One) => Promise<Made> | Made,
): Promise<Made[]> {
  const made: Made[] = []
  for await (const one of unhurried(all)) made.push(await make(one))
  return made
}

/** Takes steps one after the other, and lets others go first between them. @returns what they come to */
export async function inTurns<Value>(steps: Generator<unknown, Value>): Promise<Value> {
  const breathe = breathing()
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    await breathe()
  }
}
