import type { Language } from '@pusula/contract'
import { clockIn, DAY_MS, HOUR_MS, MINUTE_MS, zonedDay } from '@pusula/words'
import type { EmailDraft } from '../../platform/mail/compose.ts'
import type { Platform } from '../../platform.ts'
import { lastSeenOf } from '../accounts/index.ts'
import { type Outgoing, send } from '../channels/index.ts'
import type { Market } from '../market/index.ts'
import {
  type Morning,
  morningsDue,
  morningZones,
  type PlaceDay,
  takeMorning,
  weekdayIn,
} from '../notifications/index.ts'
import { type DayDataReader, summarise } from '../today/index.ts'
import { endedCalls } from '../turn/index.ts'
import { type StopKind, stopUrl } from './stop.ts'
import { type WeekPrices, weekOf } from './week.ts'
import { weeklyEmail } from './weekly-email.ts'
import { briefOf } from './words.ts'

/** Delivery deadlines: a morning brief is old news by the afternoon; an e-mail can be read the day after. */
const worthMs = { brief: 6 * HOUR_MS, weekly: 24 * HOUR_MS }
/** Who has not opened the product for twelve weeks is not written to any more. */
const goneMs = 84 * 24 * HOUR_MS
const accountsAtOnce = 200

type MorningKind = 'brief' | 'weekly'

interface Known {
  source: Market['source']
  dayData: DayDataReader
  prices: WeekPrices
}

interface Parts extends Known {
  platform: Platform
}

const homePath = '/dashboard/home'
const settingsPath = '/dashboard/notifications'

const placeDay = (zone: string, now: Date): PlaceDay => {
  const clock = clockIn(zone)
  const { hour, minute } = clock(now)
  return { zone, day: zonedDay(now, zone), weekday: weekdayIn(zone, now), minute: 60 * hour + minute }
}

/** Tells everybody whose morning has come, each day once, whatever is killed meanwhile. How many were told something. */
export async function sendBriefs(platform: Platform, known: Known): Promise<number> {
  const { database, clock, log } = platform
  const parts = { platform, ...known }
  const now = clock.now()
  let sent = 0
  for (const zone of await morningZones(database)) {
    const place = placeDay(zone, now)
    let last: string | null = null
    do {
      const page: Morning[] = await morningsDue(database, place, last, accountsAtOnce)
      const accountIds = page.map(({ accountId }) => accountId)
      last = accountIds.at(-1) ?? null
      const seen = await lastSeenOf(database, accountIds)
      for (const morning of page) {
        const seenMs = seen.get(morning.accountId)?.getTime() ?? 0
        if (now.getTime() - seenMs > goneMs) continue
        try {
          if (await sendOne(parts, morning, place)) sent++
        } catch (error) {
          // One failure does not block the others, and is retried until its time is over.
          log.warn({ err: error, accountId: morning.accountId }, 'a morning message could not be sent')
        }
      }
    } while (last !== null)
  }
  return sent
}

async function sendOne(parts: Parts, morning: Morning, place: PlaceDay): Promise<boolean> {
  const { database, clock } = parts.platform
  const now = clock.now()
  const message = (await weeklyOf(parts, morning, place)) ?? (await dailyOf(parts, morning, place))
  const startedAt = new Date(now.getTime() - place.minute * MINUTE_MS)
  const { accountId } = morning
  return database.transaction(async tx => {
    const taken = await takeMorning(tx, { accountId, day: place.day, startedAt, now, says: message !== null })
    if (!taken || !message) return false
    await send(tx, now, [message])
    return true
  })
}

const messageOf = (kind: MorningKind, { accountId }: Morning, { day }: PlaceDay, now: Date) => ({
  ...{
    kind,
    accountId,
    key: `${kind} ${day}`,
    urgency: 'normal' as const,
    path: homePath,
    tag: 'morning',
    happenedAt: now,
  },
  expiresAt: new Date(now.getTime() + worthMs[kind]),
})

/** The e-mail of the week, where this is its day and there is enough to say. */
async function weeklyOf(parts: Parts, morning: Morning, place: PlaceDay): Promise<Outgoing | null> {
  const { accountId, letterMinute, language } = morning
  if (letterMinute === null) return null
  const { platform, source, dayData, prices } = parts
  const { zone } = place
  const week = await weekOf(platform, source, { dayData, prices }, { accountId, zone, minute: letterMinute })
  const draftIn = (to: Language) => weeklyEmail(week, to, zone, urlsOf(platform, 'letter', accountId))
  if (!draftIn(language)) return null
  return {
    ...messageOf('weekly', morning, place, platform.clock.now()),
    via: ['mail'],
    say: ({ language: to }) => {
      const email = draftIn(to)
      if (!email) throw new Error('An e-mail that has something to say in one language has it in the other')
      return { title: email.subject, body: email.headline ?? '', email }
    },
  }
}

/** The brief, where one is wanted and something of their own was graded. */
async function dailyOf(parts: Parts, morning: Morning, place: PlaceDay): Promise<Outgoing | null> {
  const { accountId, wantsBrief, briefMinute, language } = morning
  if (!wantsBrief) return null
  const { platform, source, dayData } = parts
  const { zone } = place
  const summary = await summarise(platform, source, dayData, { accountId, zone, minute: briefMinute })
  const now = platform.clock.now()
  const until = new Date(summary.at)
  const after = new Date(until.getTime() - DAY_MS)
  const calls = await endedCalls(platform, source, accountId, { after, until })
  const briefIn = (to: Language) => briefOf(summary, { language: to, zone, now, calls })
  if (!briefIn(language)) return null
  const urls = urlsOf(platform, 'brief', accountId)
  return {
    ...messageOf('brief', morning, place, now),
    say: ({ language: to }) => {
      const brief = briefIn(to)
      if (!brief) throw new Error('A brief that has something to say in one language has it in the other')
      const { title, body, sentences } = brief
      const { open, advice, stop, change } = emailText[to]
      const email: EmailDraft = {
        subject: title,
        paragraphs: [sentences.join('\n\n'), advice],
        button: { label: open, url: urls.open },
        links: [
          { label: stop, url: urls.stop },
          { label: change, url: urls.change },
        ],
        stopUrl: urls.stop,
      }
      return { title, body, text: [...sentences, advice].join('\n\n'), email }
    },
  }
}

const urlsOf = ({ config, secrets }: Platform, kind: StopKind, accountId: string) => ({
  open: config.publicUrl + homePath,
  stop: stopUrl({ config, secrets }, kind, accountId),
  change: config.publicUrl + settingsPath,
})

const emailText = {
  tr: { open: 'Bugünü aç', advice: 'Yatırım tavsiyesi değildir.', stop: 'Özeti durdur', change: 'Saati değiştir' },
  en: { open: 'Open Today', advice: 'Not investment advice.', stop: 'Stop this brief', change: 'Change the hour' },
}
