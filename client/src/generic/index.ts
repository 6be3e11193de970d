// Screen of a game without a client folder: everything is read from the wire.

import { asPicture, type GameScreen } from '../games/screen'
import { learnWords } from '../i18n/translate'
import Board from './Board.svelte'
import { opened } from './view/openView'
import Picture from './Picture.svelte'
import { learnShape, shapeOf } from './view/viewShape'
import { story } from './story'

export async function plainScreen(game: string): Promise<GameScreen> {
  await Promise.all([learnWords('plain'), learnWords(game).catch(() => undefined), learnShape(game)])
  return {
    id: game,
    Board,
    Picture: asPicture(Picture),
    open: (views, seat) => opened(views, seat, shapeOf(game).by_seat),
    story: (event, listener) => story(game, event, listener),
  }
}
