import { notifications } from '@pusula/contract'
import { describe, expect, it } from 'vitest'
import { createPushWorld } from '../../../testing/push-world.ts'
import { outcomeOf } from './push.ts'
import { loadWebPush, openVapidKeys } from './vapid.ts'

const world = await createPushWorld()

describe('the key', () => {
  it('is made once and the same for every process', async () => {
    const { publicKey } = await world.person().call(notifications.publicKey, {})
    expect(Buffer.from(publicKey, 'base64url')).toHaveLength(65)
    expect(world.push.publicKey).toBe(publicKey)
  })

  it('is the one that was given, where one was', async () => {
    const given = (await loadWebPush()).generateVAPIDKeys()
    expect(await openVapidKeys(world.database, given)).toEqual(given)
  })

  it('is refused when its halves do not belong together', async () => {
    const { privateKey } = await openVapidKeys(world.database, undefined)
    const other = Buffer.alloc(65, 4).toString('base64url')
    await expect(openVapidKeys(world.database, { privateKey, publicKey: other })).rejects.toThrow('not a pair')
    await expect(openVapidKeys(world.database, { privateKey: 'x', publicKey: other })).rejects.toThrow('not a key')
  })
})

describe('a message', () => {
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

  it('goes nowhere inside, whatever the row says', async () => {
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
