// Saves the record of a game as a file.

import { fetchRecord } from '../api/tables'
import { heldAt } from '../lobby/mySeats'
import type { TableInfo } from '../api/wire'

export function saveText(text: string, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

export async function saveRecord({ id, game }: Pick<TableInfo, 'id' | 'game'>): Promise<void> {
  saveText(await fetchRecord(id, heldAt(id)?.token), `${game}-${id}.game`)
}
