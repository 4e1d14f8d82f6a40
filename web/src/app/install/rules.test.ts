import { expect, it } from 'vitest'
import { installOffer, isAppleTouch } from './rules.ts'

const device = { isInstalled: false, isApple: false, hasOffer: true, dismissedAtMs: null }
const dayMs = 86_400_000

it.each([
  [{}, 'button'],
  [{ isInstalled: true }, 'nothing'],
  [{ hasOffer: false }, 'nothing'],
  [{ hasOffer: false, isApple: true }, 'steps'],
  [{ dismissedAtMs: 3 * dayMs + 1 }, 'nothing'],
  [{ dismissedAtMs: 3 * dayMs }, 'button'],
  [{ dismissedAtMs: 11 * dayMs }, 'button'],
  [{ dismissedAtMs: Number.NaN }, 'button'],
])('ten days after the beginning, %j is offered %s', (more, offer) =>
  expect(installOffer({ ...device, ...more }, 10 * dayMs)).toBe(offer),
)

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 5, true],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, true],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, false],
  ['Mozilla/5.0 (Linux; Android 15)', 5, false],
])('%s with %d touch points needs the steps: %s', (agent, points, isApple) =>
  expect(isAppleTouch(agent, points)).toBe(isApple),
)
