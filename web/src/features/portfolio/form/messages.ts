import { messages } from '../../../lib/messages.ts'

export const formText = messages({
  add: { tr: 'İşlem ekle', en: 'Add a trade' },
  editBuy: { tr: 'Alımı düzenle', en: 'Edit purchase' },
  editSell: { tr: 'Satışı düzenle', en: 'Edit sale' },
  close: { tr: 'Kapat', en: 'Close' },
  kind: { tr: 'İşlem', en: 'Kind' },
  buy: { tr: 'Alım', en: 'Buy' },
  sell: { tr: 'Satış', en: 'Sell' },
  otherCoin: { tr: 'Başka bir coin seç', en: 'Choose another coin' },
  heldCoins: { tr: 'Bağlantı yok; elindeki coinlerden seç', en: 'No connection; choose from the coins you hold' },
  quantity: { tr: 'Miktar', en: 'Quantity' },
  unit: { tr: 'Birim fiyat', en: 'Unit price' },
  filledNow: {
    tr: 'Güncel fiyatla dolduruldu, değiştirebilirsin.',
    en: 'Filled with the current price; you can change it.',
  },
  filledThen: {
    tr: (day: string, price: string) => `O günün fiyatıyla dolduruldu (${day}): ${price}. Değiştirebilirsin.`,
    en: (day: string, price: string) => `Filled with the price of ${day}: ${price}. You can change it.`,
  },
  filling: { tr: 'O günün fiyatı geliyor…', en: 'Fetching the price of that day…' },
  notFilled: {
    tr: 'Fiyat Hatası: fiyat gelmedi; elle yazabilirsin.',
    en: 'Price error: no price came; you can type it.',
  },
  dayPrice: {
    tr: (price: string) => `O günün fiyatını kullan: ${price}`,
    en: (price: string) => `Use that day’s price: ${price}`,
  },
  far: {
    tr: (price: string) => `O günün fiyatından çok uzak (${price}). Doğruysa kaydedebilirsin.`,
    en: (price: string) => `Far from the price of that day (${price}). Save it if it is right.`,
  },
  beforeTrading: {
    tr: 'Bu coin o gün henüz işlem görmüyordu. Tarih doğru mu?',
    en: 'This coin was not traded yet on that day. Is the date right?',
  },
  twice: {
    tr: 'Aynı işlem zaten kayıtlı. İkinci kezse kaydedebilirsin.',
    en: 'The same trade is noted already. Save it if it happened twice.',
  },
  meanwhile: {
    tr: (now: string) => `Bu kayıt başka bir yerde değişti; şimdi: ${now}. Kaydedersen yerine yazdıkların geçer.`,
    en: (now: string) =>
      `This entry was changed elsewhere; it now says: ${now}. Saving replaces it with what you typed.`,
  },
  gone: {
    tr: 'Bu kayıt bu arada silinmiş. Kaydedersen yeni bir kayıt olur.',
    en: 'This entry was deleted in the meantime. Saving notes it as a new one.',
  },
  date: { tr: 'Tarih', en: 'Date' },
  rate: { tr: 'O günün kuru, $1', en: 'Rate of that day, $1' },
  rateSays: { tr: (source: string) => `Kaynak: ${source}`, en: (source: string) => `Source: ${source}` },
  rateOwn: {
    tr: 'Kendi kurun. Boş bırakırsan o günün kuru alınır.',
    en: 'Your own rate. Leave it empty for that day’s.',
  },
  noRate: { tr: 'O günün kuru bulunamadı, elle yaz.', en: 'No rate for that day, type it in.' },
  fee: { tr: 'Komisyon', en: 'Fee' },
  note: { tr: 'Not', en: 'Note' },
  noteHint: { tr: 'Kısa not', en: 'Short note' },
  optional: { tr: 'isteğe bağlı', en: 'optional' },
  held: { tr: (amount: string) => `Elinde ${amount} var`, en: (amount: string) => `You hold ${amount}` },
  heldThen: {
    tr: (amount: string) => `O gün elinde ${amount} vardı`,
    en: (amount: string) => `You held ${amount} that day`,
  },
  all: { tr: 'Hepsi', en: 'All' },
  noneNow: { tr: (coin: string) => `Elinde ${coin} yok.`, en: (coin: string) => `You hold no ${coin}.` },
  tooMuchNow: {
    tr: (held: string) => `Elinde yalnızca ${held} var.`,
    en: (held: string) => `You hold only ${held}.`,
  },
  noneHeld: {
    tr: (coin: string) => `O gün elinde ${coin} yoktu.`,
    en: (coin: string) => `You held no ${coin} that day.`,
  },
  tooMuch: {
    tr: (held: string) => `O gün elinde yalnızca ${held} vardı.`,
    en: (held: string) => `You held only ${held} that day.`,
  },
  neededLater: {
    tr: (held: string, most: string) =>
      `O gün elinde ${held} vardı; sonraki satışlar düşülünce en çok ${most} satılabilir.`,
    en: (held: string, most: string) => `You held ${held} that day, but later sales need some of it: ${most} at most.`,
  },
  saleBefore: { tr: 'bu satıştan ', en: '' },
  saleAfter: { tr: '', en: ' from this sale' },
  total: { tr: 'Ödediğin', en: 'You paid' },
  received: { tr: 'Eline geçen', en: 'You received' },
  save: { tr: 'Alımı kaydet', en: 'Save purchase' },
  saveSale: { tr: 'Satışı kaydet', en: 'Save sale' },
  saveChange: { tr: 'Değişikliği kaydet', en: 'Save change' },
  added: { tr: 'Portföye eklendi', en: 'Added to your portfolio' },
  changed: { tr: 'Kayıt güncellendi', en: 'Entry updated' },
  open: { tr: 'Portföyü aç', en: 'Open' },
  notAdded: { tr: 'Alım eklenmedi', en: 'Purchase not added' },
  saleNotAdded: { tr: 'Satış eklenmedi', en: 'Sale not added' },
  notChanged: { tr: 'Değişiklik kaydedilmedi', en: 'Change not saved' },
  notKnown: {
    tr: 'Yazdıklarının kaydedilip kaydedilmediği belli değil. Tekrar kaydet: kaydedilmiş olan ikinci kez eklenmez.',
    en: 'It is not known whether what you typed was saved. Save again: what is there is not added twice.',
  },
  waits: {
    tr: (coin: string) => `${coin}: açık form kapanınca yazdıkların geri gelir.`,
    en: (coin: string) => `${coin}: what you typed comes back once the open form is closed.`,
  },
})

export const complaintText = messages({
  coinMissing: { tr: 'Bir coin seç.', en: 'Choose a coin.' },
  missing: { tr: 'Bu alan gerekli.', en: 'This field is required.' },
  allMissing: { tr: 'Lütfen tüm gerekli alanları doldurun.', en: 'Please fill in all required fields.' },
  tooLate: { tr: 'Bu tarih henüz gelmedi.', en: 'This date has not come yet.' },
  tooEarly: { tr: 'Bu tarihte henüz coin yoktu.', en: 'There were no coins on this date yet.' },
})

export const ownCoinText = messages({
  title: { tr: 'Kendi coinin', en: 'A coin of your own' },
  close: { tr: 'Kapat', en: 'Close' },
  says: {
    tr: 'Listede olmayan bir coini adıyla ve senin yazdığın fiyatla tutabilirsin. Toplamlara bu fiyatla katılır ve işaretlenir.',
    en: 'A coin that is not in the list can be held under its name, at a price you set. It counts at that price and is marked.',
  },
  symbol: { tr: 'Sembol', en: 'Symbol' },
  symbolForm: { tr: 'Yalnızca harf ve rakam, en çok 20.', en: 'Letters and digits only, 20 at most.' },
  name: { tr: 'Adı', en: 'Name' },
  price: { tr: 'Bir tanesinin fiyatı', en: 'Price of one' },
  optional: { tr: 'isteğe bağlı', en: 'optional' },
  save: { tr: 'Kaydet', en: 'Save' },
  saving: { tr: 'Kaydediliyor', en: 'Saving' },
  add: { tr: 'Coin listede yok mu? Kendi coinini ekle', en: 'Not in the list? Add a coin of your own' },
  isIncome: { tr: 'Ödül, airdrop ya da hediye (gelir)', en: 'Reward, airdrop or gift (income)' },
})
