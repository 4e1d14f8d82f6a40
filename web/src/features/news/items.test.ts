import { describe, expect, it } from 'vitest'
import { isNews, safeAddress, toneCounts, toneOf } from './NewsList.tsx'

const item = {
  TITLE: 'T',
  TONE: '1',
  TONE_TEXT: 'Olumlu',
  DATE_FORMATTED: '',
  SUMMARY: 'S',
  URL: 'https://news.example/1',
  source: 'Outlet',
  language: 'tr',
  publishedAt: '2026-11-15T10:00:00.000Z',
  confidence: 0.8,
  isSimulated: false,
}

describe('news', () => {
  it('are validated against their shape', () => {
    expect(isNews([item])).toBe(true)
    expect(isNews([])).toBe(true)
    for (const broken of [{}, null, 'news', [null], [{ ...item, TITLE: 1 }], [{ ...item, publishedAt: 'yesterday' }]])
      expect(isNews(broken)).toBe(false)
  })

  it('have three tones, and anything unknown is neutral', () => {
    expect([...'1'].map(TONE => toneOf({ TONE: TONE as '1' }))).toEqual(['positive'])
    expect(toneCounts([{ TONE: '1' }, { TONE: '-1' }, { TONE: '0' }, { TONE: '1' }, { TONE: '7' as '0' }])).toEqual({
      positive: 2,
      neutral: 2,
      negative: 1,
    })
  })

  it('link to http addresses alone (XSS)', () => {
    expect(safeAddress('https://news.example/1')).toBe('https://news.example/1')
    for (const hostile of ['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', '/relative', ''])
      expect(safeAddress(hostile)).toBeNull()
  })
})
