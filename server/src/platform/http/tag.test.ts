import { expect, it } from 'vitest'
import { isTagged } from './tag.ts'

const tag = 'W/"abc"'

it.each([tag, '"abc"', '"x", W/"abc"', 'W/"abc" ,"y"', '*'])(
  'what a reader has is known however they say so: %s',
  said => expect(isTagged(said, tag)).toBe(true),
)

it.each([undefined, '', 'abc', '"ab"', 'W/"abcd"', '"xabc"'])('what a reader does not have is sent: %s', said =>
  expect(isTagged(said, tag)).toBe(false),
)
