import type { Both } from '../language.ts'

/** What may fail when a range is sealed, a nickname taken or a model registered. */
export const turnProblems = {
  'turn.off': {
    status: 404,
    tr: '“Sıra sende” burada kapalı.',
    en: '“Your turn” is switched off here.',
  },
  'turn.alreadyCalled': {
    status: 409,
    tr: 'Bu coin için bugünün aralığı verildi. Mühürlü bir aralık değişmez.',
    en: 'Today’s range for this coin has been given. A sealed range cannot change.',
  },
  'turn.guestLimit': {
    status: 409,
    tr: 'Misafirken günde bir aralık verebilirsin. Üye olursan bu da seninle gelir.',
    en: 'As a guest you can give one range a day. Join, and it comes with you.',
  },
  'turn.notOffered': {
    status: 404,
    tr: 'Bu coin için sınanmış bir aralığımız yok; başka bir coin seç.',
    en: 'We have no tested range for this coin; choose another one.',
  },
  'turn.lowAboveHigh': {
    status: 422,
    tr: 'Alt uç üstten küçük olmalı.',
    en: 'Low must be below high.',
  },
  'turn.tooNarrow': {
    status: 422,
    tr: 'Aralık fiyatın en az %0,2’si kadar geniş olmalı.',
    en: 'The range must be at least 0.2% of the price wide.',
  },
  'turn.tooFar': {
    status: 422,
    tr: 'Uçlar fiyattan en çok %50 uzak olabilir.',
    en: 'The ends can be at most 50% away from the price.',
  },
  'turn.late': {
    status: 409,
    tr: 'Bu aralık son andan sonra geldi ve sayılmadı.',
    en: 'This range arrived after its deadline and was not taken.',
  },
  'turn.early': {
    status: 409,
    tr: 'Bu aralık için henüz erken: son ana daha yakın gönder.',
    en: 'It is too early for this range: send it closer to its deadline.',
  },
  'turn.nameTaken': { status: 409, tr: 'Bu ad alınmış.', en: 'This name is taken.' },
  'turn.nameRefused': {
    status: 422,
    tr: 'Bu ad kullanılamaz. Başka bir ad seç.',
    en: 'This name cannot be used. Choose another one.',
  },
  'turn.nameTooSoon': {
    status: 409,
    tr: 'Takma ad ayda bir değişebilir.',
    en: 'A nickname can be changed once a month.',
  },
  'turn.tooManyModels': {
    status: 409,
    tr: 'En fazla 3 modelin olabilir. Yenisi için birini kaldır.',
    en: 'You can have at most 3 models. Remove one to add another.',
  },
  'turn.noModel': {
    status: 404,
    tr: 'Bu adla bir modelin yok. Önce modelini kaydet.',
    en: 'You have no model of this name. Register it first.',
  },
} as const satisfies Record<string, Both & { status: number }>
