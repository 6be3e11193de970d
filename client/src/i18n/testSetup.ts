// Test set-up: loads all words, and empties the page that all test files share.

import { beforeAll } from 'vitest'
import { areas, want } from './translate'

want(...areas())

beforeAll(() => {
  document.body.replaceChildren()
  localStorage.clear()
})
