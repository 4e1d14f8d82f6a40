import type { Language } from '@pusula/words'
import type { Claim, Reading } from '../reader.ts'

const within =
  (low: number, high: number) =>
  ({ facts }: Reading) =>
    facts.strength >= low && facts.strength < high

/** Words of the other direction are in place where they say that a shorter chart goes against it. */
const isInterlude = (sentence: string, language: Language) =>
  (language === 'tr' ? /geri çekilme|tepki hareketi/ : /pullback|rebound/).test(sentence)

/** Where the price is said to go, how firmly, and whether the finer chart goes along. */
export const directions: readonly Claim[] = [
  {
    name: 'goes up',
    words: {
      tr: /yükseliş|yükseldi|yükseliyor|yukarı yön|Yön (?:\S+ )*yukarı|hâlâ yukarı|[Yy]ukarıda (?:izlenecek|bakılacak|\$)/,
      en: /uptrend|gained|rising|upward|(?:still|chart) points up(?! for now)|direction is \w+ up|[Tt]he mark (?:to watch )?above|above, watch/,
    },
    holds: ({ facts, language }, { input = '' }) => facts.direction === 'up' || isInterlude(input, language),
  },
  {
    name: 'goes down',
    words: {
      tr: /düşüş|geriledi|alçalıyor|aşağı yön|Yön (?:\S+ )*aşağı|hâlâ aşağı|[Aa]şağıda (?:izlenecek|bakılacak|\$)/,
      en: /downtrend|lost|falling|downward|(?:still|chart) points down(?! for now)|direction is \w+ down|[Tt]he mark (?:to watch )?below|below, watch/,
    },
    holds: ({ facts, language }, { input = '' }) => facts.direction === 'down' || isInterlude(input, language),
  },
  {
    name: 'goes sideways',
    words: {
      tr: /yatay seyrediyor|belirgin bir yön göstermiyor|Yön yatay|yön bulamadı|yönü belirler|Yön için/,
      en: /moving sideways|no clear direction|direction is sideways|found no direction|set a direction|For a direction/,
    },
    holds: ({ facts }) => facts.direction === 'sideways',
  },
  {
    name: 'mild',
    words: { tr: /ılımlı|hafifçe/, en: /mild/ },
    holds: within(0.25, 0.4),
  },
  {
    name: 'clear',
    words: { tr: /belirgin (?:bir (?:yükseliş|düşüş)|biçimde)/, en: /a clear (?:up|down)|clearly/ },
    holds: within(0.4, 0.6),
  },
  {
    name: 'strong',
    words: { tr: /güçlü (?:bir (?:yükseliş|düşüş)|biçimde)/, en: /a strong (?:up|down)|strongly/ },
    holds: within(0.6, 1.01),
  },
  {
    name: 'finer chart agrees',
    words: { tr: /grafik de (?:aynı|bu) yön/, en: /chart (?:agrees|confirms)/ },
    holds: ({ facts }) => facts.lately === facts.direction,
  },
  {
    name: 'finer chart pauses',
    words: { tr: /ara vermiş/, en: /is pausing/ },
    holds: ({ facts }) => facts.lately === 'sideways' && facts.direction !== 'sideways',
  },
  {
    name: 'finer chart against',
    words: { tr: /geri çekilme|tepki hareketi/, en: /pullback|rebound/ },
    holds: ({ facts }, [word]) =>
      /geri|pull/.test(word)
        ? facts.direction === 'up' && facts.lately === 'down'
        : facts.direction === 'down' && facts.lately === 'up',
  },
]
