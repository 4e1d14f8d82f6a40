import { momentMark } from '@pusula/words'
import { expect, it } from 'vitest'
import { createPriceWriter } from './price-writer.ts'

const now = new Date('2026-11-17T11:00:00Z')
const write = createPriceWriter({ rates: async () => ({}) as never }, { now: () => now })
const text = `Until ${momentMark(Date.UTC(2026, 10, 18, 11))}: {$64352}.`

it('writes the moments of a text by the clock of the zone that is asked for, and of home where it is none', async () => {
  const inZone = (zone?: string) => write.inLanguage(text, 'en', { zone })
  expect(await inZone('America/New_York')).toBe('Until 06:00 tomorrow: $64,352.')
  expect(await inZone()).toBe('Until 14:00 tomorrow: $64,352.')
  expect(await inZone('Mars/Olympus'), 'no zone of this world').toBe(await inZone())
})

it('leaves all marks to who writes them later', async () =>
  expect(await write.inLanguage(text, 'en', { currency: 'marked', zone: 'UTC' })).toBe(text))
