// A text on its way out: to the clipboard, or into a file.

export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    // Without a secure address the clipboard is closed to us; the old way still works.
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
