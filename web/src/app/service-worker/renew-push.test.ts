import { expect, it, vi } from 'vitest'
import { renewPush } from './push.ts'

const keys = { p256dh: 'key', auth: 'secret' }
const subscription = (endpoint: string) => ({ toJSON: () => ({ endpoint, keys }) }) as unknown as PushSubscription

function browser(status = 200) {
  const sent: { path: string; body: unknown }[] = []
  const subscribe = vi.fn(async () => subscription('https://push.test/renewed'))
  const send = async (url: string, { body, credentials }: RequestInit) => {
    expect(credentials).toBe('include')
    sent.push({ path: url.split('?')[0] ?? '', body: body ? JSON.parse(String(body)) : null })
    return Response.json({ publicKey: 'BKey' }, { status })
  }
  return { sent, subscribe, renew: (next: PushSubscription | null) => renewPush(next, { subscribe }, send) }
}

it('tells the server the subscription that the browser brings', async () => {
  const { sent, subscribe, renew } = browser()
  await renew(subscription('https://push.test/next'))
  expect(subscribe).not.toHaveBeenCalled()
  expect(sent).toEqual([
    {
      path: '/api/notifications/subscribe',
      body: { endpoint: 'https://push.test/next', keys, timeZone: expect.any(String) },
    },
  ])
})

it('subscribes anew with our key where the browser brings none', async () => {
  const { sent, subscribe, renew } = browser()
  await renew(null)
  expect(subscribe).toHaveBeenCalledExactlyOnceWith({ userVisibleOnly: true, applicationServerKey: 'BKey' })
  expect(sent.map(({ path }) => path)).toEqual(['/api/notifications/vapid-public-key', '/api/notifications/subscribe'])
  expect(sent[1]?.body).toMatchObject({ endpoint: 'https://push.test/renewed' })
})

it('does not pretend: a refusal fails the event', async () => {
  const { renew } = browser(401)
  await expect(renew(subscription('https://push.test/next'))).rejects.toThrow('401')
})
