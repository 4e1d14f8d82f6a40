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
