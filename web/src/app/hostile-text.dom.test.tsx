import { type ApiKey, assistants, keys, market, news, turn } from '@pusula/contract'
import { waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import AssistantsScreen from '../features/assistants/AssistantsScreen.tsx'
import ConsentScreen from '../features/assistants/ConsentScreen.tsx'
import { KeysCard } from '../features/keys/index.ts'
import NewsScreen from '../features/news/NewsScreen.tsx'
import TurnScreen from '../features/turn/TurnScreen.tsx'
import { tableReply, tableRow, todayReply } from '../features/turn/testing.ts'
import { type Answered, member, openPage, reply, sampled } from '../testing/page.tsx'

const viewer = { state: 'member', user: member } as const
const id = '00000000-0000-4000-8000-000000000007'
const createdAt = '2026-11-15T12:00:00.000Z'

const keyNamed = (name: string): ApiKey => ({
  id,
  name,
  createdAt,
  scopes: ['prices'],
  ending: 'x7Yz',
  lastUsedAt: null,
})
const assistantNamed = (name: string) => ({
  ...{ id, name, createdAt, host: 'assistant.example', scopes: ['market' as const], analysesPerDay: 3 },
  ...{ portfolio: 'percent' as const, lastUsedAt: null, callsThisMonth: 14 },
})
const askedBy = (name: string) => ({
  ...{ name, host: 'assistant.example', kind: 'site' as const, isKnown: true },
  ...{ scopes: ['market' as const], credits: 12, go: null },
})
const headline = (text: string) => ({
  ...{
    TITLE: text,
    SUMMARY: text,
    TONE: '1' as const,
    TONE_TEXT: 'Positive',
    DATE_FORMATTED: createdAt,
    URL: 'javascript:x()',
  },
  ...{ source: text, retoldBy: [], decidedBy: [], language: 'en' as const, publishedAt: createdAt, confidence: 1 },
  isSimulated: false,
})

/** Screens that show what others have called themselves or written. */
const screens: Record<string, (text: string) => [screen: ReactNode, address: string, answers: Answered[]]> = {
  'a program that asks for leave': text => [
    <ConsentScreen viewer={viewer} key="consent" />,
    '/oauth/consent?request=x',
    [reply(assistants.asked, askedBy(text))],
  ],
  'the list of assistants': text => [
    <AssistantsScreen viewer={viewer} key="assistants" />,
    '/dashboard/assistants',
    [
      reply(assistants.list, {
        address: 'https://pusula.example/mcp',
        assistants: [assistantNamed(text)],
        creditsThisMonth: 5,
      }),
    ],
  ],
  'the list of keys': text => [<KeysCard key="keys" />, '/dashboard/profile', [reply(keys.list, [keyNamed(text)])]],
  'the table of nicknames': text => [
    <TurnScreen viewer={viewer} key="turn" />,
    '/turn?tab=table',
    [reply(turn.today, todayReply()), reply(turn.table, tableReply({ rows: [tableRow(text)] }))],
  ],
  'the news': text => [
    <NewsScreen key="news" />,
    '/dashboard/news?coin=btc&guest=true',
    [reply(news.ofCoin, [headline(text)]), sampled(market.overview)],
  ],
}

const text = `</script>"><img src=x onerror=x()>'&\u2028`

it.each(Object.entries(screens))('%s shows a hostile text as a text', async (_, of) => {
  const [screen, address, answers] = of(text)
  openPage(screen, { address, answers, isMember: !address.includes('guest') })
  await waitFor(() => expect(document.body.textContent).toContain(text))
  expect(document.querySelector('script, [onerror], [src=x]')).toBeNull()
  // React writes such an address as one that throws.
  for (const link of document.querySelectorAll('[href^="javascript:"]'))
    expect(link.getAttribute('href')).toMatch(/^javascript:throw new Error/)
})
