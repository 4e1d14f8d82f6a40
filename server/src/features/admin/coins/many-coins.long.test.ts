import { market as marketRoutes, ownCoinLimit, admin as routes } from '@pusula/contract'
import { expect, it } from 'vitest'
import { administrator, sendFile } from '../../../testing/admin.ts'
import { createWorld } from '../../../testing/world.ts'

const world = await createWorld()
const admin = await administrator(world)
const rowsOf = (count: number, name: string) =>
  ['id,symbol,name', ...Array.from({ length: count }, (_, i) => `many-${i},MANY${i},${name} ${i}`)].join('\n')

it('ten thousand coins are read and found, and not renamed all at once', async () => {
  const file = rowsOf(ownCoinLimit, 'Many')
  const found = async (q: string) => (await admin.call(marketRoutes.search, { q })).map(({ name }) => name)
  expect(await sendFile(admin, routes.previewCoins, file)).toMatchObject({ added: 10_000 })
  expect(await sendFile(admin, routes.uploadCoins, file)).toMatchObject({ added: 10_000 })
  expect(await found('many 9999')).toEqual(['Many 9999'])
  expect(await admin.call(routes.coins, {})).toHaveLength(1_000)
  expect(await admin.call(routes.coinCount, { search: 'many' })).toEqual({ count: 10_000 })

  const more = 'id,symbol,name\nmore,MORE,More'
  const full = { code: 'admin.tooManyCoins', details: { coins: 10_001, limit: 10_000 } }
  expect(await sendFile(admin, routes.uploadCoins, more)).toMatchObject({ status: 409, error: full })
  expect(await sendFile(admin, routes.previewCoins, more)).toMatchObject({ status: 409, error: full })

  const hundred = await sendFile(admin, routes.previewCoins, rowsOf(100, 'Renamed'))
  expect(hundred).toMatchObject({ updated: 100, warningCount: 100, token: expect.any(String) })
  const tooMany = await sendFile(admin, routes.previewCoins, rowsOf(101, 'Renamed'))
  expect(tooMany).toMatchObject({ updated: 101, warningCount: 101, warnings: { length: 100 }, token: null })
})
