import { expect, it } from 'vitest'
import { simulatedOutlets } from './collecting/ask.ts'
import { feedName } from './index.ts'
import { outlets } from './outlets.ts'

it('a feed is called by its outlet, and one that the administrator added by its host', () => {
  for (const { url, name } of [...outlets, ...simulatedOutlets]) expect(feedName(url)).toBe(name)
  expect(feedName('https://blog.example/rss')).toBe('blog.example')
})
