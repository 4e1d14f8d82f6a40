import { Fingerprint } from '@pusula/contract'
import { describe, expect, it } from 'vitest'
import { fingerprintOf, type Traits } from './fingerprint.ts'

const traits: Traits = {
  canvas: 'data:image/png;base64,AAAA',
  webgl: 'Mesa llvmpipe',
  screen: '390 844 24 3',
  timezone: 'Europe/Istanbul',
  language: 'tr-TR,tr',
  platform: 'Linux armv8l',
  memory: '4',
  cores: '8',
  userAgent: 'Mozilla/5.0 (Linux; Android 14)',
}
const names = Object.keys(traits) as (keyof Traits)[]

describe('a fingerprint', () => {
  it('is what the server accepts, without a trait in the clear', async () => {
    const print = await fingerprintOf(traits)
    expect(Object.keys(print).sort()).toEqual(Object.keys(Fingerprint.properties).sort())
    for (const value of Object.values(print)) expect(value).toMatch(/^[0-9a-f]{64}$/)
  })

  it('is the same for the same browser', async () =>
    expect(await fingerprintOf({ ...traits })).toEqual(await fingerprintOf(traits)))

  it.each(names)('is another once its %s is', async name => {
    const [before, after] = [await fingerprintOf(traits), await fingerprintOf({ ...traits, [name]: 'else' })]
    expect(after.hash).not.toBe(before.hash)
    expect(names.filter(each => before[each] !== after[each])).toEqual([name])
  })

  it('tells equal values of two traits apart', async () => {
    const print = await fingerprintOf({ ...traits, memory: '8', cores: '8' })
    expect(print.memory).not.toBe(print.cores)
  })
})
