/** Hands something to the user as a file. */
export function download(fileName: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = fileName.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, ' ').trim()
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

/** A text as a file for editors that take it for UTF-8 by its first bytes. */
export const textFile = (text: string): Blob => new Blob([`\ufeff${text}`], { type: 'text/plain;charset=utf-8' })
