import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto'
import { notifications } from '@pusula/contract'
import { HOUR_MS } from '@pusula/words'
import fc from 'fast-check'
import { decrypt } from 'http_ece'
import { describe, expect, it } from 'vitest'
import { createPushWorld } from '../../../testing/push-world.ts'
import { encrypt } from './encrypt.ts'
import { outcomeOf } from './push.ts'
import { newPrivateKey, openVapidKeys, publicKeyOf, vapidSigner } from './vapid.ts'

const world = await createPushWorld()

describe('the key', () => {
  it('is made once and the same for every process', async () => {
    const { publicKey } = await world.person().call(notifications.publicKey, {})
    expect(Buffer.from(publicKey, 'base64url')).toHaveLength(65)
    expect(world.push.publicKey).toBe(publicKey)
  })

  it('is the one that was given, where one was', async () => {
    const privateKey = newPrivateKey()
    const given = { privateKey, publicKey: publicKeyOf(privateKey) }
    expect(await openVapidKeys(world.database, given)).toEqual(given)
  })

  it('is refused when its halves do not belong together', async () => {
    const { privateKey } = await openVapidKeys(world.database, undefined)
    const other = Buffer.alloc(65, 4).toString('base64url')
    await expect(openVapidKeys(world.database, { privateKey, publicKey: other })).rejects.toThrow('not a pair')
    await expect(openVapidKeys(world.database, { privateKey: 'x', publicKey: other })).rejects.toThrow('not a key')
  })
})

it('a signature names the push service, is good for hours and is made once for many messages', () => {
  const privateKey = newPrivateKey()
  const publicKey = publicKeyOf(privateKey)
  const authorizationFor = vapidSigner({ privateKey, publicKey }, 'mailto:us@pusula.test')
  const said = authorizationFor('https://push.example/a/b', 1_000_000)
  const [, header = '', claims = '', signature = '', key = ''] = /^vapid t=(.+)\.(.+)\.(.+), k=(.+)$/.exec(said) ?? []
  const read = (part: string): unknown => JSON.parse(Buffer.from(part, 'base64url').toString())
  expect(read(header)).toEqual({ typ: 'JWT', alg: 'ES256' })
  expect(read(claims)).toEqual({ aud: 'https://push.example', exp: 1_000 + 12 * 3_600, sub: 'mailto:us@pusula.test' })
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.toString('base64url', 1, 33), point.toString('base64url', 33)]
  const reader = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const by = { key: reader, dsaEncoding: 'ieee-p1363' } as const
  expect(verify('sha256', Buffer.from(`${header}.${claims}`), by, Buffer.from(signature, 'base64url'))).toBe(true)
  expect(authorizationFor('https://push.example/c', 1_000_000 + 5 * HOUR_MS)).toBe(said)
  expect(authorizationFor('https://push.example/c', 1_000_000 + 7 * HOUR_MS)).not.toBe(said)
  expect(authorizationFor('https://other.example/c', 1_000_000)).not.toBe(said)
})

describe('a message', () => {
  it('of any length and alphabet is read back by the browser it was encrypted for', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 6_000 }), text => {
        const curve = createECDH('prime256v1')
        const to = { p256dh: curve.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') }
        const sealed = encrypt(Buffer.from(text), to)
        const reading = { version: 'aes128gcm', privateKey: curve, authSecret: to.auth } as const
        expect(decrypt(sealed, reading).toString()).toBe(text)
      }),
    ))

  it('can be read by its browser alone, and says where it leads and how long it is worth waiting', async () => {
    const browser = world.browser()
    const { endpoint, keys } = browser.subscription
    const message = { title: 'Başlık ✓', body: 'İçerik', path: '/dashboard/home', tag: 't' }
    const sending = { message, topic: 'topic', urgency: 'high' as const, ttlSeconds: 90 }
    expect(await world.push.send({ endpoint, ...keys }, sending)).toEqual({ kind: 'accepted', code: 201 })
    expect(browser.shown()).toEqual([message])
    const [pushed] = browser.received()
    expect(pushed?.headers).toMatchObject({
      ttl: '90',
      topic: 'topic',
      urgency: 'high',
      'user-agent': 'Pusula/1 (+http://pusula.test)',
      'content-encoding': 'aes128gcm',
    })
    expect(pushed?.headers.authorization).toMatch(/^vapid t=.+, k=.+/)
    expect(pushed?.body.toString('latin1')).not.toContain('dashboard')
  })

  it('is guarded against SSRF, whatever the row says', async () => {
    const { keys } = world.browser().subscription
    const message = { title: '', body: '', path: '/', tag: '' }
    const sending = { message, topic: 't', urgency: 'normal' as const, ttlSeconds: 1 }
    const outcome = await world.push.send({ endpoint: 'https://10.1.2.3/x', ...keys }, sending)
    expect(outcome).toEqual({ kind: 'gone' })
  })
})

describe('a push service', () => {
  it.each([
    [403, 'refused'],
    [410, 'gone'],
    [503, 'later'],
    [201, 'accepted'],
  ] as const)('reads %s as %s', (status, kind) => expect(outcomeOf(status, undefined).kind).toBe(kind))
})
