import type { Language } from '@pusula/contract'

const locales: Record<Language, string> = { tr: 'tr-TR', en: 'en-US' }

export const previewText = {
  tr: {
    day: 'son 24 saat',
    promise: 'Her tahmin saklanır ve sonuçlanınca notlanır.',
    simulated: 'Simüle fiyat',
    title: (name: string, symbol: string) => `${name} (${symbol}) · Pusula`,
    alt: (name: string, price: string, change: string) => `${name} fiyatı: ${price}, son 24 saatte ${change}`,
  },
  en: {
    day: 'last 24 hours',
    promise: 'Every forecast is kept and graded.',
    simulated: 'Simulated price',
    title: (name: string, symbol: string) => `${name} (${symbol}) · Pusula`,
    alt: (name: string, price: string, change: string) => `Price of ${name}: ${price}, ${change} in the last 24 hours`,
  },
}

/** As many places as the rest of the product shows. */
const placesOf = (priceUsd: number) => (priceUsd < 0.001 ? 8 : priceUsd < 1 ? 6 : priceUsd < 100 ? 4 : 2)

export function writtenPrice(priceUsd: number, language: Language): string {
  const places = placesOf(priceUsd)
  const number = new Intl.NumberFormat(locales[language], {
    minimumFractionDigits: places,
    maximumFractionDigits: places,
  })
  return `$${number.format(priceUsd)}`
}

export const writtenChange = (percent: number, language: Language): string =>
  new Intl.NumberFormat(locales[language], {
    style: 'percent',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    signDisplay: 'exceptZero',
  })
    .format(percent / 100)
    .replace('-', '−')
