// Scenes of a lesson's chapter.

import { fetchScene } from '../api/games'
import type { LessonScene } from '../api/wire'
import type { Script } from '../scenes/sceneSocket'

export interface Place {
  game: string
  lesson: string
  chapter: number
}

export const lessonScript = ({ game, lesson, chapter }: Place): Script<LessonScene> => ({
  game,
  ask: (deeds, why) => fetchScene(game, lesson, chapter, deeds, why),
  isOver: ({ wanted }) => wanted === null,
})
