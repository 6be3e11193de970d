// The record of a game as a file on the player's own machine.

import { fetchRecord } from '../api'
import { heldAt } from '../lobby/mine'
import type { TableInfo } from '../wire'

export async function saveRecord({ id, game }: TableInfo): Promise<void> {
  const file = new Blob([await fetchRecord(id, heldAt(id)?.token)], { type: 'text/plain' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = `${game}-${id}.game`
  link.click()
  URL.revokeObjectURL(link.href)
}
