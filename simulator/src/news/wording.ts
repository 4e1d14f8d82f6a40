import { type Both, type Language, numbersIn } from '@pusula/words'
import { bitsAt, keyOf } from '../price/hash.ts'
import type { NewsEvent } from './events.ts'

export type Worded = { title: string; summary: string }

/** Threshold of a calm day. */
const calmRatio = 0.012

type Words = { name: string; percent: string; price: string }
type Phrase = (words: Words) => string
type Mood = 'up' | 'down' | 'calm'

const phrases: Both<Record<NewsEvent['kind'], Record<Mood, Phrase[]>>> = {
  en: {
    leap: {
      up: [w => `${w.name} jumps ${w.percent} in an hour`, w => `${w.name} surges ${w.percent} as buyers rush in`],
      down: [w => `${w.name} drops ${w.percent} in an hour`, w => `${w.name} slides ${w.percent} as sellers take over`],
      calm: [w => `${w.name} moves ${w.percent} in an hour`],
    },
    high: {
      up: [
        w => `${w.name} hits a 30-day high, gains ${w.percent}`,
        w => `${w.name} climbs to its highest level in a month`,
      ],
      down: [w => `${w.name} touches a 30-day high before giving back ${w.percent}`],
      calm: [w => `${w.name} touches a 30-day high and ends the day flat`],
    },
    low: {
      up: [w => `${w.name} bounces ${w.percent} after a 30-day low`],
      down: [
        w => `${w.name} falls to a 30-day low, loses ${w.percent}`,
        w => `${w.name} sinks to its lowest level in a month`,
      ],
      calm: [w => `${w.name} ends the day flat after touching a 30-day low`],
    },
    rush: {
      up: [w => `${w.name} trading volume doubles as price rises ${w.percent}`],
      down: [w => `Heavy selling hits ${w.name}: down ${w.percent} on twice the usual volume`],
      calm: [w => `${w.name} changes hands at twice the usual volume, price little changed`],
    },
    day: {
      up: [w => `${w.name} ends the day ${w.percent} higher`, w => `${w.name} gains ${w.percent} in a day`],
      down: [w => `${w.name} ends the day ${w.percent} lower`, w => `${w.name} loses ${w.percent} in a day`],
      calm: [w => `${w.name} trades flat near ${w.price}`, w => `Quiet day for ${w.name} around ${w.price}`],
    },
  },
  tr: {
    leap: {
      up: [w => `${w.name} bir saatte ${w.percent} yükseldi`, w => `${w.name} fiyatında sıçrama: ${w.percent} artış`],
      down: [w => `${w.name} bir saatte ${w.percent} düştü`, w => `${w.name} fiyatında sert düşüş: ${w.percent} kayıp`],
      calm: [w => `${w.name} bir saatte ${w.percent} oynadı`],
    },
    high: {
      up: [
        w => `${w.name} son 30 günün zirvesinde: ${w.percent} yükseldi`,
        w => `${w.name} bir ayın en yüksek seviyesine çıktı`,
      ],
      down: [w => `${w.name} 30 günün zirvesini gördü, ardından ${w.percent} geriledi`],
      calm: [w => `${w.name} 30 günün zirvesini gördü, günü yatay kapattı`],
    },
    low: {
      up: [w => `${w.name} 30 günün dibinden sonra ${w.percent} toparlandı`],
      down: [
        w => `${w.name} son 30 günün dibinde: ${w.percent} düştü`,
        w => `${w.name} bir ayın en düşük seviyesine geriledi`,
      ],
      calm: [w => `${w.name} 30 günün dibini gördü, günü yatay kapattı`],
    },
    rush: {
      up: [w => `${w.name} işlem hacmi ikiye katlandı, fiyat ${w.percent} yükseldi`],
      down: [w => `${w.name} yoğun satışla ${w.percent} düştü, hacim iki katına çıktı`],
      calm: [w => `${w.name} işlem hacmi iki katında, fiyat yatay seyrediyor`],
    },
    day: {
      up: [w => `${w.name} günü ${w.percent} artıda kapattı`, w => `${w.name} bir günde ${w.percent} değer kazandı`],
      down: [w => `${w.name} günü ${w.percent} ekside kapattı`, w => `${w.name} bir günde ${w.percent} değer kaybetti`],
      calm: [w => `${w.name} ${w.price} civarında yatay seyrediyor`, w => `${w.name} için sakin gün: fiyat ${w.price}`],
    },
  },
}

const frames: Both<(title: string, { name, price }: Words, symbol: string) => Worded> = {
  en: (title, { name, price }, symbol) => ({
    title: `${title} (simulated)`,
    summary: `Simulated story about a simulated market. ${name} (${symbol}) stood at ${price}. Nothing of this happened.`,
  }),
  tr: (title, { name, price }, symbol) => ({
    title: `${title} (simülasyon)`,
    summary: `Simüle edilmiş bir piyasanın simüle edilmiş haberi. ${name} (${symbol}) fiyatı: ${price}. Bunların hiçbiri yaşanmadı.`,
  }),
}

/** The headline and the summary of an event; the same event always has the same words. */
export function word(event: NewsEvent, language: Language): Worded {
  const { kind, symbol, name, atMs, changeRatio, priceUsd } = event
  const mood = Math.abs(changeRatio) < calmRatio ? 'calm' : changeRatio > 0 ? 'up' : 'down'
  const choices = phrases[language][kind][mood]
  const words = { name, percent: percentOf(changeRatio, language), price: priceOf(priceUsd, language) }
  const choice = bitsAt(keyOf(0, `${symbol} ${kind}`), atMs / 3_600_000) >>> 0
  return frames[language](choices[choice % choices.length](words), words, symbol)
}

function percentOf(ratio: number, language: Language): string {
  const text = numbersIn(language).part(Math.abs(ratio), 1)
  return language === 'tr' ? text.replace('%', 'yüzde ') : text
}

/** Four digits are enough to talk about a price. */
function priceOf(priceUsd: number, language: Language): string {
  const digits = priceUsd >= 1000 ? 0 : priceUsd >= 1 ? 2 : priceUsd >= 0.01 ? 4 : 8
  const text = numbersIn(language).plain(priceUsd, digits)
  return language === 'tr' ? `${text} dolar` : `$${text}`
}
