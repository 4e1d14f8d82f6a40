import { counted } from '@pusula/words'
import { messages } from '../../lib/messages.ts'

/** What the screen, the card and the picture of three ranges say. */
export const turnText = messages({
  title: { tr: 'Sıra sende', en: 'Your turn' },
  back: { tr: 'Geri', en: 'Back' },
  parts: { tr: 'Bölümler', en: 'Parts' },
  today: { tr: 'Bugün', en: 'Today' },
  record: { tr: 'Karnem', en: 'My record' },
  table: { tr: 'Tablo', en: 'Table' },
  advice: { tr: 'Yatırım tavsiyesi değildir.', en: 'Not investment advice.' },
  waiting: { tr: 'Yükleniyor', en: 'Loading' },
  failed: { tr: 'Veriler alınamadı. Birazdan tekrar dene.', en: 'Could not load. Try again shortly.' },
  retry: { tr: 'Tekrar dene', en: 'Try again' },
  off: { tr: '“Sıra sende” burada kapalı', en: '“Your turn” is switched off here' },
  offSays: { tr: 'Bu kurulumda aralık verilmiyor.', en: 'This installation does not take ranges.' },
  noCoins: { tr: 'Henüz coin yok', en: 'No coins yet' },
  noCoinsSay: {
    tr: 'Karne ilk coinlerini sınayınca burada bir aralık verebilirsin.',
    en: 'Once the record has tested its first coins you can give a range here.',
  },

  forMoment: { tr: (when: string) => `${when} için`, en: (when: string) => `for ${when}` },
  dayAndTime: {
    tr: (day: string, time: string) => `${day} ${time}`,
    en: (day: string, time: string) => `${day}, ${time}`,
  },
  question: {
    tr: (coin: string) => `${coin} yarın bu saatte nerede olur?`,
    en: (coin: string) => `Where will ${coin} be this time tomorrow?`,
  },
  otherCoin: { tr: 'Başka coin seç', en: 'Choose another coin' },
  chooseCoin: { tr: 'Coin seç', en: 'Choose a coin' },
  coinOfDay: { tr: 'günün coini', en: 'coin of the day' },
  alreadyGiven: { tr: 'bugün verildi', en: 'given today' },
  close: { tr: 'Kapat', en: 'Close' },

  yourRange: { tr: 'Aralığın', en: 'Your range' },
  lowEnd: { tr: 'Alt uç', en: 'Low end' },
  highEnd: { tr: 'Üst uç', en: 'High end' },
  endSaid: {
    tr: (price: string, change: string) => `${price}, şimdiden farkı ${change}`,
    en: (price: string, change: string) => `${price}, ${change} from now`,
  },
  now: { tr: (price: string) => `şimdi ${price}`, en: (price: string) => `now ${price}` },
  low: { tr: 'Alt', en: 'Low' },
  high: { tr: 'Üst', en: 'High' },
  wide: { tr: 'genişlik', en: 'wide' },
  width: { tr: 'genişlik', en: 'width' },
  score: { tr: 'puan', en: 'score' },
  fourInFive: { tr: '5 seferden 4’ünde', en: '4 times in 5' },
  wideEnough: { tr: ' içinde kalacak kadar geniş tut.', en: 'Wide enough to hold ' },
  seal: { tr: 'Aralığımı mühürle', en: 'Seal my range' },
  sealing: { tr: 'Mühürleniyor', en: 'Sealing' },
  placeFirst: {
    tr: 'İki ucu kendin yerleştir; sonra mühürleyebilirsin.',
    en: 'Place the two ends yourself, then you can seal it.',
  },
  final: {
    tr: (time: string) => `Mühürleyince değişmez. Başkaları ancak yarın, saat ${time} olunca görür.`,
    en: (time: string) => `Once sealed it cannot change. Others see it only after ${time} tomorrow.`,
  },
  notSealed: { tr: 'Mühürlenemedi, aralığın duruyor.', en: 'Not sealed; your ends are kept.' },
  sealUnknown: {
    tr: 'Yanıt gelmedi; aralığın duruyor. Yeniden mühürlersen iki kez sayılmaz.',
    en: 'No answer came; your ends are kept. Sealing again does not count twice.',
  },
  needsConnection: { tr: 'Mühür için bağlantı gerek.', en: 'Sealing needs a connection.' },
  moved: {
    tr: (size: string) => `Fiyat sen bakarken ${size} oynadı.`,
    en: (size: string) => `The price moved ${size} while you were looking.`,
  },
  oldPrice: {
    tr: (age: string) => `Bu fiyat ${age} alındı; yenisi gelmedi.`,
    en: (age: string) => `This price is from ${age}; no newer one has come.`,
  },
  lowAboveHigh: { tr: 'Alt uç üstten küçük olmalı.', en: 'Low must be below high.' },
  tooNarrow: {
    tr: 'Aralık fiyatın en az %0,2’si kadar geniş olmalı.',
    en: 'The range must be at least 0.2% of the price wide.',
  },
  inDollars: { tr: 'Bu sayfada fiyatlar dolarladır.', en: 'Prices on this page are in dollars.' },
  pusulaHidden: {
    tr: 'Pusula’nın aralığı bu kartta durmaz; seninkini etkilemesin. Mühürleyince ikisini yan yana görürsün.',
    en: 'Pusula’s range is not on this card, so that it does not sway yours. Once you seal, you see both side by side.',
  },
  noPrice: {
    tr: (coin: string) => `${coin} için şu an fiyat yok`,
    en: (coin: string) => `No price for ${coin} right now`,
  },
  noPriceSays: {
    tr: 'Fiyatı gelince burada aralık verebilirsin. Başka bir coin de seçebilirsin.',
    en: 'Once it has a price you can give a range here. You can also choose another coin.',
  },
  notTested: {
    tr: (coin: string) => `${coin} için sınanmış bir aralık yok`,
    en: (coin: string) => `No tested range for ${coin}`,
  },

  sealed: { tr: 'Aralığın mühürlü', en: 'Your range is sealed' },
  opensAt: { tr: (time: string) => `Saat ${time} olunca açılır`, en: (time: string) => `Opens at ${time}` },
  opens: {
    tr: (when: string) => `Açılış: ${when}. O zamana kadar bu aralığı yalnızca sen görürsün.`,
    en: (when: string) => `It opens ${when}. Until then only you see this range.`,
  },
  given: {
    tr: (people: number, models: number) =>
      `Bugün ${counted.tr(people, 'kişi')} ve ${counted.tr(models, 'model')} aralık verdi.`,
    en: (people: number, models: number) =>
      `Today ${counted.en(people, 'person', 'people')} and ${counted.en(models, 'model', 'models')} gave one.`,
  },
  tellMe: { tr: 'Açılınca haber ver', en: 'Tell me when it opens' },
  notChanged: { tr: 'Değiştirilemedi', en: 'Not changed' },
  you: { tr: 'Sen', en: 'You' },
  unchanged: { tr: 'Aynı kalır', en: 'No change' },
  unchangedMeans: {
    tr: '“Aynı kalır”, bugünkü fiyatın iki yanına son 90 günün olağan oynamasını koyar. Geçmen gereken en yalın rakip.',
    en: '“No change” puts the usual swing of the last 90 days on both sides of today’s price. It is the simplest rival to beat.',
  },
  sealedPicture: {
    tr: (mine: string, pusula: string, unchanged: string, now: string) =>
      `Aralığın ${mine}; Pusula ${pusula}; aynı kalır ${unchanged}; şimdi ${now}.`,
    en: (mine: string, pusula: string, unchanged: string, now: string) =>
      `Your range ${mine}; Pusula ${pusula}; no change ${unchanged}; now ${now}.`,
  },
  resultPicture: {
    tr: (price: string, mine: string, pusula: string, unchanged: string) =>
      `Fiyat ${price} oldu. Puanlar: sen ${mine}, Pusula ${pusula}, aynı kalır ${unchanged}.`,
    en: (price: string, mine: string, pusula: string, unchanged: string) =>
      `The price was ${price}. Scores: you ${mine}, Pusula ${pusula}, no change ${unchanged}.`,
  },

  guestAsk: { tr: 'Sonucu saklayalım mı?', en: 'Shall we keep the result?' },
  guestSays: {
    tr: 'Misafirken günde bir aralık verebilirsin; o da yalnızca bu cihazda durur. Üye olursan bu aralık karnene geçer.',
    en: 'As a guest you can give one range a day, kept on this device only. Join, and it moves to your record.',
  },
  guestLimit: { tr: 'Misafirken günde bir aralık verebilirsin.', en: 'As a guest you can give one range a day.' },
  join: { tr: 'Üye ol ve sakla', en: 'Join and keep it' },
  notNow: { tr: 'Şimdi değil', en: 'Not now' },
  tryAsGuest: { tr: 'Misafir olarak dene', en: 'Try as a guest' },
  alsoToday: { tr: 'Bugün verdiklerin', en: 'Given today' },
  opensShort: { tr: (when: string) => `açılış ${when}`, en: (when: string) => `opens ${when}` },
  more: { tr: 'Başka bir coin için de ver', en: 'Give one for another coin' },
})

/** How a range ended. */
export const resultText = messages({
  held: { tr: 'Tuttu', en: 'Held' },
  missed: { tr: 'Tutmadı', en: 'Missed' },
  notCounted: { tr: 'Sayılmadı', en: 'Not counted' },
  notCountedSays: {
    tr: 'Sonuç sayılmadı: o dakikanın fiyatı yok. Günün hakkı geri verildi.',
    en: 'Not counted: no price for that minute. The day is given back.',
  },
  fromTo: {
    tr: (from: string, to: string, time: string) => `${from} → ${to}, ${time}`,
    en: (from: string, to: string, time: string) => `${from} → ${to}, ${time}`,
  },
  inside: {
    tr: (price: string) => `Fiyat ${price}, aralığının içinde.`,
    en: (price: string) => `The price was ${price}, inside your range.`,
  },
  above: {
    tr: (price: string, by: string) => `Fiyat ${price}; üst ucunun ${by} üstünde.`,
    en: (price: string, by: string) => `The price was ${price}, ${by} above your high end.`,
  },
  below: {
    tr: (price: string, by: string) => `Fiyat ${price}; alt ucunun ${by} altında.`,
    en: (price: string, by: string) => `The price was ${price}, ${by} below your low end.`,
  },
  narrowHeld: { tr: 'Pusula’dan dar verdin ve tuttu.', en: 'You were narrower than Pusula, and it held.' },
  wideHeld: {
    tr: (times: string) => `Tuttu; aralığın Pusula’nınkinden ${times} kat genişti.`,
    en: (times: string) => `It held; your range was ${times} times as wide as Pusula’s.`,
  },
  sameHeld: { tr: 'Aralığın Pusula’nınki kadar genişti.', en: 'Your range was as wide as Pusula’s.' },
  onlyYou: { tr: 'Pusula’nınki tuttu; seninki dar kaldı.', en: 'Pusula’s held; yours was too narrow.' },
  onlyYouBeside: { tr: 'Pusula’nınki tuttu; seninki yana kaydı.', en: 'Pusula’s held; yours lay to one side.' },
  allMissed: {
    tr: 'Üçü de dışarıda kaldı; dar olan daha çok ceza aldı. Böyle günler 5’te 1 beklenir.',
    en: 'All three missed; the narrowest paid most. One such day in 5 is expected.',
  },
  bothMissed: {
    tr: 'Pusula’nınki de dışarıda kaldı. Böyle günler 5’te 1 beklenir.',
    en: 'Pusula’s missed too. One such day in 5 is expected.',
  },
  scoreInside: {
    tr: (width: string) => `Puanın: genişlik ${width} + dışarıda kalan 0 = `,
    en: (width: string) => `Your score: width ${width} + outside 0 = `,
  },
  scoreOutside: {
    tr: (width: string, outside: string) => `Puanın: genişlik ${width} + dışarıda kalan ${outside} × 10 = `,
    en: (width: string, outside: string) => `Your score: width ${width} + outside ${outside} × 10 = `,
  },
  smaller: { tr: 'Az olan iyi.', en: 'Smaller is better.' },
  giveToday: { tr: 'Bugünkü aralığı ver', en: 'Give today’s range' },
  lastHeld: { tr: 'Son aralığın tuttu', en: 'Your last range held' },
  lastMissed: { tr: 'Son aralığın tutmadı', en: 'Your last range missed' },
  yesterdayHeld: { tr: 'Dünkü aralığın tuttu', en: 'Yesterday’s range held' },
  yesterdayMissed: { tr: 'Dünkü aralığın tutmadı', en: 'Yesterday’s range missed' },
  lastNotCounted: { tr: 'Son aralığın sayılmadı', en: 'Your last range was not counted' },
  scores: {
    tr: (mine: string, pusula: string, unchanged: string) =>
      `Puanın ${mine} · Pusula ${pusula} · Aynı kalır ${unchanged}`,
    en: (mine: string, pusula: string, unchanged: string) => `You ${mine} · Pusula ${pusula} · No change ${unchanged}`,
  },
})
