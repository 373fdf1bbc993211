const isPacked = (head: Uint8Array) => (head[0] === 0x1f && head[1] === 0x8b) || (head[0] === 0x50 && head[1] === 0x4b)

/** The file as it is sent: packed where it is not yet, which makes a tenth of an export. */
export async function packed(file: File): Promise<Blob> {
  const type = 'application/octet-stream'
  const head = new Uint8Array(await file.slice(0, 2).arrayBuffer())
  if (file.size === 0 || isPacked(head)) return new Blob([file], { type })
  const gzip = file.stream().pipeThrough(new CompressionStream('gzip'))
  return new Blob([await new Response(gzip).arrayBuffer()], { type })
}
