import { expect, it } from 'vitest'
import { shownName } from './names.ts'

it.each([
  ['Şule', 'Şule'],
  ['  Deniz \n\t Can ', 'Deniz Can'],
  ['\u202eAda', 'Ada'],
  ['👩‍👩‍👧', '👩‍👩‍👧'],
  ["<O'Neil>", "<O'Neil>"],
])('a name is one line in its own direction: %j', (written, shown) => expect(shownName(written)).toBe(shown))

it.each([null, '', '  ', '\u200b\u200b', '\u2066\u2069', '\n\n'])(
  'invisible characters alone are no name: %j',
  written => expect(shownName(written)).toBeNull(),
)
