import { channels, notifications } from '@pusula/contract'
import { expect, it } from 'vitest'
import { whileLeaving } from '../../testing/lock-waits.ts'
import { createPushWorld } from '../../testing/push-world.ts'
import { targetsOf } from './store/people.ts'
import { openWebhook } from './webhook/address.ts'

const world = await createPushWorld()
const { database, secrets } = world

/** What signs the messages to a person's webhook now, and where they go. */
async function webhookOf(accountId: string) {
  const target = (await targetsOf(database, accountId)).find(({ channel }) => channel === 'webhook')
  return target?.address ? openWebhook(secrets, target.address) : undefined
}

it('a webhook that is set several times at once has the secret that was shown', async () => {
  const ada = await world.member()
  const set = () => ada.call(channels.setWebhook, { url: 'https://example.com/ada' })
  const shown = (await Promise.all([set(), set(), set()])).flatMap(({ secret }) => secret ?? [])
  expect(shown).toEqual([(await webhookOf(ada.accountId))?.secret])
})

it('a webhook that moves while its secret changes has both, and the last two secrets sign', async () => {
  const ada = await world.member()
  await ada.call(channels.setWebhook, { url: 'https://example.com/ada' })
  const rotate = async () => (await ada.call(channels.rotateSecret, {})).secret
  const url = 'https://example.com/new'
  const [one, other] = await Promise.all([rotate(), rotate(), ada.call(channels.setWebhook, { url })])
  const { secret, old, ...rest } = (await webhookOf(ada.accountId)) ?? {}
  expect(rest).toEqual({ url })
  expect([secret, old?.secret].sort()).toEqual([one, other].sort())
})

it('of two channels that are switched off at once one stays on while an alert is set', async () => {
  const { member: ada } = await world.listener()
  await ada.call(channels.switch, { name: 'mail', isOn: true })
  await ada.call(notifications.addAlert, { symbol: 'BTC', kind: 'above', target: 1e9 })
  const off = (name: 'push' | 'mail') => ada.call(channels.switch, { name, isOn: false })
  const both = await Promise.allSettled([off('push'), off('mail')])
  expect(both.filter(({ status }) => status === 'rejected')).toMatchObject([{ reason: { code: 'channels.lastOne' } }])
})

it('a race with the account’s deletion stores nothing', async () => {
  const ada = await world.member()
  const set = ada.call.bind(ada, channels.setWebhook, { url: 'https://example.com/ada' })
  const code = () =>
    set().then(
      () => 'set',
      error => error.code,
    )
  expect(await whileLeaving(database, ada, code)).toBe('accounts.signInRequired')
  expect(await targetsOf(database, ada.accountId)).toEqual([])
})
