import { describe, expect, it } from 'vitest'
import { ownDatabase } from '../testing/own-database.ts'
import { openSecrets, secretsOf, storedSecret } from './secrets.ts'

const { database } = await ownDatabase()
const secrets = secretsOf('a key of the environment, long enough')

describe('secrets', () => {
  it('believe only what they signed, for the purpose they signed it for', () => {
    const signed = secrets.sign('visitor', 'a.b.c')
    expect(secrets.unsign('visitor', signed)).toBe('a.b.c')
    const forged = [
      signed.replace('a.b.c', 'a.b.d'),
      `${signed}x`,
      signed.slice(0, -1),
      'a.b.c.',
      'a.b.c',
      '',
      '.',
      secretsOf('another key').sign('visitor', 'a.b.c'),
    ]
    expect(forged.map(text => secrets.unsign('visitor', text))).toEqual(forged.map(() => undefined))
    expect(secrets.unsign('session', signed), 'another purpose').toBeUndefined()
    expect(secrets.unsign('visitor', `a.b.c.${secrets.hash('visitor', 'a.b.c')}`), 'a hash is no mark').toBeUndefined()
  })

  it('are made once by processes that start together, and stay', async () => {
    const made = await Promise.all(
      Array.from({ length: 8 }, (_, i) => storedSecret(database, 'together', () => `made by ${i}`)),
    )
    expect(new Set(made).size).toBe(1)
    const [one, two] = [await openSecrets(database, undefined), await openSecrets(database, undefined)]
    expect(two.hash('x', 'text')).toBe(one.hash('x', 'text'))
  })
})
