// For tests: whichever words they ask for, all are learned; and each file begins with an empty page, for all share one.

import { beforeAll } from 'vitest'
import { areas, want } from './translate'

want(...areas())

beforeAll(() => {
  document.body.replaceChildren()
  localStorage.clear()
})
