import { afterEach, expect, it } from 'vitest'

afterEach(() => {
  delete document.documentElement.dataset.jurisdiction
})

it('a page speaks in the words of the profile it came with, from its first line on', async () => {
  document.documentElement.dataset.jurisdiction = 'turkey'
  await import('./jurisdiction.ts')
  const { inLanguage } = await import('./messages.ts')
  const text = {
    tab: { tr: 'Öneriler', en: 'Ideas', scenario: { tr: 'Senaryolar', en: 'Scenarios' } },
    foot: { tr: 'Yatırım tavsiyesi değildir.', en: 'Not investment advice.' },
  }
  const { tab, foot } = inLanguage(text, 'en')
  expect(tab).toBe('Scenarios')
  expect(foot).toBe('This is not investment advisory service and not personal advice.')
})
