import { randomUUID } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { record } from '@pusula/contract'
import { html } from '@pusula/words/html'
import { headTags } from '@pusula/words/html-head'
import { Window } from 'happy-dom'
import { afterAll, describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { localPage } from './features/accounts/google/local.ts'
import { connectedEmail } from './features/assistants/emails.ts'
import { keyMadeEmail } from './features/keys/emails.ts'
import { monogramLogo } from './features/market/logos/logos.ts'
import type { Headline } from './features/market/pages/facts.ts'
import { openCoinPages } from './features/market/pages/pages.ts'
import { startMarket } from './features/market/starting/start.ts'
import { checkoutPage } from './features/payments/sandbox/page.ts'
import { recordMarkup } from './features/record/page/markup.ts'
import { feedOf } from './features/record/publish/feed.ts'
import { turnMarkup } from './features/turn/index.ts'
import { createMetrics } from './platform/http/metrics.ts'
import { servePages } from './platform/http/pages.ts'
import { createLog } from './platform/log.ts'
import { compose } from './platform/mail/compose.ts'
import { outboxMail } from './platform/mail/outbox.ts'
import { once } from './platform/once.ts'
import { newFolder } from './testing/folder.ts'
import { emptyHttp } from './testing/http.ts'
import { createWorld, movableClock } from './testing/world.ts'

const harmless = 'Ada'
const hostile = [
  '<script>alert(1)</script>',
  '</script><script>alert(1)//',
  '</title></style></textarea></pre><img src=x onerror=alert(1)>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '&lt;b&gt; & co',
  'a\u2028b\u2029c',
  '<!-- ]]> -->',
  '$& $1 $`',
  'javascript:alert(1)',
]

const world = await createWorld()
const market = await startMarket({
  config: readConfig({ NODE_ENV: 'test', MARKET_SOURCE: 'simulated' }),
  ...{ clock: movableClock(), log: createLog('silent'), metrics: createMetrics() },
})
const { value: coins, provenance } = await market.coins()
const trackRecord = await world.person().call(record.trackRecord, {})

/** The built page of the app, with everything that the server puts into it. */
async function builtPage(text: string) {
  const folder = newFolder('hostile')
  afterAll(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, '.pages'))
  const image = { address: '%ORIGIN%/og.png', widthPx: 1, heightPx: 1 }
  const head = headTags({ language: 'en', title: 'x', description: 'x', address: '%ADDRESS%', image })
  const shell = `<!doctype html><html lang="en"><head>${head}</head><body><noscript>%FIGURES%</noscript></body></html>`
  for (const name of ['index.html', '.pages/index.en.html', '.pages/figures.en.html'])
    writeFileSync(join(folder, name), shell)
  const fastify = await emptyHttp()
  await servePages(
    fastify,
    folder,
    { publicUrl: 'https://pusula.test', rootData: async () => ({ place: text }) },
    async () => ({ title: text, search: `?coin=${text}`, image: `/${text}`, alt: text, widthPx: 1, heightPx: 1 }),
    { '/figures': async () => html`<p>${text}</p>` },
    undefined,
    async () => [{ url: text, value: { [text]: [text] } }],
  )
  const pages = ['/?coin=BTC', '/figures'].map(async url => (await fastify.inject(url)).body)
  return Promise.all(pages).finally(() => fastify.close())
}

/** The public pages of coins that are called so, with headlines that say so. */
async function coinPages(text: string) {
  const named = coins.slice(0, 4).map(coin => ({ ...coin, name: text, image: text }))
  const headline: Headline = {
    ...{
      TITLE: text,
      SUMMARY: text,
      TONE: '1' as const,
      TONE_TEXT: text,
      DATE_FORMATTED: text,
      URL: `https://news.test/${text}`,
    },
    ...{
      source: text,
      retoldBy: [],
      decidedBy: [],
      language: 'en' as const,
      publishedAt: text,
      confidence: 1,
      isSimulated: true,
    },
  }
  const fastify = await emptyHttp()
  openCoinPages(
    fastify,
    {
      config: readConfig({ NODE_ENV: 'test', PUBLIC_URL: 'https://pusula.test' }),
      clock: movableClock(),
      settings: async () => ({ jurisdiction: 'general' }),
    },
    {
      ...market,
      coins: async () => ({ value: named, provenance }),
      search: async () => named,
      findCoin: async () => named[0],
    },
    {
      likelyRanges: async () => new Map([['BTC', { lowUsd: 60_000, highUsd: 70_000 }]]),
      heldOf: async () => undefined,
      headlinesOf: async () => [headline],
    },
    '',
  )
  const sought = `/coins?q=${encodeURIComponent(text)}`
  const pages = ['/coins', '/tr/coinler/bitcoin', '/coins/bitcoin', sought, '/embed/BTC?lang=en']
  return Promise.all(pages.map(async url => (await fastify.inject(url)).body)).finally(() => fastify.close())
}

async function plainForm(text: string) {
  const payload = new URLSearchParams({ email: 'ada@example.com', firstName: text, lastName: text }).toString()
  const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' }
  return [(await world.person().request({ method: 'POST', url: '/auth/join?language=tr', payload, headers })).body]
}

async function outbox(text: string) {
  const to = `${randomUUID()}@example.com`
  await outboxMail(world.database).send({ to, subject: text, text, html: text })
  const page = await world.person().request({ method: 'GET', url: `/dev/outbox?to=${to}` })
  return [page.body.replaceAll(to, 'to').replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/, '')]
}

const draftOf = (text: string) => ({
  ...{ subject: text, paragraphs: [text, text], code: text, headline: text },
  ...{ facts: [[text, text]] as const, gauge: { held: 1, aim: 20, aimText: text } },
  sections: [{ title: text, text, rows: [[text, text]] }],
  button: { label: text, url: text },
  links: [{ label: text, url: text }],
})

const checkoutOf = (text: string) => {
  const paths = { paidPath: text, leftPath: text }
  const request = { ...paths, orderId: text, title: text, email: text, amountCents: 100 } as never
  return (['open', 'paid'] as const).map(state =>
    checkoutPage({ checkout: { request, state }, language: 'en', action: text, isDeclined: true }),
  )
}

function recordOf(text: string) {
  const { log } = trackRecord
  const checkpoint = { note: text, verifierKey: text, root: text, size: 1, signedAt: '' }
  const cosigned = [{ name: text, size: 1, at: '2026-11-15T00:00:00.000Z' }]
  return [String(recordMarkup({ ...trackRecord, log: { ...log, finding: text, checkpoint, cosigned } }, text, 'en'))]
}

const feedSaying = (text: string) => {
  const signed = {
    note: text,
    day: '2026-11-14',
    size: 1,
    root: Buffer.alloc(32),
    verifierKey: text,
    signedAt: new Date(0),
  }
  const now = new Date('2026-11-15T12:00:00Z')
  return [feedOf({ checkpoints: [signed], sums: [], publicUrl: 'https://pusula.test', now }, 'en').text]
}

function turnTable(text: string) {
  const place = { name: text, kind: 'model', isMine: false, isPrivate: false, isClear: true, quantiles: null } as const
  const row = { ...place, graded: 120, heldRatio: 0.81, betterRatio: 0.06, lowRatio: 0.01, highRatio: 0.1 }
  return [String(turnMarkup({ rows: [row], few: [row], fewCount: 1, people: 0, models: 1, clearlyBetter: 1 }, 'en'))]
}

/** Whatever makes markup of texts that others wrote. */
const makers: Record<string, (text: string) => string[] | Promise<string[]>> = {
  'the pages of coins': coinPages,
  'the page of the app, its preview, its replies and its figures': builtPage,
  'the form of joining': plainForm,
  'the stand-in for Google': text => [localPage('en', { next: text, referralHash: text })],
  'the test payment': checkoutOf,
  'the track record': recordOf,
  'the table of nicknames and models': turnTable,
  'the feed of the record': feedSaying,
  'the outbox': outbox,
  'a mail': text => [compose('ada@example.com', 'en', draftOf(text)).html ?? ''],
  'the mail about an assistant and about a key': text => [
    connectedEmail('ada@example.com', 'en', text, text).html ?? '',
    keyMadeEmail('ada@example.com', 'tr', text).html ?? '',
  ],
  'the letters of a coin without a picture': text => [String(monogramLogo(text))],
}

const window = new Window({ settings: { disableJavaScriptEvaluation: true, disableCSSFileLoading: true } })
afterAll(() => window.happyDOM.close())

function parsed(markup: string) {
  const isXml = markup.startsWith('<?xml')
  return new window.DOMParser().parseFromString(markup, isXml ? 'application/xml' : 'text/html')
}
type Parsed = ReturnType<typeof parsed>

/** But for the places where a long text may be broken. */
const elementsOf = (document: Parsed) => [...document.querySelectorAll('*:not(wbr)')]
/** The elements with the names of their attributes: what a text must not change. */
const shapeOf = (document: Parsed) =>
  elementsOf(document).map(element => [element.tagName, ...[...element.attributes].map(({ name }) => name)].join(' '))
const addresses = ['href', 'src', 'action', 'formaction']
const safe = ['http:', 'https:', 'mailto:']

/** Every text of a document: those of attributes and elements, and those in its data. */
function textsOf(document: Parsed): string[] {
  return elementsOf(document).flatMap(element => {
    const attributes = [...element.attributes].map(({ value }) => value ?? '')
    const text = element.textContent ?? ''
    const isData = element.tagName === 'SCRIPT' && text !== ''
    return [...attributes, isData ? JSON.stringify(JSON.parse(text)) : text]
  })
}

describe.each(Object.entries(makers))('%s', (name, make) => {
  const usual = once(async () => (await make(harmless)).map(markup => shapeOf(parsed(markup))))
  it.each(hostile)('says %j, and none of it becomes markup, a script or an address that runs one', async text => {
    const after = (await make(text)).map(parsed)
    expect(after.map(shapeOf)).toEqual(await usual())
    for (const [index, document] of after.entries()) {
      for (const element of elementsOf(document))
        for (const { name: attribute, value } of element.attributes) {
          expect(attribute).not.toMatch(/^on/i)
          if (addresses.includes(attribute))
            expect(safe).toContain(new URL(value ?? '', 'https://pusula.test').protocol)
        }
      // Of a symbol only the first letters are drawn.
      const said = name.startsWith('the letters') ? [...text.toUpperCase()].slice(0, 4).join('') : text
      const written = [said, JSON.stringify(said).slice(1, -1)]
      const texts = textsOf(document)
      expect(
        texts.some(each => written.some(part => each.includes(part))),
        `page ${index} says it`,
      ).toBe(true)
    }
  })
})

it.each(hostile)('the text of a mail says %j as it was written', text => {
  const { text: part, subject } = compose('ada@example.com', 'en', draftOf(text))
  expect(subject).toBe(text)
  expect(part.split(text).length).toBeGreaterThan(10)
  expect(part).not.toContain('&amp;')
})
