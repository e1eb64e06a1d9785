/** Hands a text to the player as a file. */
export function downloadText(name: string, text: string, type = 'application/json'): void {
  downloadBlob(name, new Blob([text], { type }))
}

/** Hands whatever it is to the player as a file. */
export function downloadBlob(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The download has begun by then; the text need not stay in memory.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
