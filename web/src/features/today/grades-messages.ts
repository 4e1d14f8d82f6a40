import { turkishEnding } from '@pusula/words'
import { messages } from '../../lib/messages.ts'

const possessive = (count: number) => `${count}’${turkishEnding(count, 'possessive')}`

/** What became of yesterday’s ranges, and what changed since. */
export const gradesText = messages({
  bigCoins: {
    tr: (held: number, graded: number) =>
      held === graded
        ? `Dün ${graded} büyük coinin hepsi aralıkta kaldı`
        : `Dün ${graded} büyük coinden ${possessive(held)} aralıkta kaldı`,
    en: (held: number, graded: number) => `Yesterday ${held} of the ${graded} big coins stayed in range`,
  },
  someHeld: {
    tr: (held: number, graded: number) => `Dün ${graded} coininden ${possessive(held)} aralıkta kaldı.`,
    en: (held: number, graded: number) => `Yesterday ${held} of your ${graded} stayed in range.`,
  },
  allHeld: {
    tr: (graded: number) => `${graded} coininin hepsi aralıkta kaldı.`,
    en: (graded: number) => `All ${graded} of your coins stayed in range.`,
  },
  noneHeld: {
    tr: (graded: number) => `Dün ${graded} coininin hepsi aralığından çıktı.`,
    en: (graded: number) => `Yesterday all ${graded} left their range.`,
  },
  oneInside: {
    tr: (name: string) => `Dün ${name} aralıkta kaldı.`,
    en: (name: string) => `Yesterday ${name} stayed in range.`,
  },
  oneAbove: {
    tr: (name: string) => `Dün ${name} aralığının üstünde bitti.`,
    en: (name: string) => `Yesterday ${name} ended above its range.`,
  },
  oneBelow: {
    tr: (name: string) => `Dün ${name} aralığının altında bitti.`,
    en: (name: string) => `Yesterday ${name} ended below its range.`,
  },
  expected: {
    tr: (count: number) => `Beklenen: ${count} (5’te 4).`,
    en: (count: number) => `Expected: ${count} (4 in 5).`,
  },
  left: {
    tr: (count: number) => `Çıkan ${possessive(count)}:`,
    en: (count: number) => (count === 1 ? 'The one that left:' : `The ${count} that left:`),
  },
  marks: {
    tr: (graded: number, held: number) => `${graded} coin: ${held} aralıkta kaldı, ${graded - held} çıktı`,
    en: (graded: number, held: number) => `${graded} coins: ${held} stayed in range, ${graded - held} left`,
  },
  inside: { tr: 'aralıkta kaldı', en: 'stayed in range' },
  outside: { tr: 'aralıktan çıktı', en: 'left its range' },
  edges: {
    tr: (edge: string, end: string) => `sınır ${edge} · bitiş ${end}`,
    en: (edge: string, end: string) => `edge ${edge} · ended ${end}`,
  },
  above: { tr: 'sınırın üstünde', en: 'above the edge' },
  below: { tr: 'sınırın altında', en: 'below the edge' },
  all: { tr: (count: number) => `Hepsi (${count})`, en: (count: number) => `All (${count})` },

  plansStarted: {
    tr: (count: number) => `${count} planının koşulu oluştu`,
    en: (count: number) => `${count} of your plans started`,
    scenario: {
      tr: (count: number) => `${count} senaryonun koşulu oluştu`,
      en: (count: number) => `${count} of your scenarios started`,
    },
  },
  plansEnded: {
    tr: (count: number) => `${count} planın bitti`,
    en: (count: number) => `${count} of your plans ended`,
    scenario: {
      tr: (count: number) => `${count} senaryon bitti`,
      en: (count: number) => `${count} of your scenarios ended`,
    },
  },
  up: {
    tr: (name: string) => `${name}: alış planı`,
    en: (name: string) => `${name}: buy plan`,
    scenario: { tr: (name: string) => `${name}: yukarı senaryosu`, en: (name: string) => `${name}: upside scenario` },
  },
  down: {
    tr: (name: string) => `${name}: satış planı`,
    en: (name: string) => `${name}: sell plan`,
    scenario: { tr: (name: string) => `${name}: aşağı senaryosu`, en: (name: string) => `${name}: downside scenario` },
  },
  toPlans: {
    tr: 'Planlarım',
    en: 'My plans',
    scenario: { tr: 'Senaryolarım', en: 'My scenarios' },
  },
  onItsWay: {
    tr: (when: string, target: string, stop: string) => `${when} · hedefe ${target}, stopa ${stop} var`,
    en: (when: string, target: string, stop: string) => `${when} · ${target} to target, ${stop} to stop`,
    scenario: {
      tr: (when: string, completes: string, breaks: string) =>
        `${when} · tamamlanmaya ${completes}, bozulmaya ${breaks} var`,
      en: (when: string, completes: string, breaks: string) =>
        `${when} · ${completes} until it completes, ${breaks} until it breaks`,
    },
  },
  ended: {
    tr: (when: string, how: string) => `${when} · ${how}`,
    en: (when: string, how: string) => `${when} · ${how}`,
  },
  target: { tr: 'Hedefe vardı', en: 'Reached', scenario: { tr: 'Tamamlandı', en: 'Completed' } },
  stop: { tr: 'Stopa geldi', en: 'Stopped', scenario: { tr: 'Bozuldu', en: 'Broke' } },
  expired: { tr: 'Süre bitti', en: 'Time ran out' },
  lapsed: { tr: 'Başlamadı', en: 'Never started' },
  afterFees: { tr: 'masraftan sonra', en: 'after fees' },
  stopEnd: { tr: 'stop', en: 'stop', scenario: { tr: 'bozulma', en: 'breaks' } },
  targetEnd: { tr: 'hedef', en: 'target', scenario: { tr: 'tamamlanma', en: 'completes' } },

  watch: { tr: 'Bugün izle', en: 'Watch today' },
  upStarts: {
    tr: (price: string) => `${price} üstünde saatlik kapanış planı başlatır`,
    en: (price: string) => `An hourly close above ${price} starts the plan`,
    scenario: {
      tr: (price: string) => `${price} üstünde saatlik kapanış senaryoyu başlatır`,
      en: (price: string) => `An hourly close above ${price} starts the scenario`,
    },
  },
  downStarts: {
    tr: (price: string) => `${price} altında saatlik kapanış planı başlatır`,
    en: (price: string) => `An hourly close below ${price} starts the plan`,
    scenario: {
      tr: (price: string) => `${price} altında saatlik kapanış senaryoyu başlatır`,
      en: (price: string) => `An hourly close below ${price} starts the scenario`,
    },
  },
  byTomorrow: { tr: 'yarına kadar', en: 'by tomorrow' },
  wider: {
    tr: (usual: string) => `Her zamankinden geniş oynuyor; genelde ±${usual}`,
    en: (usual: string) => `Moving more than usual; normally ±${usual}`,
  },
  tomorrow: { tr: 'yarın', en: 'tomorrow' },
  planEnds: {
    tr: (when: string) => `Planı ${when} biter.`,
    en: (when: string) => `Its plan ends ${when}.`,
    scenario: { tr: (when: string) => `Senaryosu ${when} biter.`, en: (when: string) => `Its scenario ends ${when}.` },
  },

  portfolio: { tr: (when: string) => `Portföyün, ${when}`, en: (when: string) => `Your portfolio, ${when}` },
  toPortfolio: { tr: 'Portföy', en: 'Portfolio' },
  endsHere: { tr: 'olası aralık', en: 'likely range' },
  worthNow: { tr: 'şimdi', en: 'now' },
  band: {
    tr: (low: string, high: string, now: string) => `${low} ile ${high} arası; şimdi ${now}`,
    en: (low: string, high: string, now: string) => `${low} to ${high}; now ${now}`,
  },

  quiet: { tr: 'Sakin bir gün.', en: 'A quiet day.' },
  quietHeld: {
    tr: (graded: number) => (graded === 1 ? 'Coinin aralıkta.' : `${graded} coininin hepsi aralıkta.`),
    en: (graded: number) =>
      graded === 1 ? 'Your coin stayed in range.' : `All ${graded} of your coins stayed in range.`,
  },
  quietSays: {
    tr: 'Planlarında bir değişiklik yok. Bugün özellikle bakılacak bir şey de yok.',
    en: 'Nothing changed in your plans, and nothing needs watching today.',
    scenario: {
      tr: 'Senaryolarında bir değişiklik yok. Bugün özellikle bakılacak bir şey de yok.',
      en: 'Nothing changed in your scenarios, and nothing needs watching today.',
    },
  },

  past: { tr: 'Geçmişte denesek', en: 'Tried on the past' },
  replayed: { tr: 'geçmişten hesaplandı', en: 'replayed from history' },
  pastBefore: { tr: 'Aynı yöntem geçmiş fiyatlarda ', en: 'The same method ' },
  pastAfter: {
    tr: (normal: string, count: string) => `${normal}. ${count} deneme.`,
    en: (normal: string, count: string) => ` on past prices${normal}. ${count} trials.`,
  },
  pastIsNotLive: {
    tr: 'Bu bir canlı sonuç değil; karneye katılmaz.',
    en: 'That is not a live result and never enters the record.',
  },
  replaying: {
    tr: (coins: string, of: string) => `Geçmiş fiyatlar işleniyor: ${of} coinden ${coins} tanesi hazır.`,
    en: (coins: string, of: string) => `Working through past prices: ${coins} of ${of} coins done.`,
  },
  next: { tr: 'Sırada', en: 'Next' },
  '15min': { tr: '15 dakikalık aralıklar ölçülür.', en: 'the 15-minute ranges are graded.' },
  '1hour': { tr: '1 saatlik aralıklar.', en: 'the 1-hour ranges.' },
  '1day': { tr: 'ilk günlük not burada yazar.', en: 'the first day’s grade appears here.' },
})
