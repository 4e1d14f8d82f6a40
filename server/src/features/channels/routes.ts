import { randomBytes, randomUUID } from 'node:crypto'
import { type Both, type ChannelList, type ChannelName, channels as calls, type Language } from '@pusula/contract'
import { isTimeZone } from '@pusula/words'
import { oneByOne } from '../../platform/concurrency.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import { type Door, serve } from '../../platform/http/serve.ts'
import type { Guard } from '../../platform/net/guard.ts'
import { Problem } from '../../platform/problem.ts'
import { throttle } from '../../platform/throttle.ts'
import { hashOf } from '../../platform/tokens.ts'
import type { Platform } from '../../platform.ts'
import { holdAccount, lockGuest } from '../accounts/index.ts'
import type { Channels, Reader, Words } from './message.ts'
import { inOrder } from './rules.ts'
import * as people from './store/people.ts'
import { dropLink, type Link, linkOf, ownerOfChat, saveLink } from './store/telegram.ts'
import type { Bots } from './telegram/bot.ts'
import { chatHash, openChat } from './telegram/chat.ts'
import { openWebhook, sealWebhook } from './webhook/address.ts'
import { checkWebhook } from './webhook/channel.ts'
import { newSecret } from './webhook/sign.ts'

const testLimit = { max: 20, windowMs: 3_600_000 }
const linkLimit = { max: 20, windowMs: 3_600_000 }
const webhookLimit = { max: 20, windowMs: 3_600_000 }
const linkMs = 15 * 60_000
const bothSecretsMs = 86_400_000
const done = { success: true as const }

const testWords: Both<Words> = {
  tr: { title: 'Deneme iletisi', body: 'Bu kanal çalışıyor. Alarmların buraya gelebilir.' },
  en: { title: 'Test message', body: 'This channel works. Your alerts can come here.' },
}

interface Needs {
  channels: Channels
  bots: Bots
  guard: Guard
  /** How many alerts somebody has set; they stand further down and are handed in. */
  alertsSet(db: Db, accountId: string): Promise<number>
}

export function openRoutes(door: Door, platform: Platform, { channels, bots, guard, alertsSet }: Needs) {
  const { database, clock, secrets } = platform

  // One person tapping wildly must not hold every connection while waiting for their own lock.
  const inTurn = oneByOne()
  /** Changes of one person come one after the other, so that what was read still holds, and none to somebody who has left. */
  const change = <T>(accountId: string, work: (tx: Tx) => Promise<T>): Promise<T> =>
    inTurn(accountId, () =>
      database.transaction(async tx => {
        await lockGuest(tx, accountId)
        await holdAccount(tx, accountId)
        return work(tx)
      }),
    )

  async function listOf(accountId: string, db: Db = database): Promise<ChannelList> {
    const person = await people.personOf(db, accountId)
    if (!person) throw new Problem('request.notFound')
    const targets = await people.targetsOf(db, accountId)
    const tests = await people.testsOf(db, accountId)
    const list: ChannelList['channels'] = []
    for (const name of inOrder(person.sequence)) {
      if (!(await channels[name].isOffered())) continue
      const target = targets.find(({ channel }) => channel === name)
      const test = tests.find(({ channel }) => channel === name)
      const isSet = { push: person.browsers > 0, mail: person.email !== null }
      const isOn = { push: person.isPushOn, mail: person.isMailOn }
      const own = name === 'push' || name === 'mail'
      list.push({
        name,
        isOn: own ? isOn[name] : (target?.isOn ?? false),
        isSet: own ? isSet[name] : target?.address != null,
        label: name === 'mail' ? person.email : labelOf(name, target?.address ?? null),
        lastTest: test
          ? { at: test.at.toISOString(), outcome: test.outcome, code: test.code, tookMs: test.tookMs }
          : null,
        closedWhy: target?.closedWhy ?? null,
      })
    }
    return { channels: list, quiet: person.quiet }
  }

  /** The name in Telegram, the host of a webhook. */
  function labelOf(name: ChannelName, sealed: string | null): string | null {
    if (sealed === null) return null
    if (name === 'telegram') return openChat(secrets, sealed)?.name ?? null
    const address = openWebhook(secrets, sealed)
    return address ? new URL(address.url).host : null
  }

  /** Whoever waits for something keeps one way of hearing of it. */
  async function refuseLast(tx: Tx, accountId: string, name: ChannelName) {
    const { channels: list } = await listOf(accountId, tx)
    const working = list.filter(({ isOn, isSet }) => isOn && isSet).map(channel => channel.name)
    if (working.length === 1 && working[0] === name && (await alertsSet(tx, accountId)) > 0)
      throw new Problem('channels.lastOne')
  }

  const offer = async (name: ChannelName) => {
    if (!(await channels[name].isOffered())) throw new Problem('channels.notOffered')
  }

  serve(door, calls.list, ({ viewer }) => listOf(viewer.accountId))

  serve(door, calls.order, async ({ input, viewer: { accountId } }) => {
    await change(accountId, tx => people.setSequence(tx, accountId, inOrder(input.names)))
    return listOf(accountId)
  })

  serve(door, calls.switch, async ({ input: { name, isOn }, viewer: { accountId } }) => {
    await offer(name)
    await change(accountId, async tx => {
      if (!isOn) await refuseLast(tx, accountId, name)
      if (name === 'push') return people.switchPush(tx, accountId, isOn)
      if (name === 'mail') return people.switchMail(tx, accountId, isOn)
      const target = (await people.targetsOf(tx, accountId)).find(({ channel }) => channel === name)
      if (!target?.address) throw new Problem('channels.notSet')
      if (isOn && name === 'webhook' && !target.isTested) throw new Problem('channels.untested')
      return people.switchTarget(tx, accountId, name, isOn)
    })
    return listOf(accountId)
  })

  serve(door, calls.setQuiet, async ({ input: { quiet }, viewer: { accountId } }) => {
    if (quiet && (!isTimeZone(quiet.timeZone) || quiet.fromMinute === quiet.toMinute))
      throw new Problem('request.invalid')
    await change(accountId, tx => people.setQuiet(tx, accountId, quiet))
    return listOf(accountId)
  })

  serve(door, calls.test, async ({ input: { name }, viewer: { accountId }, language }) => {
    await offer(name)
    await throttle(database, `channels test ${accountId}`, testLimit, clock.now())
    const reader = await readerFor(accountId, name)
    if (!reader) throw new Problem('channels.notSet')
    const startMs = performance.now()
    const outcome = await channels[name].send(reader, testSending(language, clock.now()))
    const tookMs = Math.round(performance.now() - startMs)
    const code = 'code' in outcome ? (outcome.code ?? null) : null
    const tried = { outcome: outcome.kind === 'closed' ? ('refused' as const) : outcome.kind, code, tookMs }
    await change(accountId, tx => people.saveTest(tx, accountId, { channel: name, at: clock.now(), ...tried }))
    if (name === 'webhook' && outcome.kind === 'accepted' && reader.webhook)
      await people.confirmTarget(database, accountId, name, reader.webhook)
    if (name === 'telegram' && outcome.kind === 'gone' && reader.telegram)
      await people.closeTarget(database, name, reader.telegram, 'blocked')
    return tried
  })

  /** Somebody with one channel, also where it is switched off: what is off can be tried. */
  async function readerFor(accountId: string, name: ChannelName): Promise<Reader | undefined> {
    const reader = (await people.readersOf(database, [accountId])).get(accountId)
    const person = await people.personOf(database, accountId)
    const targets = await people.targetsOf(database, accountId)
    const addressOf = (channel: ChannelName) => targets.find(target => target.channel === channel)?.address ?? null
    if (!reader || !person || reader.isBlocked) return undefined
    const whole = { ...reader, email: person.email, telegram: addressOf('telegram'), webhook: addressOf('webhook') }
    const isThere = {
      push: reader.browsers.length > 0,
      mail: whole.email !== null,
      telegram: whole.telegram !== null,
      webhook: whole.webhook !== null,
    }
    return isThere[name] ? whole : undefined
  }

  serve(door, calls.linkTelegram, async ({ viewer: { accountId } }) => {
    const bot = await bots.now()
    const name = bot && (await bots.nameOf(bot.token))
    if (!name) throw new Problem('channels.notOffered')
    await throttle(database, `channels link ${accountId}`, linkLimit, clock.now())
    // 32 letters of those that Telegram takes in a link.
    const code = randomBytes(24).toString('base64url')
    const endsAt = new Date(clock.now().getTime() + linkMs)
    await change(accountId, tx => saveLink(tx, { accountId, codeHash: hashOf(code), endsAt }))
    return { url: `https://t.me/${name}?start=${code}`, bot: name, code, endsAt: endsAt.toISOString() }
  })
  serve(door, calls.telegramLink, async ({ viewer: { accountId } }) => {
    const link = await linkOf(database, accountId)
    const label = link?.chat ? (openChat(secrets, link.chat)?.name ?? null) : null
    return { state: linkState(link, clock.now()), label }
  })
  serve(door, calls.moveTelegram, async ({ viewer: { accountId } }) => {
    await change(accountId, async tx => {
      const link = await linkOf(tx, accountId)
      const chat = link?.chat ? openChat(secrets, link.chat) : undefined
      if (!link?.chat || !chat || !link.isElsewhere || link.endsAt <= clock.now())
        throw new Problem('channels.linkEnded')
      const hash = chatHash(secrets, chat.chatId)
      const owner = await ownerOfChat(tx, hash)
      if (owner) await people.removeTarget(tx, owner.accountId, 'telegram')
      await people.saveTarget(tx, {
        ...{ accountId, channel: 'telegram', address: link.chat, hash, isOn: true, now: clock.now() },
      })
      await dropLink(tx, accountId)
    })
    return listOf(accountId)
  })

  serve(door, calls.setWebhook, async ({ input, viewer: { accountId } }) => {
    await offer('webhook')
    const url = checkWebhook(input.url, guard).href
    await throttle(database, `channels webhook ${accountId}`, webhookLimit, clock.now())
    const secret = await change(accountId, async tx => {
      const saved = await webhookOf(tx, accountId)
      const address = saved ? { ...saved, url } : { url, secret: newSecret() }
      const sealed = sealWebhook(secrets, address)
      if (saved?.url !== url)
        await people.saveTarget(tx, {
          ...{ accountId, channel: 'webhook', address: sealed, hash: null, isOn: false, now: clock.now() },
        })
      return saved ? null : address.secret
    })
    return { ...(await listOf(accountId)), secret }
  })
  serve(door, calls.rotateSecret, async ({ viewer: { accountId } }) => {
    if (!(await webhookOf(database, accountId))) throw new Problem('channels.notSet')
    await throttle(database, `channels webhook ${accountId}`, webhookLimit, clock.now())
    const [secret, oldUntil] = [newSecret(), new Date(clock.now().getTime() + bothSecretsMs).toISOString()]
    await change(accountId, async tx => {
      const saved = await webhookOf(tx, accountId)
      if (!saved) throw new Problem('channels.notSet')
      const address = { url: saved.url, secret, old: { secret: saved.secret, until: oldUntil } }
      await people.readdress(tx, accountId, 'webhook', sealWebhook(secrets, address))
    })
    return { secret, oldUntil }
  })
  const webhookOf = async (db: Db, accountId: string) => {
    const target = (await people.targetsOf(db, accountId)).find(({ channel }) => channel === 'webhook')
    return target?.address ? openWebhook(secrets, target.address) : undefined
  }

  serve(door, calls.remove, async ({ input: { name }, viewer: { accountId } }) => {
    await change(accountId, async tx => {
      await refuseLast(tx, accountId, name)
      await people.removeTarget(tx, accountId, name)
    })
    return done
  })
}

const testSending = (language: Language, now: Date) => ({
  ...{ id: `test-${randomUUID()}`, kind: 'test' as const, urgency: 'high' as const, browserId: null, happenedAt: now },
  ...{ leftMs: 60_000, isDoubtful: false },
  message: { says: { [language]: testWords[language] }, path: '/dashboard/notifications', tag: 'test' },
})

function linkState(link: Link | undefined, now: Date) {
  if (!link) return 'none' as const
  if (link.usedAt) return link.isElsewhere ? ('elsewhere' as const) : ('linked' as const)
  return link.endsAt > now ? ('waiting' as const) : ('ended' as const)
}
