import { describe, expect, it } from 'vitest'
import { createPasswords, standardCost } from './passwords.ts'

const cheap = createPasswords({ memoryKib: 8, passes: 1 })

describe('passwords', () => {
  it('are hashed with argon2id at the cost that is advised', async () => {
    expect(await createPasswords(standardCost).hash('correct horse')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  it('are verified, and match nothing where there is none', async () => {
    const hash = await cheap.hash('correct horse')
    expect(await cheap.verify(hash, 'correct horse')).toBe(true)
    expect(await cheap.verify(hash, 'wrong horse')).toBe(false)
    expect(await cheap.verify(await cheap.hash('g\u00fcneş'), 'gu\u0308neş'), 'ü in one sign or in two').toBe(true)
    expect(await cheap.verify(null, 'nobody has this password')).toBe(false)
  })

  it('take turns, and more than can ever be served are sent away', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 400 }, () => cheap.hash('x')))
    const refused = outcomes.filter(outcome => outcome.status === 'rejected')
    expect(refused.length).toBeGreaterThan(0)
    expect(refused[0]).toMatchObject({ reason: { code: 'server.busy' } })
    expect(await cheap.hash('afterwards there is room again')).toMatch(/^\$argon2id/)
  })
})
