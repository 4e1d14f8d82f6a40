import { expect, it, vi } from 'vitest'
import { movableClock } from '../testing/movable-clock.ts'
import { cachedFor } from './cached-for.ts'

it('asks once for all who want to know within a while, whatever the clock does', async () => {
  const clock = movableClock()
  const find = vi.fn(async (key: string) => key.toUpperCase())
  const found = cachedFor(clock, 60_000, find)
  expect(await Promise.all([found('tr'), found('tr'), found('en')])).toEqual(['TR', 'TR', 'EN'])
  clock.forward(59_999)
  await found('tr')
  expect(find).toHaveBeenCalledTimes(2)
  clock.forward(1)
  await found('tr')
  expect(find).toHaveBeenCalledTimes(3)
  clock.forward(-86_400_000)
  await found('tr')
  expect(find).toHaveBeenCalledTimes(4)
})

it('keeps what is only passing for a few seconds', async () => {
  const clock = movableClock()
  const find = vi.fn().mockResolvedValueOnce('half').mockResolvedValue('whole')
  const found = cachedFor(clock, 60_000, find, text => text === 'half')
  expect(await found('tr')).toBe('half')
  clock.forward(5_000)
  expect(await found('tr')).toBe('whole')
  clock.forward(50_000)
  await found('tr')
  expect(find).toHaveBeenCalledTimes(2)
})

it('keeps no failure', async () => {
  const find = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue('there')
  const found = cachedFor(movableClock(), 60_000, find)
  await expect(found('tr')).rejects.toThrow('away')
  expect(await found('tr')).toBe('there')
})
