import { expect, it } from 'vitest'
import { createWorld } from '../../testing/world.ts'

const world = await createWorld()
const ask = (url: string) => world.person().request({ method: 'GET', url })

it.each(['tr', 'en'])('an old address of a coin’s picture leads to the picture of the product: %s', async language => {
  const { statusCode, headers } = await ask(`/og/coins/BTC.${language}.png`)
  expect([statusCode, headers.location]).toEqual([301, `/og/${language}.png`])
})

it.each([
  'BTC.de.png',
  'BTC.png',
  'BTC.tr.svg',
  '..%2Fsecret.tr.png',
  '%3Cscript%3E.tr.png',
  `${'A'.repeat(33)}.tr.png`,
])('there is no picture %s', async file => expect((await ask(`/og/coins/${file}`)).statusCode).toBe(404))
