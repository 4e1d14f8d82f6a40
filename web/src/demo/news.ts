import type { Language, news, ReplyOf } from '@pusula/contract'
import { datesIn, HOUR_MS } from '@pusula/words'
import { sampleCoin } from './coins.ts'

type Item = ReplyOf<typeof news.ofCoin>[number]

interface Words {
  outlet: string
  tones: Record<Item['TONE'], string>
  stories: [tone: Item['TONE'], title: (name: string) => string, summary: string, decidedBy?: string][]
}

const texts = {
  tr: {
    outlet: 'Örnek Ajans',
    tones: { '1': 'Olumlu', '0': 'Nötr', '-1': 'Olumsuz' },
    stories: [
      ['1', (name: string) => `${name} ağında işlem sayısı arttı (örnek)`, 'Bu bir örnek haberdir.', 'arttı'],
      ['0', (name: string) => `${name} için sakin bir hafta (örnek)`, 'Bu bir örnek haberdir.'],
      ['-1', (name: string) => `${name} alım satım hacmi azaldı (örnek)`, 'Bu bir örnek haberdir.', 'azaldı'],
    ],
  },
  en: {
    outlet: 'Sample Wire',
    tones: { '1': 'Positive', '0': 'Neutral', '-1': 'Negative' },
    stories: [
      ['1', (name: string) => `More transactions on the ${name} network (sample)`, 'This is a sample story.', 'More'],
      ['0', (name: string) => `A calm week for ${name} (sample)`, 'This is a sample story.'],
      ['-1', (name: string) => `${name} is traded less (sample)`, 'This is a sample story.', 'less'],
    ],
  },
} satisfies Record<Language, Words>

/** Three stories that nobody wrote, and that say so. */
export function demoNews(symbol: string, language: Language): Item[] {
  const { outlet, tones, stories } = texts[language]
  const { longDate, time } = datesIn(language)
  return stories.map(([tone, title, summary, decidedBy], place) => {
    const at = new Date(Date.now() - (place + 1) * 3 * HOUR_MS)
    return {
      TITLE: title(sampleCoin(symbol).name),
      TONE: tone,
      TONE_TEXT: tones[tone],
      DATE_FORMATTED: `${longDate(at)} ${time(at)}`,
      SUMMARY: summary,
      URL: 'https://example.com/',
      source: outlet,
      retoldBy: [],
      decidedBy: decidedBy ? [decidedBy] : [],
      language,
      publishedAt: at.toISOString(),
      confidence: 0.8,
      isSimulated: true,
    }
  })
}
