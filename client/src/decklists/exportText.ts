// Copies a text to the clipboard, or saves it as a file.

export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    // Without a secure address there is no clipboard interface; the old command still works.
    const field = document.createElement('textarea')
    field.value = text
    document.body.append(field)
    field.select()
    document.execCommand('copy')
    field.remove()
  }
}

export function download(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  link.download = `${name.replace(/[^\p{L}\p{N} _-]/gu, '').trim() || 'list'}.txt`
  link.click()
  URL.revokeObjectURL(link.href)
}
