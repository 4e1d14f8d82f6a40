import type { Both, Currency, PriceIndexChoice, RivalName } from '@pusula/contract'
import { counted, numbersIn } from '@pusula/words'
import { messages } from '../../../lib/messages.ts'

export const realText = messages({
  title: { tr: 'Gerçek getiri', en: 'Real return' },
  back: { tr: 'Portföye dön', en: 'Back to the portfolio' },
  share: { tr: 'Paylaş', en: 'Share' },
  waiting: { tr: 'Gerçek getirin geliyor', en: 'Your real return is on its way' },
  figure: { tr: 'Alım gücüyle getirin', en: 'Your return after prices' },
  bareFigure: { tr: 'Getirin', en: 'Your return' },
  index: { tr: 'Fiyat endeksi', en: 'Price index' },
  which: {
    tr: 'Getirin hangi fiyat artışıyla karşılaştırılsın?',
    en: 'Which price rise should your return be measured against?',
  },
  indexFoot: {
    tr: 'Dolarla okurken ABD TÜFE, avroyla okurken avro bölgesi HICP kullanılır. ENAG’ı bir araştırma grubu yayımlar, resmî değildir.',
    en: 'Reading in dollars uses US CPI, in euros the euro-area HICP. ENAG is published by a research group and is not official.',
  },
  close: { tr: 'Kapat', en: 'Close' },
  choice: {
    tr: (says: string, rise: string, until: string) => `${says} · fiyatlar ${rise} · ${until} ayına kadar`,
    en: (says: string, rise: string, until: string) => `${says} · prices ${rise} · until ${until}`,
  },
  choiceOld: {
    tr: (says: string, until: string) => `${says} · ${until} ayında kaldı`,
    en: (says: string, until: string) => `${says} · stops at ${until}`,
  },
  priceRise: { tr: 'Fiyat artışı, alım günlerine göre', en: 'Price rise, by purchase dates' },
  afterPrices: { tr: 'Alım gücüyle', en: 'After prices' },
  ifStill: { tr: 'Bilinmeyen aylarda fiyat hiç artmasaydı', en: 'If prices stood still in the unknown months' },
  inDollars: { tr: 'Dolarla', en: 'In dollars' },
  known: {
    tr: (month: string) => `Fiyatlar ${month} sonuna kadar biliniyor.`,
    en: (month: string) => `Prices are known until the end of ${month}.`,
  },
  provisional: {
    tr: (month: string) => `Fiyatlar ${month} sonuna kadar biliniyor; sonrası son bir yılın hızıyla sayıldı.`,
    en: (month: string) => `Prices are known until the end of ${month}; after that at the pace of the last year.`,
  },
  next: {
    tr: (day: string) => `Yeni ay ${day} günü gelir.`,
    en: (day: string) => `The next month arrives on ${day}.`,
  },
  bridged: {
    tr: (months: string) => `Hiç yayımlanmayan ay komşularıyla birleştirildi: ${months}.`,
    en: (months: string) => `A month that was never published joins its neighbours: ${months}.`,
  },
  old: {
    tr: (month: string) => `Fiyat verisi ${month} ayında kaldı; o yüzden alım gücü gösterilmiyor.`,
    en: (month: string) => `Price data stops at ${month}, so buying power is not shown.`,
  },
  begin: {
    tr: 'İlk alımının gününe ait fiyat verisi yok; o yüzden alım gücü gösterilmiyor.',
    en: 'There is no price data for the day of your first purchase, so buying power is not shown.',
  },
  short: {
    tr: (age: string) => `Alımların ${age}. Fiyatlarla karşılaştırma, ilk alımının üstünden bir ay geçince başlar.`,
    en: (age: string) => `Your purchases are ${age} old. The comparison with prices starts after a month.`,
  },
  days: {
    tr: (days: number) => `${days} günlük`,
    en: (days: number) => counted.en(days, 'day', 'days'),
  },
  weeks: {
    tr: (weeks: number) => `${weeks} haftalık`,
    en: (weeks: number) => counted.en(weeks, 'week', 'weeks'),
  },
  sameMoney: { tr: 'Aynı parayı aynı günlerde koysaydın', en: 'The same money on the same days' },
  you: { tr: 'Sen', en: 'You' },
  prices: { tr: 'Fiyatlar', en: 'Prices' },
  below: { tr: 'fiyatların altı: alım gücü azalır', en: 'below prices: buying power shrinks' },
  purchase: { tr: 'alım', en: 'purchase' },
  afterHead: { tr: 'alım gücüyle', en: 'after prices' },
  ranOut: {
    tr: (day: string) => `${day} günü bitti: çektiklerine yetmezdi.`,
    en: (day: string) => `It ran out on ${day}: not enough for what you took out.`,
  },
  each: { tr: 'Her alım, bugünün parasıyla', en: 'Each purchase in today’s money' },
  paid: { tr: 'ödediğin', en: 'you paid' },
  inToday: { tr: 'bugünün parasıyla', en: 'in today’s money' },
  now: { tr: 'şimdi', en: 'now' },
  sold: { tr: 'satıldı', en: 'sold' },
  part: { tr: 'bir kısmı satıldı', en: 'sold in part' },
  more: {
    tr: (shown: number, all: number) => `Son ${shown} alım gösteriliyor; hepsi ${all}.`,
    en: (shown: number, all: number) => `The last ${shown} of ${all} purchases are shown.`,
  },
  all: {
    tr: (left: number) => `${numbersIn('tr').count(left)} alım daha`,
    en: (left: number) => `${numbersIn('en').count(left)} more`,
  },
  how: { tr: 'Nasıl hesaplanır?', en: 'How is it computed?' },
  howRestated: {
    tr: 'Her alımın tutarı, alındığı günden bugüne fiyat artışıyla çarpılır. Ay içindeki günler oranlanır.',
    en: 'Each purchase is multiplied by the rise of prices from its day until today. Days within a month are prorated.',
  },
  howSum: {
    tr: (gained: string, prices: string, left: string, rate: string) =>
      `${gained} ÷ ${prices} = ${left}; yani ${rate}.`,
    en: (gained: string, prices: string, left: string, rate: string) =>
      `${gained} ÷ ${prices} = ${left}, that is ${rate}.`,
  },
  howRivals: {
    tr: 'Rakipler aynı günlerde aynı parayla alınmış sayılır, masrafsız: kurlar günün kapanışıyla, altın dünya fiyatının gramıyla, mevduat bankaların 3 aya kadar ortalama faiziyle ve stopaj düşülerek.',
    en: 'Rivals are bought with the same money on the same days, without fees: currencies at the day’s close, gold at the world price of a gram, the deposit at the banks’ average rate up to 3 months, after withholding tax.',
  },
  howSales: {
    tr: 'Satış yaptıysan rakipler de o gün aynı parayı çıkarır.',
    en: 'When you sold, rivals take out the same money on that day.',
  },
  sources: {
    tr: 'Kaynaklar: TÜİK ve ENAG, TCMB EVDS, BLS, Eurostat ve OECD, ECB, Dünya Bankası.',
    en: 'Sources: TÜİK and ENAG, TCMB EVDS, BLS, Eurostat and OECD, ECB, World Bank.',
  },
  none: { tr: 'Karşılaştıracak alım yok', en: 'No purchases to compare' },
  noneSays: {
    tr: 'İlk alımını ekle; fiyatlar, dolar ve altın karşısında ne yaptığını burada gör.',
    en: 'Add your first purchase and see here how it did against prices, the dollar and gold.',
  },
  add: { tr: 'Alım ekle', en: 'Add a purchase' },
  advice: { tr: 'Yatırım tavsiyesi değildir.', en: 'Not investment advice.' },
  unpriced: {
    tr: (coins: string) => `Fiyatı bulunamadı, hesapta yok: ${coins}`,
    en: (coins: string) => `No price found, not counted: ${coins}`,
  },
})

/** A sentence with places for coloured rates: {rate}. */
export const sentenceText = messages({
  beatAll: { tr: 'Hepsinden iyiydin.', en: 'You beat them all.' },
  dollars: { tr: 'Dolarla {dollars}.', en: 'In dollars {dollars}.' },
  andDollars: { tr: 'dolarla {dollars}', en: 'in dollars {dollars}' },
  gained: {
    tr: (money: string, size: string, rise: string) =>
      `${money} ${size} kazandın, ama aynı sürede fiyatlar ${rise} arttı.`,
    en: (money: string, size: string, rise: string) => `You gained ${size} ${money}, while prices rose ${rise}.`,
  },
  gainedMore: {
    tr: (money: string, size: string, rise: string) => `${money} ${size} kazandın; aynı sürede fiyatlar ${rise} arttı.`,
    en: (money: string, size: string, rise: string) => `You gained ${size} ${money}; prices rose ${rise} meanwhile.`,
  },
  lost: {
    tr: (money: string, size: string, rise: string) =>
      `${money} ${size} kaybettin; aynı sürede fiyatlar ${rise} arttı.`,
    en: (money: string, size: string, rise: string) => `You lost ${size} ${money}, while prices rose ${rise}.`,
  },
})

/** How a return in a currency begins, inside a sentence in English, and after which prices. */
export const moneyWords: Record<Currency, { begin: Both; within: Both; row: Both; after: Both }> = {
  TRY: {
    begin: { tr: 'Lirayla', en: 'In lira' },
    within: { tr: 'Lirayla', en: 'in lira' },
    row: { tr: 'lirayla', en: 'in lira' },
    after: { tr: 'fiyat artışı düşülünce', en: 'after price rises' },
  },
  USD: {
    begin: { tr: 'Dolarla', en: 'In dollars' },
    within: { tr: 'Dolarla', en: 'in dollars' },
    row: { tr: 'dolarla', en: 'in dollars' },
    after: { tr: 'ABD fiyatları düşülünce', en: 'after US prices' },
  },
  EUR: {
    begin: { tr: 'Avroyla', en: 'In euros' },
    within: { tr: 'Avroyla', en: 'in euros' },
    row: { tr: 'avroyla', en: 'in euros' },
    after: { tr: 'avro bölgesi fiyatları düşülünce', en: 'after euro-area prices' },
  },
}

/** A rival by its name, on a label, and in "would have made". */
export const rivalWords: Record<RivalName, { name: Both; label: Both; would: Both }> = {
  gold: {
    name: { tr: 'Gram altın', en: 'Gram gold' },
    label: { tr: 'Altın', en: 'Gold' },
    would: { tr: 'Altın alsaydın {rival}.', en: 'Gold would have made {rival}.' },
  },
  deposit: {
    name: { tr: 'Lira mevduatı', en: 'Lira deposit' },
    label: { tr: 'Mevduat', en: 'Deposit' },
    would: { tr: 'Mevduat {rival} yapardı.', en: 'A deposit would have made {rival}.' },
  },
  BTC: {
    name: { tr: 'Bitcoin', en: 'Bitcoin' },
    label: { tr: 'Bitcoin', en: 'Bitcoin' },
    would: { tr: 'Bitcoin alsaydın {rival}.', en: 'Bitcoin would have made {rival}.' },
  },
  EUR: {
    name: { tr: 'Avro', en: 'Euro' },
    label: { tr: 'Avro', en: 'Euro' },
    would: { tr: 'Avro alsaydın {rival}.', en: 'Euros would have made {rival}.' },
  },
  USD: {
    name: { tr: 'Dolar', en: 'Dollar' },
    label: { tr: 'Dolar', en: 'Dollar' },
    would: { tr: 'Dolar alsaydın {rival}.', en: 'Dollars would have made {rival}.' },
  },
}

/** What an index is called on its button, and what it is. */
export const indexWords: Record<PriceIndexChoice, { name: Both; chip: Both; says: Both }> = {
  tuik: {
    name: { tr: 'TÜİK', en: 'TÜİK' },
    chip: { tr: 'TÜİK', en: 'TÜİK (official)' },
    says: { tr: 'Resmî TÜFE', en: 'Official CPI' },
  },
  enag: {
    name: { tr: 'ENAG', en: 'ENAG' },
    chip: { tr: 'ENAG', en: 'ENAG' },
    says: { tr: 'Bağımsız e-TÜFE', en: 'Independent e-CPI' },
  },
  us: {
    name: { tr: 'ABD TÜFE', en: 'US CPI' },
    chip: { tr: 'ABD TÜFE', en: 'US CPI' },
    says: { tr: 'BLS, tüm kalemler', en: 'BLS, all items' },
  },
  euro: {
    name: { tr: 'Avro bölgesi HICP', en: 'Euro-area HICP' },
    chip: { tr: 'HICP', en: 'HICP' },
    says: { tr: 'Eurostat, tüm kalemler', en: 'Eurostat, all items' },
  },
  none: {
    name: { tr: 'Hiçbiri', en: 'None' },
    chip: { tr: 'Endekssiz', en: 'No index' },
    says: { tr: 'Yalnızca paranın getirisi', en: 'Return in money only' },
  },
}
