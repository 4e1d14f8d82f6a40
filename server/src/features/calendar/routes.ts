import { calendar, type ReplyOf } from '@pusula/contract'
import { DAY_MS, homeZone } from '@pusula/words'
import type { Tx } from '../../platform/db/db.ts'
import { type Door, serve } from '../../platform/http/serve.ts'
import { calendarText } from '../../platform/ics.ts'
import { Problem } from '../../platform/problem.ts'
import { hashOf, newToken } from '../../platform/tokens.ts'
import type { Platform } from '../../platform.ts'
import { holdAccount } from '../accounts/index.ts'
import { endingAlerts, zoneOfMornings } from '../notifications/index.ts'
import { belongingsOf, type DayDataReader, gradeOf, lastMorning } from '../today/index.ts'
import { alertEntries, gradedEntries, planEntries } from './entries.ts'
import { changeSources, feedByToken, feedOf, saveToken } from './store.ts'

const purpose = 'calendar'
const gradedDays = 14
/** Cache-Control of the feed: a calendar program asks every few hours. */
const freshSeconds = 3600

export function openRoutes(door: Door, platform: Platform, dayData: DayDataReader) {
  const { database, clock, config, secrets } = platform
  const { host } = new URL(config.publicUrl)

  const replyFor = async (accountId: string): Promise<ReplyOf<typeof calendar.feed>> => {
    const { token: sealed, ...sources } = await feedOf(database, accountId)
    const token = sealed === null ? undefined : secrets.unseal(purpose, sealed)
    return { url: token ? `${config.publicUrl}/calendar/${token}.ics` : null, ...sources }
  }
  /** Locks the account row: nothing is stored for one that is deleted in another tab. */
  const change = (accountId: string, work: (tx: Tx) => Promise<unknown>) =>
    database.transaction(async tx => {
      await holdAccount(tx, accountId)
      await work(tx)
    })
  serve(door, calendar.feed, ({ viewer }) => replyFor(viewer.accountId))
  serve(door, calendar.makeAddress, async ({ viewer: { accountId } }) => {
    const token = newToken()
    await change(accountId, tx => saveToken(tx, accountId, secrets.seal(purpose, token), hashOf(token)))
    return replyFor(accountId)
  })
  serve(door, calendar.change, async ({ input, viewer: { accountId } }) => {
    await change(accountId, tx => changeSources(tx, accountId, input))
    return replyFor(accountId)
  })
  serve(door, calendar.close, async ({ viewer: { accountId } }) => {
    await change(accountId, tx => saveToken(tx, accountId, null, null))
    return { success: true as const }
  })

  /** The mornings of the last days, with how many of somebody's coins were graded and stayed in range. */
  async function morningsOf(coins: ReadonlySet<string>, zone: string, now: Date) {
    const { at, nextAt } = lastMorning(zone, now)
    const mornings = await Promise.all(
      Array.from({ length: gradedDays }, async (_, days) => {
        const morning = lastMorning(zone, new Date(at.getTime() - days * DAY_MS + DAY_MS / 12)).at
        const own = (await dayData(morning)).graded.filter(({ symbol }) => coins.has(symbol))
        const held = own.filter(row => gradeOf(row).outcome === 'inside').length
        return { at: morning, graded: own.length, held }
      }),
    )
    return { mornings, nextAt }
  }

  // A calendar program sends no cookie: whoever knows the address may read it, and it holds no amounts.
  door.fastify.get<{ Params: { file: string } }>('/calendar/:file', async (request, reply) => {
    const [, token] = /^([\w-]{20,60})\.ics$/.exec(request.params.file) ?? []
    const feed = token && (await feedByToken(database, hashOf(token)))
    if (!feed) throw new Problem('request.notFound')
    const { accountId, language } = feed
    const now = clock.now()
    const [mine, zone] = [await belongingsOf(database, accountId, now), await zoneOfMornings(database, accountId)]
    const page = (path: string) => config.publicUrl + path
    const days = feed.graded ? await morningsOf(mine.coins, zone ?? homeZone, now) : null
    const entries = [
      ...(feed.alerts
        ? alertEntries(await endingAlerts(database, accountId), language, page('/dashboard/alerts'), now)
        : []),
      ...(feed.plans ? planEntries(mine.plans, language, page('/dashboard/plans'), now) : []),
      ...(days
        ? gradedEntries(days.mornings, {
            ...{ language, zone: zone ?? homeZone, nextAt: days.nextAt },
            url: page('/dashboard/home'),
          })
        : []),
    ]
    reply.headers({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': `private, max-age=${freshSeconds}`,
      'content-disposition': 'inline; filename="pusula.ics"',
      'x-robots-tag': 'noindex',
    })
    return calendarText({ name: 'Pusula', host, language, entries })
  })
}
