import { messages } from '../../../lib/messages.ts'

/** What a plan says of itself: its name, where it is on its way, its chances and what such plans brought. */
export const planText = messages({
  notHolding: { tr: 'Elinde yoksa', en: 'Not holding', scenario: { tr: 'Yukarı', en: 'Upside' } },
  holding: { tr: 'Elinde varsa', en: 'Holding', scenario: { tr: 'Aşağı', en: 'Downside' } },
  up: { tr: 'Alış planı', en: 'Buy plan', scenario: { tr: 'Yukarı senaryosu', en: 'Upside scenario' } },
  down: { tr: 'Satış planı', en: 'Sell plan', scenario: { tr: 'Aşağı senaryosu', en: 'Downside scenario' } },
  upTitle: {
    tr: (price: string) => `Alış planı: ${price} üstünde kapanış`,
    en: (price: string) => `Buy plan: a close above ${price}`,
    scenario: {
      tr: (price: string) => `Yukarı senaryosu: ${price} üstünde kapanış`,
      en: (price: string) => `Upside scenario: a close above ${price}`,
    },
  },
  downTitle: {
    tr: (price: string) => `Satış planı: ${price} altında kapanış`,
    en: (price: string) => `Sell plan: a close below ${price}`,
    scenario: {
      tr: (price: string) => `Aşağı senaryosu: ${price} altında kapanış`,
      en: (price: string) => `Downside scenario: a close below ${price}`,
    },
  },

  waiting: { tr: 'Bekliyor', en: 'Waiting' },
  met: { tr: 'Koşul oluştu', en: 'Condition met' },
  onItsWay: { tr: 'Yolda', en: 'On its way' },
  target: { tr: 'Hedefe vardı', en: 'Reached', scenario: { tr: 'Tamamlandı', en: 'Completed' } },
  stop: { tr: 'Stopa geldi', en: 'Stopped', scenario: { tr: 'Bozuldu', en: 'Broke' } },
  expired: { tr: 'Süre bitti', en: 'Time ran out' },
  lapsed: { tr: 'Başlamadı', en: 'Never started' },
  delisted: { tr: 'Listeden çıktı', en: 'Delisted' },

  issued: { tr: 'Verildi', en: 'Issued' },
  condition: { tr: 'Koşul', en: 'Condition' },
  way: { tr: 'Yolda', en: 'On its way' },
  result: { tr: 'Sonuç', en: 'Result' },
  targetPoint: { tr: 'Hedef', en: 'Target', scenario: { tr: 'Tamamlanma', en: 'Completed' } },
  stopPoint: { tr: 'Stop', en: 'Stop', scenario: { tr: 'Bozulma', en: 'Broke' } },
  timePoint: { tr: 'Süre', en: 'Time up' },
  latest: { tr: (moment: string) => `en geç ${moment}`, en: (moment: string) => `by ${moment}` },
  atMostDays: { tr: (days: string) => `en çok ${days} gün`, en: (days: string) => `${days} days at most` },
  notMet: { tr: 'oluşmadı', en: 'not met' },
  forHours: { tr: (hours: string) => `${hours} saattir`, en: (hours: string) => `for ${hours} h` },
  forDays: { tr: (days: string) => `${days} gündür`, en: (days: string) => `for ${days} days` },
  hours: { tr: (hours: string) => `${hours} saat`, en: (hours: string) => `${hours} h` },
  days: { tr: (days: string) => `${days} gün`, en: (days: string) => `${days} days` },
  lifeSays: {
    tr: 'Planın yolu',
    en: 'The life of the plan',
    scenario: { tr: 'Senaryonun yolu', en: 'The life of the scenario' },
  },

  upWaits: {
    tr: (by: string, price: string) =>
      `En geç ${by}, bir saatlik mum ${price} üstünde kapanırsa başlar. Kapanmazsa plan hiç başlamadan biter.`,
    en: (by: string, price: string) =>
      `Starts if an hourly candle closes above ${price} by ${by}. If none does, the plan ends without starting.`,
    scenario: {
      tr: (by: string, price: string) =>
        `En geç ${by}, bir saatlik mum ${price} üstünde kapanırsa başlar. Kapanmazsa senaryo hiç başlamadan biter.`,
      en: (by: string, price: string) =>
        `Starts if an hourly candle closes above ${price} by ${by}. If none does, the scenario ends without starting.`,
    },
  },
  downWaits: {
    tr: (by: string, price: string, target: string, stop: string) =>
      `En geç ${by}, bir saatlik mum ${price} altında kapanırsa satışla başlar; ${target} olursa geri alınır, ${stop} olursa vazgeçilip geri alınır.`,
    en: (by: string, price: string, target: string, stop: string) =>
      `Starts with a sale if an hourly candle closes below ${price} by ${by}; it buys back at ${target}, or at ${stop} if the price turns.`,
    scenario: {
      tr: (by: string, price: string, completes: string, breaks: string) =>
        `En geç ${by}, bir saatlik mum ${price} altında kapanırsa başlar; ${completes} olursa tamamlanır, ${breaks} olursa bozulur.`,
      en: (by: string, price: string, completes: string, breaks: string) =>
        `Starts if an hourly candle closes below ${price} by ${by}; it completes at ${completes} and breaks at ${breaks}.`,
    },
  },
  metLead: {
    tr: (at: string, price: string) => `Koşul ${at} kapanışında oluştu: ${price}.`,
    en: (at: string, price: string) => `Condition met at ${at}, on a close at ${price}.`,
  },
  metRest: {
    tr: (by: string) => `Plan bu fiyattan başladı; en geç ${by} biter.`,
    en: (by: string) => `The plan started at that price and ends by ${by}.`,
    scenario: {
      tr: (by: string) => `Senaryo bu fiyattan başladı; en geç ${by} biter.`,
      en: (by: string) => `The scenario started at that price and ends by ${by}.`,
    },
  },
  wayRest: {
    tr: (now: string, target: string, stop: string) => `Şimdi ${now}: hedefe ${target}, stopa ${stop} var.`,
    en: (now: string, target: string, stop: string) => `Now ${now}: ${target} to the target, ${stop} to the stop.`,
    scenario: {
      tr: (now: string, completes: string, breaks: string) =>
        `Şimdi ${now}: tamamlanmaya ${completes}, bozulmaya ${breaks} var.`,
      en: (now: string, completes: string, breaks: string) =>
        `Now ${now}: ${completes} until it completes, ${breaks} until it breaks.`,
    },
  },
  afterFees: { tr: (result: string) => `Masraftan sonra ${result}.`, en: (result: string) => `${result} after fees.` },
  targetChance: {
    tr: (chance: string) => `Önce hedefe varma ihtimali ${chance} idi.`,
    en: (chance: string) => `The chance of target first was ${chance}.`,
    scenario: {
      tr: (chance: string) => `Önce tamamlanma ihtimali ${chance} idi.`,
      en: (chance: string) => `The chance of completing first was ${chance}.`,
    },
  },
  stopChance: {
    tr: (chance: string) => `Önce stopa gelme ihtimali ${chance} idi.`,
    en: (chance: string) => `The chance of stop first was ${chance}.`,
    scenario: {
      tr: (chance: string) => `Önce bozulma ihtimali ${chance} idi.`,
      en: (chance: string) => `The chance of breaking first was ${chance}.`,
    },
  },
  expiredSays: {
    tr: (exit: string) => `Ne hedef ne stop geldi; ${exit} ile kapandı.`,
    en: (exit: string) => `Neither came; closed at ${exit}.`,
    scenario: {
      tr: (exit: string) => `İki sınıra da varmadı; ${exit} ile bitti.`,
      en: (exit: string) => `It reached neither edge; ended at ${exit}.`,
    },
  },
  delistedSays: {
    tr: (exit: string) => `Coin listeden çıktı; plan ${exit} ile kapandı.`,
    en: (exit: string) => `Delisted; the plan closed at ${exit}.`,
    scenario: {
      tr: (exit: string) => `Coin listeden çıktı; senaryo ${exit} ile bitti.`,
      en: (exit: string) => `Delisted; the scenario ended at ${exit}.`,
    },
  },
  upLapsed: {
    tr: (by: string, price: string) => `${by} olana dek kapanış ${price} üstüne çıkmadı. Kazanç da kayıp da yok.`,
    en: (by: string, price: string) => `No close above ${price} by ${by}. No gain, no loss.`,
  },
  downLapsed: {
    tr: (by: string, price: string) => `${by} olana dek kapanış ${price} altına inmedi. Kazanç da kayıp da yok.`,
    en: (by: string, price: string) => `No close below ${price} by ${by}. No gain, no loss.`,
  },
  upPassed: {
    tr: 'Fiyat şu an bunun üstünde; saatlik mum da üstünde kapanırsa plan başlar.',
    en: 'The price is above it now; the plan starts if the hourly candle closes above it too.',
    scenario: {
      tr: 'Fiyat şu an bunun üstünde; saatlik mum da üstünde kapanırsa senaryo başlar.',
      en: 'The price is above it now; the scenario starts if the hourly candle closes above it too.',
    },
  },
  downPassed: {
    tr: 'Fiyat şu an bunun altında; saatlik mum da altında kapanırsa plan başlar.',
    en: 'The price is below it now; the plan starts if the hourly candle closes below it too.',
    scenario: {
      tr: 'Fiyat şu an bunun altında; saatlik mum da altında kapanırsa senaryo başlar.',
      en: 'The price is below it now; the scenario starts if the hourly candle closes below it too.',
    },
  },

  stopLabel: { tr: 'Stop', en: 'Stop', scenario: { tr: 'Alt sınır', en: 'Lower edge' } },
  entryLabel: { tr: 'Giriş', en: 'Entry', scenario: { tr: 'Koşul', en: 'Condition' } },
  sellLabel: { tr: 'Satış', en: 'Sale', scenario: { tr: 'Koşul', en: 'Condition' } },
  targetLabel: { tr: 'Hedef', en: 'Target', scenario: { tr: 'Üst sınır', en: 'Upper edge' } },
  /** A downside plan has its stop above and its target below. */
  stopAbove: { tr: 'Stop', en: 'Stop', scenario: { tr: 'Üst sınır', en: 'Upper edge' } },
  targetBelow: { tr: 'Hedef', en: 'Target', scenario: { tr: 'Alt sınır', en: 'Lower edge' } },
  nowLabel: { tr: 'şimdi', en: 'now' },
  endLabel: { tr: 'bitiş', en: 'ended' },
  rulerSays: {
    tr: (entry: string, stop: string, target: string) => `Giriş ${entry}, stop ${stop}, hedef ${target}`,
    en: (entry: string, stop: string, target: string) => `Entry ${entry}, stop ${stop}, target ${target}`,
    scenario: {
      tr: (condition: string, breaks: string, completes: string) =>
        `Koşul ${condition}, bozulma ${breaks}, tamamlanma ${completes}`,
      en: (condition: string, breaks: string, completes: string) =>
        `Condition ${condition}, breaks at ${breaks}, completes at ${completes}`,
    },
  },

  /** Said when the plan was issued, and kept: hours later the price stands elsewhere. */
  startsToday: {
    tr: (by: string) => `En geç ${by} başlama ihtimali, verildiğinde`,
    en: (by: string) => `Chance of starting by ${by}, when issued`,
  },
  ifStarts: {
    tr: (days: string) => `Başlarsa, ${days} gün içinde`,
    en: (days: string) => `If it starts, within ${days} days`,
  },
  ofTwenty: { tr: '20 seferde', en: 'of 20' },
  targetFirst: { tr: 'önce hedef', en: 'target first', scenario: { tr: 'önce tamamlanır', en: 'completes first' } },
  neither: { tr: 'hiçbiri', en: 'neither' },
  stopFirst: { tr: 'önce stop', en: 'stop first', scenario: { tr: 'önce bozulur', en: 'breaks first' } },
  costOfRisk: { tr: 'Masrafın riske oranı', en: 'Fees, of what is risked' },

  replayed: { tr: 'geçmişten hesaplandı', en: 'replayed from history' },
  noneEnded: {
    tr: 'Böyle bir plan henüz bitmedi.',
    en: 'No such plan has ended yet.',
    scenario: { tr: 'Böyle bir senaryo henüz bitmedi.', en: 'No such scenario has ended yet.' },
  },
  tooFew: {
    tr: (count: string) => `Böyle ${count} plan bitti; sonuç söylemek için az.`,
    en: (count: string) => `${count} such ${count === '1' ? 'plan has' : 'plans have'} ended; too few to say.`,
    scenario: {
      tr: (count: string) => `Böyle ${count} senaryo bitti; sonuç söylemek için az.`,
      en: (count: string) =>
        `${count} such ${count === '1' ? 'scenario has' : 'scenarios have'} ended; too few to say.`,
    },
  },
  moneyBefore: {
    tr: (count: string) => `Böyle ${count} plan masraftan sonra ortalama `,
    en: (count: string) => `${count} such plans `,
    scenario: {
      tr: (count: string) => `Böyle ${count} senaryo masraftan sonra ortalama `,
      en: (count: string) => `${count} such scenarios `,
    },
  },
  lost: { tr: (by: string) => `${by} kaybettirdi`, en: (by: string) => `lost ${by} each` },
  gained: { tr: (by: string) => `${by} kazandırdı`, en: (by: string) => `gained ${by} each` },
  moneyAfter: {
    tr: (error: string) => `; şans payı ±${error}.`,
    en: (error: string) => ` on average after fees, give or take ${error}.`,
  },
  even: {
    tr: (count: string, mean: string, error: string) =>
      `Böyle ${count} plan ne kazandırdı ne kaybettirdi: ortalama ${mean}, şans payı ±${error}.`,
    en: (count: string, mean: string, error: string) =>
      `${count} such plans neither gained nor lost: ${mean} on average, give or take ${error}.`,
    scenario: {
      tr: (count: string, mean: string, error: string) =>
        `Böyle ${count} senaryo ne kazandırdı ne kaybettirdi: ortalama ${mean}, şans payı ±${error}.`,
      en: (count: string, mean: string, error: string) =>
        `${count} such scenarios neither gained nor lost: ${mean} on average, give or take ${error}.`,
    },
  },

  upNone: {
    tr: 'Şimdi alış planı yok',
    en: 'No buy plan now',
    scenario: { tr: 'Şimdi yukarı senaryosu yok', en: 'No upside scenario now' },
  },
  downNone: {
    tr: 'Şimdi satış planı yok',
    en: 'No sell plan now',
    scenario: { tr: 'Şimdi aşağı senaryosu yok', en: 'No downside scenario now' },
  },
  'too-new': {
    tr: (days: string) => `Coin henüz çok yeni: plan için en az ${days} günlük geçmiş gerekir.`,
    en: (days: string) => `The coin is too new: a plan takes at least ${days} days of history.`,
    scenario: {
      tr: (days: string) => `Coin henüz çok yeni: senaryo için en az ${days} günlük geçmiş gerekir.`,
      en: (days: string) => `The coin is too new: a scenario takes at least ${days} days of history.`,
    },
  },
  'too-coarse': {
    tr: 'Fiyat adımları plan için fazla büyük.',
    en: 'Its price moves in steps too large for a plan.',
    scenario: {
      tr: 'Fiyat adımları senaryo için fazla büyük.',
      en: 'Its price moves in steps too large for a scenario.',
    },
  },
  'too-calm': {
    tr: 'Fiyat o kadar az oynuyor ki masraf, göze alınan kaybın yarısını geçer.',
    en: 'It moves so little that fees would take more than half of what is risked.',
  },
  'other-side': {
    tr: 'Öteki yöndeki plan sürüyor; ikisi birbiriyle çelişirdi.',
    en: 'The opposite plan is under way; the two would contradict each other.',
    scenario: {
      tr: 'Öteki yöndeki senaryo sürüyor; ikisi birbiriyle çelişirdi.',
      en: 'The opposite scenario is under way; the two would contradict each other.',
    },
  },
})
