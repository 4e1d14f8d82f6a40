import { plural } from '@pusula/words'
import { messages } from '../../../lib/messages.ts'

export const labText = messages({
  title: { tr: 'Ya şöyle olsaydı?', en: 'What if?' },
  back: { tr: 'Portföye dön', en: 'Back to the portfolio' },
  parts: { tr: 'Sorular', en: 'Questions' },
  regular: { tr: 'Düzenli alım', en: 'Regular buying' },
  hard: { tr: 'Zor günler', en: 'Hard days' },
  size: { tr: 'Ne kadar alsam?', en: 'How much?' },
  waiting: { tr: 'Geçmiş fiyatlar geliyor', en: 'Past prices are on their way' },
  failed: { tr: 'Veriler alınamadı', en: 'Could not load' },
  failedSays: { tr: 'Birazdan tekrar dene.', en: 'Try again shortly.' },
  retry: { tr: 'Tekrar dene', en: 'Try again' },
  simulated: { tr: 'Simüle piyasa: bu geçmiş gerçek değil.', en: 'Simulated market: this past is not real.' },
  advice: { tr: 'Yatırım tavsiyesi değildir.', en: 'Not investment advice.' },
  close: { tr: 'Kapat', en: 'Close' },
  addCoin: { tr: 'Coin ekle', en: 'Add a coin' },
  chooseCoin: { tr: 'Coin seç', en: 'Choose a coin' },
  changeCoin: { tr: 'Coin değiştir', en: 'Change coin' },
})

export const regularText = messages({
  sum: { tr: 'Tutar', en: 'Sum' },
  rhythm: { tr: 'Ne sıklıkla', en: 'How often' },
  weekly: { tr: 'Haftada', en: 'Weekly' },
  monthly: { tr: 'Ayda', en: 'Monthly' },
  bought: { tr: 'Ne alınıyor', en: 'What is bought' },
  less: { tr: (coin: string) => `${coin} payını azalt`, en: (coin: string) => `Less ${coin}` },
  more: { tr: (coin: string) => `${coin} payını artır`, en: (coin: string) => `More ${coin}` },
  remove: { tr: (coin: string) => `${coin} çıkar`, en: (coin: string) => `Remove ${coin}` },
  years: { tr: 'Süre', en: 'For' },
  year: { tr: (years: number) => `${years} yıl`, en: (years: number) => `${years} ${plural(years, 'year', 'years')}` },
  asked: {
    tr: (years: number, sum: string, isWeekly: boolean) =>
      `${years} yıl boyunca ${isWeekly ? 'haftada' : 'ayda'} ${sum}, her başlangıç ayından`,
    en: (years: number, sum: string, isWeekly: boolean) =>
      `${sum} a ${isWeekly ? 'week' : 'month'} for ${years} ${plural(years, 'year', 'years')}, from every starting month`,
  },
  above: {
    tr: (above: number, all: number) => `${all} başlangıcın ${above} tanesi, ödenenin üstünde bitti.`,
    en: (above: number, all: number) => `${above} of ${all} starts ended above what was paid.`,
  },
  plot: {
    tr: (above: number, all: number) => `${all} başlangıç; ${above} tanesi ödenenin üstünde bitti`,
    en: (above: number, all: number) => `${all} starts; ${above} ended above what was paid`,
  },
  paidIn: { tr: 'ödediğin', en: 'paid in' },
  medianAt: { tr: (times: string) => `orta ${times}×`, en: (times: string) => `median ${times}×` },
  one: { tr: 'bir başlangıç ayı', en: 'one starting month' },
  below: { tr: 'ödenenin altında', en: 'below what was paid' },
  eight: { tr: '10 başlangıçtan 8’i', en: '8 starts in 10' },
  started: {
    tr: (month: string, paid: string, worth: string, times: string) =>
      `${month} ayında başlayan: ${paid} → ${worth} (${times}×)`,
    en: (month: string, paid: string, worth: string, times: string) =>
      `Started ${month}: ${paid} → ${worth} (${times}×)`,
  },
  worst: { tr: 'En kötü', en: 'Worst' },
  median: { tr: 'Orta', en: 'Median' },
  best: { tr: 'En iyi', en: 'Best' },
  half: { tr: 'yarısı altında', en: 'half below it' },
  paid: {
    tr: (sum: string, fee: string) => `Ödenen ${sum}. Hepsi bugünün parasıyla, alım masrafı (${fee}) düşülmüş.`,
    en: (sum: string, fee: string) => `Paid in: ${sum}. All in today’s money, after buying fees (${fee}).`,
  },
  others: { tr: 'Aynı parayla başka yollar', en: 'Other ways with the same money' },
  othersSay: { tr: 'En kötüden en iyiye; kalın çizgi orta.', en: 'Worst to best; the thick line is the median.' },
  lump: { tr: 'Hepsi ilk gün', en: 'All on day one' },
  gold: {
    tr: (isWeekly: boolean) => `Gram altın, her ${isWeekly ? 'hafta' : 'ay'}`,
    en: (isWeekly: boolean) => `Gram gold, ${isWeekly ? 'weekly' : 'monthly'}`,
  },
  deposit: { tr: 'Lira mevduatı', en: 'Lira deposit' },
  dashed: { tr: 'kesik çizgi: ödediğin kadar', en: 'dashed line: what you paid in' },
  lumpBetter: {
    tr: (of: number) => `Hepsini ilk gün almak 100 başlangıcın ${of} tanesinde daha iyi bitti.`,
    en: (of: number) => `Buying all on day one ended better in ${of} of 100 starts.`,
  },
  regularBetter: {
    tr: (of: number) => `Düzenli alım 100 başlangıcın ${of} tanesinde daha iyi bitti.`,
    en: (of: number) => `Regular buying ended better in ${of} of 100 starts.`,
  },
  past: {
    tr: (starts: number, separate: number) =>
      `Bu geçmiştir; gelecek aynı olmak zorunda değil. ${starts} başlangıç birbirinin içine girer: tamamen ayrı yalnızca ${separate} dönem var.`,
    en: (starts: number, separate: number) =>
      `This is the past; the future need not repeat it. The ${starts} starts overlap: only ${separate} ${plural(separate, 'span is', 'spans are')} fully separate.`,
  },
  short: {
    tr: (years: number) => `Bu coinin ${years} yıllık geçmişi yok`,
    en: (years: number) => `This coin has no ${years}-year history`,
  },
  shortSays: {
    tr: (months: number) => `Bilinen fiyatları ${months} aylık. Süreyi kısalt ya da başka coin seç.`,
    en: (months: number) => `Its known prices span ${months} months. Choose a shorter time or another coin.`,
  },
  lookAtOne: { tr: '1 yıla bak', en: 'Look at 1 year' },
  few: {
    tr: (starts: number) => `Yalnızca ${starts} başlangıç var`,
    en: (starts: number) => `Only ${starts} ${plural(starts, 'start', 'starts')}`,
  },
  fewSays: {
    tr: 'Az sayıda başlangıçtan en iyi, en kötü ve orta söylenmez; noktaları tek tek gösteriyoruz.',
    en: 'With so few starts we give no best, worst or median; the dots are shown one by one.',
  },
})

export const hardText = messages({
  with: {
    tr: (worth: string) => `Bugünkü portföyünle, ${worth}`,
    en: (worth: string) => `With your portfolio of today, ${worth}`,
  },
  withTry: { tr: 'Yarı BTC, yarı ETH ile', en: 'With half BTC, half ETH' },
  halve: {
    tr: (when: string) => `${when} yarın yaşansa portföyün yarıya inerdi.`,
    en: (when: string) => `If ${when} came tomorrow, your portfolio would halve.`,
  },
  fall: {
    tr: (when: string, size: string) => `${when} yarın yaşansa portföyün ${size} düşerdi.`,
    en: (when: string, size: string) => `If ${when} came tomorrow, your portfolio would fall ${size}.`,
  },
  noFall: {
    tr: 'Bu dönemlerin hiçbiri portföyünü düşürmezdi.',
    en: 'None of these spells would have lowered your portfolio.',
  },
  says: {
    tr: 'Üç zor dönemin günlük kapanışları bugünkü coinlerine ve paylarına uygulandı. Kur sabit sayıldı.',
    en: 'The daily closes of three hard spells, applied to the coins and shares you hold today. The exchange rate is held still.',
  },
  march2020: { tr: 'Mart 2020', en: 'March 2020' },
  may2021: { tr: 'Mayıs 2021', en: 'May 2021' },
  november2022: { tr: 'Kasım 2022', en: 'November 2022' },
  march2020Says: { tr: 'Salgın korkusu: bir haftada', en: 'Pandemic fear: in one week' },
  may2021Says: { tr: 'Madencilik yasağı: 11 günde', en: 'Mining ban: in 11 days' },
  november2022Says: { tr: 'FTX’in batışı: 5 günde', en: 'FTX collapse: in 5 days' },
  dayZero: { tr: 'gün 0', en: 'day 0' },
  dayOf: { tr: (day: number) => `${day}. gün`, en: (day: number) => `day ${day}` },
  recovery: { tr: 'Eski değerine dönüş', en: 'Time to recover' },
  days: { tr: (days: number) => `${days} gün`, en: (days: number) => `${days} ${plural(days, 'day', 'days')}` },
  neverFell: { tr: 'düşmedi', en: 'did not fall' },
  notBack: { tr: '2 yılda dönmedi', en: 'not back within 2 years' },
  estimated: {
    tr: (coins: string) => `* O gün işlem görmüyordu: ${coins}. Son bir yılda Bitcoin’e göre oynamasıyla hesaplandı.`,
    en: (coins: string) => `* Not traded then: ${coins}. Computed from how it moved against Bitcoin in the last year.`,
  },
  leftOut: {
    tr: (coins: string) => `Geçmiş fiyatı bulunamadı, hesapta yok: ${coins}`,
    en: (coins: string) => `No past prices, not counted: ${coins}`,
  },
  past: {
    tr: 'Geçmiştir, tahmin değil. Sonraki zor gün başka olabilir.',
    en: 'This is the past, not a forecast. The next hard day may look different.',
  },
  drawn: {
    tr: (when: string, fall: string, back: string) => `${when}: en düşük kapanış ${fall}, eski değerine dönüş ${back}`,
    en: (when: string, fall: string, back: string) => `${when}: lowest close ${fall}, back at the old value: ${back}`,
  },
  none: { tr: 'Önce portföyün gerek', en: 'Your portfolio comes first' },
  noneSays: {
    tr: 'Coinlerini ekle; zor günlerde ne olacağını kendi paylarınla gör.',
    en: 'Add your coins and see hard days with your own shares.',
  },
  tryHalf: { tr: 'Yarı BTC, yarı ETH ile dene', en: 'Try half BTC, half ETH' },
})

type Span = 'day' | 'week' | 'month'
/** One day, week or month of so many is worse. */
type Of = 10 | 20 | 100
const turkish = {
  day: { one: 'gün', of: 'günün', long: 'günlük', others: 'günlerde', worst: 'günde' },
  week: { one: 'hafta', of: 'haftanın', long: 'haftalık', others: 'haftalarda', worst: 'haftada' },
  month: { one: 'ay', of: 'ayın', long: 'aylık', others: 'aylarda', worst: 'ayda' },
}
const within = { 10: '9’unda', 20: '19’unda', 100: '99’unda' }
const inSo = { 10: '10’da', 20: '20’de', 100: '100’de' }
const onOrIn = { day: 'On', week: 'In', month: 'In' }

export const sizeText = messages({
  loss: { tr: 'Kaldırabileceğim kayıp', en: 'The loss I can bear' },
  span: { tr: 'Ne kadar sürede', en: 'Over' },
  day: { tr: '1 gün', en: '1 day' },
  week: { tr: '1 hafta', en: '1 week' },
  month: { tr: '1 ay', en: '1 month' },
  sure: { tr: 'Ne kadar emin olayım', en: 'How sure' },
  nine: { tr: '10’da 9', en: '9 in 10' },
  nineteen: { tr: '20’de 19', en: '19 in 20' },
  most: { tr: '100’de 99', en: '99 in 100' },
  atMost: { tr: 'En çok', en: 'At most' },
  atMostSmall: { tr: 'en çok', en: 'at most' },
  says: {
    tr: (of: Of, span: Span, loss: string) =>
      `${of} ${turkish[span].of} ${within[of]} bir ${turkish[span].long} kaybın en çok ${loss} olur.`,
    en: (of: Of, span: Span, loss: string) =>
      `${onOrIn[span]} ${of - 1} ${span}s in ${of} a ${span}’s loss stays under ${loss}.`,
  },
  worst: { tr: (span: Span) => `en kötü ${turkish[span].one}`, en: (span: Span) => `worst ${span}` },
  usual: {
    tr: (of: Of, span: Span) => `${inSo[of]} 1 ${turkish[span].one}`,
    en: (of: Of, span: Span) => `1 ${span} in ${of}`,
  },
  drawn: {
    tr: (worst: string, usual: string) => `En kötü ${worst}, aranan sınır ${usual}, şimdi 0`,
    en: (worst: string, usual: string) => `Worst ${worst}, the limit asked for ${usual}, now 0`,
  },
  rest: {
    tr: (span: Span, worst: string, loss: string) =>
      `Kalan ${turkish[span].others} kayıp daha büyük olur. En kötü ${turkish[span].worst} (${worst}) bu tutarda kaybın ${loss} olurdu.`,
    en: (span: Span, worst: string, loss: string) => {
      const on = onOrIn[span]
      return `${on} the remaining ${span}s the loss is larger. ${on} the worst ${span} (${worst}) this position would have lost ${loss}.`
    },
  },
  moreThanAll: { tr: 'Bu, portföyünün tamamından fazla.', en: 'This is more than your whole portfolio.' },
  others: { tr: 'Aynı kayıp, başka coinler', en: 'Same loss, other coins' },
  from: {
    tr: (fee: string) =>
      `Son 3 yılın günlük hareketlerinden, dolarla. Masraf (${fee} gidiş dönüş) içinde. Kaybı sınırlar, kazanç vadetmez.`,
    en: (fee: string) =>
      `From the daily moves of the last 3 years, in dollars, fees included (${fee} both ways). It limits a loss; it promises no gain.`,
  },
  young: { tr: 'Bu coinin geçmişi çok kısa.', en: 'This coin’s history is too short.' },
})
