import type { Language } from '@pusula/contract'
import { type Db, sql, type Tx } from '../../platform/db/db.ts'
import type { FeedState } from './collecting/rules.ts'
import type { Tone } from './tone/tone.ts'

export interface NewsItem {
  url: string
  title: string
  summary: string
  source: string
  language: Language
  publishedAt: Date
  tone: Tone
  confidence: number
  /** The words of the title that decided the tone. */
  decidedBy: string[]
  /** Other outlets that told it. */
  retoldBy: string[]
  isSimulated: boolean
}

export type NewItem = Omit<NewsItem, 'decidedBy' | 'retoldBy'> & {
  coins: string[]
  /** The address of its first telling, in whichever language: its own unless it is a translation. */
  story: string
}

/** What it takes to know a story again. */
export type KnownStory = Pick<
  NewItem,
  'url' | 'title' | 'language' | 'tone' | 'confidence' | 'coins' | 'story' | 'publishedAt'
>

/** That another outlet told the story at this address. */
export interface Retelling {
  url: string
  source: string
}

const maxRetold = 20

export async function feedStates(db: Db): Promise<Map<string, FeedState>> {
  const rows = await db.rows<FeedState & { url: string }>(
    sql`select url, etag, last_modified as "lastModified", failures, next_at as "nextAt",
      failing_since as "failingSince", off_at as "offAt" from news_feeds`,
  )
  return new Map(rows.map(row => [row.url, row]))
}

interface Visit {
  url: string
  etag: string | null
  lastModified: string | null
  nextAt: Date
}

/** Notes that a feed was read, and what to ask with the next time. */
export const saveRead = (db: Db, { url, etag, lastModified, nextAt }: Visit, now: Date) =>
  db.run(sql`insert into news_feeds (url, etag, last_modified, read_at, failures, next_at, says)
    values (${url}, ${etag}, ${lastModified}, ${now}, 0, ${nextAt}, null)
    on conflict (url) do update set etag = excluded.etag, last_modified = excluded.last_modified,
      read_at = excluded.read_at, failures = 0, next_at = excluded.next_at, says = null,
      failing_since = null, off_at = null`)

interface FeedFailure {
  failures: number
  nextAt: Date
  says: string
  since: Date
  offAt: Date | null
}

export const saveFailure = (db: Db, url: string, { failures, nextAt, says, since, offAt }: FeedFailure) =>
  db.run(sql`insert into news_feeds (url, failures, next_at, says, failing_since, off_at)
    values (${url}, ${failures}, ${nextAt}, ${says.slice(0, 200)}, ${since}, ${offAt})
    on conflict (url) do update set failures = excluded.failures, next_at = excluded.next_at, says = excluded.says,
      failing_since = excluded.failing_since, off_at = excluded.off_at`)

/** A feed that was given up is asked again; false when there is none at this address. */
export const readAgain = async (db: Db, url: string): Promise<boolean> =>
  (await db.run(sql`delete from news_feeds where url = ${url} and off_at is not null`)) > 0

/** How a feed has answered lately. */
interface FeedHealth {
  url: string
  readAt: Date | null
  failures: number
  says: string | null
  /** When it was given up. */
  offAt: Date | null
}

export const feedHealth = (db: Db) =>
  db.rows<FeedHealth>(
    sql`select url, read_at as "readAt", failures, says, off_at as "offAt" from news_feeds order by url`,
  )

export const hasRead = async (db: Db): Promise<boolean> =>
  (await db.row(sql`select 1 from news_feeds where read_at is not null limit 1`)) !== undefined

export const storiesSince = (db: Db, since: Date) =>
  db.rows<KnownStory>(sql`select i.url, i.title, i.language, i.tone, i.confidence, i.story, i.published_at as "publishedAt",
    array(select c.symbol from news_coins c where c.item_id = i.id) as coins
    from news_items i where i.published_at >= ${since}`)

export const knownUrls = async (db: Db, urls: readonly string[]): Promise<Set<string>> => {
  const rows = await db.rows<{ url: string }>(sql`select url from news_items where url = any(${urls}::text[])`)
  return new Set(rows.map(({ url }) => url))
}

/** Keeps a story once; the address decides. */
export async function saveItem(db: Tx, item: NewItem, decidedBy: readonly string[]): Promise<void> {
  const saved = await db.row<{ id: number }>(sql`insert into news_items
    (url, title, summary, source, language, published_at, tone, confidence, decided_by, is_simulated, story)
    values (${item.url}, ${item.title}, ${item.summary}, ${item.source}, ${item.language}, ${item.publishedAt},
      ${item.tone}, ${item.confidence}, ${decidedBy}::text[], ${item.isSimulated}, ${item.story})
    on conflict (url) do nothing returning id`)
  if (!saved) return
  await db.run(sql`insert into news_coins (symbol, published_at, item_id)
    select symbol, ${item.publishedAt}, ${saved.id} from unnest(${item.coins}::text[]) symbol`)
}

/** Notes who told a story that is kept already; an outlet stands there once. */
export const saveRetelling = (db: Tx, { url, source }: Retelling) =>
  db.run(sql`update news_items set retold_by = retold_by || ${source}::text
    where url = ${url} and source <> ${source} and ${source} <> all(retold_by) and cardinality(retold_by) < ${maxRetold}`)

/** Forgets what is too old, and what was simulated when the market is not, or the other way round. */
export const forgetItems = (db: Db, before: Date, isSimulated: boolean) =>
  db.run(sql`delete from news_items where published_at < ${before} or is_simulated <> ${isSimulated}`)

export const forgetFeeds = (db: Db, saved: readonly string[]) =>
  db.run(sql`delete from news_feeds where url <> all(${saved}::text[])`)

interface Reader {
  language: Language
  timeZone: string
}

/**
 * The newest stories of a coin: day by day as the reader counts them, in each their own language first. What is there in both languages is shown
 * in the reader's alone.
 */
export const itemsOf = (db: Db, symbol: string, { language, timeZone }: Reader, limit: number) =>
  db.rows<NewsItem>(sql`select url, title, summary, source, language, published_at as "publishedAt", tone, confidence,
      decided_by as "decidedBy", retold_by as "retoldBy", is_simulated as "isSimulated"
    from (select distinct on (story) * from (select i.* from news_coins c join news_items i on i.id = c.item_id
        where c.symbol = ${symbol} order by c.published_at desc, c.item_id desc limit ${limit * 10}) newest
      order by story, language = ${language} desc, published_at, id) told
    order by (published_at at time zone ${timeZone})::date desc, language = ${language} desc, published_at desc, id desc
    limit ${limit}`)

/** How many headlines of a coin each of the last days had: the day that ends now is 0. Days without one are left out. */
export const headlinesByDay = (db: Db, symbol: string, since: Date, now: Date) =>
  db.rows<{ daysAgo: number; count: number }>(sql`
    select floor(extract(epoch from ${now}::timestamptz - c.published_at) / 86400)::int as "daysAgo",
      count(distinct i.story)::int as count
    from news_coins c join news_items i on i.id = c.item_id
    where c.symbol = ${symbol} and c.published_at > ${since} and c.published_at <= ${now} group by 1`)

/** When the oldest story that is kept was published. */
export const oldestStory = async (db: Db): Promise<Date | null> =>
  (await db.row<{ at: Date | null }>(sql`select min(published_at) as at from news_items`))?.at ?? null

/** Newer and surer headlines count more: half after `halfLifeHours`. A story that is told in both languages counts once. */
export const meanTone = async (db: Db, symbol: string, since: Date, now: Date, halfLifeHours: number) =>
  db.row<{ meanTone: number | null; count: number }>(sql`
    with weighed as (
      select distinct on (i.story) i.tone, i.confidence * power(0.5, extract(epoch from ${now}::timestamptz - c.published_at) / 3600
        / ${halfLifeHours}::float8) as weight
      from news_coins c join news_items i on i.id = c.item_id
      where c.symbol = ${symbol} and c.published_at > ${since} and c.published_at <= ${now}
      order by i.story, c.published_at)
    select (sum(tone * weight) / nullif(sum(weight), 0))::float8 as "meanTone", count(*)::int as count from weighed`)
