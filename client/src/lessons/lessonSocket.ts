// The table of a lesson's chapter.

import { fetchScene } from '../api/games'
import type { LessonScene } from '../api/wire'
import { SceneSocket, type Pupil } from '../scenes/sceneSocket'

export interface Place {
  game: string
  lesson: string
  chapter: number
}

export const lessonSocket = ({ game, lesson, chapter }: Place, pupil: Pupil<LessonScene>): SceneSocket<LessonScene> =>
  new SceneSocket(
    {
      game,
      ask: (deeds, why) => fetchScene(game, lesson, chapter, deeds, why),
      isOver: ({ wanted }) => wanted === null,
    },
    pupil,
  )
