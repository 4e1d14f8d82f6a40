import { parseAtomFeed } from 'feedsmith'
import { expect, it } from 'vitest'
import { feedOf } from './feed.ts'

const signed = (day: string) => ({
  ...{ day, size: 7, root: Buffer.alloc(32), verifierKey: '', signedAt: new Date(`${day}T23:59:58Z`) },
  note: `pusula.test/track-record/log\n7\n${day}\n`,
})
const sum = (day: string, kind: 'live' | 'replayed', graded: number, below: number) => ({
  ...{ kind, symbol: '', what: '1day' as const, day, graded, below, above: 0, unknown: 0, error: 0, unchangedError: 0 },
  ...{ sideSaid: 0, sideRight: 0, loss: 0, constantLoss: 0, hours: [], missedHours: [] },
})
const contentOf = (entry: { content?: unknown } | undefined) => JSON.stringify(entry?.content)

const record = {
  checkpoints: [signed('2026-11-15'), signed('2026-11-14'), signed('2026-11-12')],
  sums: [
    sum('2026-11-14', 'live', 1_000, 200),
    sum('2026-11-14', 'replayed', 1_000, 900),
    sum('2026-11-12', 'live', 2_000, 380),
  ],
  publicUrl: 'https://pusula.test',
  now: new Date('2026-11-15T12:00:00Z'),
}

it.each([
  {
    language: 'en' as const,
    today: 'held 80.0% so far',
    before: 'held 81.0%, against a target of 80%; 2,000 predictions',
  },
  {
    language: 'tr' as const,
    today: 'şimdiye kadar %80 hedefe karşı %80,0 tuttu',
    before: 'karşı %81,0 tuttu; 2.000 tahmin',
  },
])(
  'the feed tells of each day that is over its last checkpoint and how its live ranges did: $language',
  ({ language, today, before }) => {
    const { text, at } = feedOf(record, language)
    expect(text).toContain(`xml:lang="${language}"`)
    const feed = parseAtomFeed(text)
    expect(feed.links?.[0]).toMatchObject({
      rel: 'self',
      href: `https://pusula.test/track-record.atom?language=${language}`,
    })
    const [newest, older] = feed.entries ?? []
    expect(contentOf(newest)).toContain(today)
    expect(contentOf(newest)).toContain('track-record/log\\n7\\n2026-11-14')
    expect(feed.entries).toHaveLength(2)
    expect(contentOf(older)).toContain(before)
    expect(newest?.updated).toBe('2026-11-15T00:00:00.000Z')
    expect(older?.updated, 'said again once all of it is graded').toBe('2026-11-14T00:10:00.000Z')
    expect(feed.updated).toBe(newest?.updated)
    expect(at.toISOString(), 'the answer is as old as what it says').toBe(newest?.updated)
  },
)
