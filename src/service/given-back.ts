/**
 * Gives the memory of a piece back at once, where all of it is this piece's. What sockets bring is otherwise there until
 * garbage is collected, and with it come collections: V8 counts it.
 */
export function giveBack({ buffer, byteLength }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0)
}
