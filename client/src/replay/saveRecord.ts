// Saves the record of a table's game as a file.

import { fetchRecord } from '../api/tables'
import type { TableInfo } from '../api/wire'
import { saveText } from '../browser/exportText'
import { heldAt } from '../lobby/mySeats'

export async function saveRecord({ id, game }: Pick<TableInfo, 'id' | 'game'>): Promise<void> {
  saveText(await fetchRecord(id, heldAt(id)?.token), `${game}-${id}.game`)
}
