import { type Flood, floods } from './files.ts'
import { floodsOfReading } from './reading.ts'
import { floodsOfWork } from './work.ts'

/** Every flood, in an order that the one who measures and the one who sends both know. */
export const allFloods = (): readonly Flood[] => [...floods(), ...floodsOfWork(), ...floodsOfReading()]
