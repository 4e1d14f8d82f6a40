import { portfolio } from '@pusula/contract'
import { expect, it } from 'vitest'
import { createWorld, type Person } from '../../testing/world.ts'

const world = await createWorld()
const bitcoin = {
  coinSymbol: 'BTC',
  coinName: 'Bitcoin',
  quantity: '1',
  usdCostBasis: '100',
  purchaseDate: '2024-03-01',
}
const fileOf = async (member: Person) => (await member.request({ method: 'GET', url: portfolio.export.path })).body

it('an export brings back every note and every id as it was, also those that a spreadsheet would run', async () => {
  const ada = await world.member()
  for (const notes of ['=1+1', "'=1+1", "''-2", "'hello", '@me', '-5'])
    await ada.call(portfolio.add, { ...bitcoin, notes })
  await ada.call(portfolio.add, { ...bitcoin, id: '-begins-with-a-dash' })
  const noted = async (member: Person) => {
    const { entries } = await member.call(portfolio.entries, {})
    return entries.map(({ id, notes }) => [id, notes]).sort()
  }
  const file = await fileOf(ada)
  expect(file.match(/,'*[=@-][^,]*/g), 'a formula is a text').toHaveLength(6)
  expect(file).not.toMatch(/,[=@-]/)
  const ben = await world.member()
  await ben.call(portfolio.import, { csv: file })
  expect(await noted(ben)).toEqual(await noted(ada))
  expect(await fileOf(ben)).toBe(file)
})
