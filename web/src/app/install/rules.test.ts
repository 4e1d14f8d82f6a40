import { expect, it } from 'vitest'
import { installOffer, isAppleTouch } from './InstallPrompt.tsx'

const device = { isInstalled: false, isApple: false, hasOffer: true, isDismissed: false }

it.each([
  [{}, 'button'],
  [{ isInstalled: true }, 'nothing'],
  [{ hasOffer: false }, 'nothing'],
  [{ hasOffer: false, isApple: true }, 'steps'],
  [{ isDismissed: true }, 'nothing'],
  [{ isDismissed: true, isApple: true, hasOffer: false }, 'nothing'],
])('%j is offered %s', (more, offer) => expect(installOffer({ ...device, ...more })).toBe(offer))

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 5, true],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, true],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, false],
  ['Mozilla/5.0 (Linux; Android 15)', 5, false],
])('%s with %d touch points needs the steps: %s', (agent, points, isApple) =>
  expect(isAppleTouch(agent, points)).toBe(isApple),
)
