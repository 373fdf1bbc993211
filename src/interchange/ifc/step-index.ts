/** Where the instances of a STEP file stand, by their place in it. */
export type StepIndex = {
  readonly idAt: (place: number) => number
  readonly typeAt: (place: number) => string
  /** Behind the opening bracket of the attributes. */
  readonly startAt: (place: number) => number
  /** Place of the last instance that has this id. */
  readonly find: (id: number) => number | undefined
  /** Places of a type, in the order of the file. */
  readonly ofType: (type: string) => Uint32Array
}

/** Instances that there is room for at first. */
const ROOM = 1_024

const none = new Uint32Array(0)

type Columns = { readonly ids: Float64Array; readonly starts: Uint32Array; readonly types: Uint8Array }

const columnsOf = (room: number): Columns => ({
  ids: new Float64Array(room),
  starts: new Uint32Array(room),
  types: new Uint8Array(room),
})

function twice(columns: Columns): Columns {
  const larger = columnsOf(columns.ids.length * 2)
  larger.ids.set(columns.ids)
  larger.starts.set(columns.starts)
  larger.types.set(columns.types)
  return larger
}

/** Places in the order of ids, and of the file where ids are the same; most files have that order already. */
function orderOf(ids: Float64Array): Uint32Array {
  const order = Uint32Array.from(ids, (_, place) => place)
  const idAt = (place: number) => ids[place] ?? 0
  return ids.every((id, place) => place === 0 || idAt(place - 1) <= id)
    ? order
    : order.sort((one, other) => idAt(one) - idAt(other) || one - other)
}

/** By bisection: an entry of a map for each of hundreds of thousands takes fifty bytes. */
function lastWith(ids: Float64Array, order: Uint32Array, id: number): number | undefined {
  let [low, high] = [0, order.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((ids[order[middle] ?? 0] ?? 0) <= id) low = middle + 1
    else high = middle
  }
  const place = low === 0 ? undefined : order[low - 1]
  return place !== undefined && ids[place] === id ? place : undefined
}

/** Places of all instances, type after type, and where each type begins. */
function byType(types: Uint8Array, count: number) {
  const begins = new Uint32Array(count + 1)
  for (const type of types) begins[type + 1] = (begins[type + 1] ?? 0) + 1
  for (let type = 0; type < count; type += 1) begins[type + 1] = (begins[type + 1] ?? 0) + (begins[type] ?? 0)
  const places = new Uint32Array(types.length)
  const next = begins.slice()
  for (const [place, type] of types.entries()) {
    const at = next[type] ?? 0
    places[at] = place
    next[type] = at + 1
  }
  return (type: number) => places.subarray(begins[type], begins[type + 1])
}

/**
 * Collects in columns where instances stand: a file has hundreds of thousands, and an object for each would take ten times
 * the memory.
 *
 * @param wanted - types, 255 at most
 */
export function stepIndexOf(wanted: readonly string[]) {
  const numbers = new Map(wanted.map((type, number) => [type, number]))
  let columns = columnsOf(ROOM)
  let count = 0
  return {
    /** @param type - passed over unless it is wanted */
    add(id: number, type: string, start: number): void {
      const number = numbers.get(type)
      if (number === undefined) return
      if (count === columns.ids.length) columns = twice(columns)
      columns.ids[count] = id
      columns.starts[count] = start
      columns.types[count] = number
      count += 1
    },
    whole(): StepIndex {
      const [ids, starts, types] = [
        columns.ids.subarray(0, count),
        columns.starts.subarray(0, count),
        columns.types.subarray(0, count),
      ]
      const order = orderOf(ids)
      const placesOf = byType(types, wanted.length)
      return {
        idAt: (place) => ids[place] ?? 0,
        typeAt: (place) => wanted[types[place] ?? 0] ?? '',
        startAt: (place) => starts[place] ?? 0,
        find: (id) => lastWith(ids, order, id),
        ofType: (type) => {
          const number = numbers.get(type)
          return number === undefined ? none : placesOf(number)
        },
      }
    },
  }
}
