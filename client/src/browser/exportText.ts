// Text out of the page: copied to the clipboard, or saved as a file.

export async function copyText(text: string): Promise<void> {
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

/** The name of a text file with this title. */
export const textFileName = (title: string): string => `${title.replace(/[^\p{L}\p{N} _-]/gu, '').trim() || 'list'}.txt`

export function saveText(text: string, fileName: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  link.download = fileName
  link.click()
  URL.revokeObjectURL(link.href)
}
