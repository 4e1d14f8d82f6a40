import { messages } from '../../../lib/messages.ts'

export const formText = messages({
  addBuy: { tr: 'Alım ekle', en: 'Add purchase' },
  addSell: { tr: 'Satım ekle', en: 'Add sale' },
  editBuy: { tr: 'Alımı düzenle', en: 'Edit purchase' },
  editSell: { tr: 'Satımı düzenle', en: 'Edit sale' },
  close: { tr: 'Kapat', en: 'Close' },
  kind: { tr: 'İşlem', en: 'Kind' },
  buy: { tr: 'Alım', en: 'Purchase' },
  sell: { tr: 'Satım', en: 'Sale' },
  otherCoin: { tr: 'Başka bir coin seç', en: 'Choose another coin' },
  quantity: { tr: 'Miktar', en: 'Quantity' },
  unitCost: { tr: 'Birim maliyet', en: 'Unit cost' },
  unitPrice: { tr: 'Birim fiyat', en: 'Unit price' },
  filled: {
    tr: 'Güncel fiyatla dolduruldu, değiştirebilirsin.',
    en: 'Filled with the current price; you can change it.',
  },
  filling: { tr: 'Güncel fiyat geliyor…', en: 'Fetching the current price…' },
  notFilled: {
    tr: 'Güncel fiyat alınamadı; kendin yazabilirsin.',
    en: 'The current price could not be fetched; you can type it.',
  },
  date: { tr: 'Tarih', en: 'Date' },
  fee: { tr: 'Ücret', en: 'Fee' },
  note: { tr: 'Not', en: 'Note' },
  noteHint: { tr: 'Kısa not', en: 'Short note' },
  optional: { tr: 'isteğe bağlı', en: 'optional' },
  held: { tr: (amount: string) => `Elinde ${amount} var.`, en: (amount: string) => `You hold ${amount}.` },
  total: { tr: 'Toplam', en: 'Total' },
  received: { tr: 'Eline geçen', en: 'You receive' },
  newAverage: {
    tr: (amount: string) => `Yeni ortalama maliyetin ${amount} olur.`,
    en: (amount: string) => `Your new average cost will be ${amount}.`,
  },
  save: { tr: 'Portföye ekle', en: 'Add to portfolio' },
  saveChange: { tr: 'Kaydet', en: 'Save' },
  added: { tr: 'Portföye eklendi', en: 'Added to your portfolio' },
  changed: { tr: 'Kayıt güncellendi', en: 'Entry updated' },
  open: { tr: 'Portföyü aç', en: 'Open' },
  notAdded: { tr: 'Portföye eklenemedi', en: 'It could not be added' },
  notChanged: { tr: 'Kayıt güncellenemedi', en: 'The entry could not be updated' },
  fillAll: { tr: 'Lütfen tüm gerekli alanları doldurun.', en: 'Please fill in all required fields.' },
})

export const complaintText = messages({
  coinMissing: { tr: 'Bir coin seç.', en: 'Choose a coin.' },
  missing: { tr: 'Bu alan gerekli.', en: 'This field is required.' },
  notNumber: { tr: 'En çok 8 ondalıklı bir sayı yaz.', en: 'Type a number with up to 8 decimals.' },
  zero: { tr: 'Sıfırdan büyük bir sayı yaz.', en: 'Type a number above zero.' },
  tooLate: { tr: 'Bu tarih henüz gelmedi.', en: 'This date has not come yet.' },
  tooEarly: { tr: 'Bu tarihte henüz coin yoktu.', en: 'There were no coins on this date yet.' },
})
