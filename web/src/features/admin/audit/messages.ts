import { messages } from '../../../lib/messages.ts'

export const auditText = messages({
  list: { tr: 'İşlemler', en: 'Actions' },
  which: { tr: 'Hangi işlemler', en: 'Which actions' },
  all: { tr: 'Tüm işlemler', en: 'All actions' },
  at: { tr: 'Zaman', en: 'Time' },
  by: { tr: 'Kim', en: 'Who' },
  what: { tr: 'Ne yaptı', en: 'Did what' },
  subject: { tr: 'Neye', en: 'To what' },
  details: { tr: 'Ayrıntı', en: 'Details' },
  none: { tr: 'Kayıt yok', en: 'Nothing recorded' },
  noneSays: {
    tr: 'Yöneticilerin yaptığı her değişiklik burada kalır.',
    en: 'Every change an administrator makes stays here.',
  },
})

export const actionText = messages({
  'coins.upload': { tr: 'Coin dosyası yükledi', en: 'Uploaded coins' },
  'coins.add': { tr: 'Coin ekledi', en: 'Added a coin' },
  'coins.remove': { tr: 'Coin kaldırdı', en: 'Removed a coin' },
  'coins.enable': { tr: 'Coini açtı', en: 'Enabled a coin' },
  'coins.disable': { tr: 'Coini kapattı', en: 'Disabled a coin' },
  'apis.add': { tr: 'API ekledi', en: 'Added an API' },
  'apis.change': { tr: 'API’yi değiştirdi', en: 'Changed an API' },
  'apis.remove': { tr: 'API’yi sildi', en: 'Deleted an API' },
  'economy.upload': { tr: 'Fiyat ve faiz verisi yükledi', en: 'Uploaded prices and rates' },
  'channels.change': { tr: 'Kanalları değiştirdi', en: 'Changed channels' },
  'settings.change': { tr: 'Ayarları değiştirdi', en: 'Changed settings' },
  'people.credits': { tr: 'Kredi düzeltti', en: 'Corrected credits' },
  'people.block': { tr: 'Hesabı engelledi', en: 'Blocked an account' },
  'people.unblock': { tr: 'Engeli kaldırdı', en: 'Unblocked an account' },
  'messages.answer': { tr: 'Mesajı yanıtladı', en: 'Answered a message' },
  'cases.settle': { tr: 'Ödeme kaydını kapattı', en: 'Settled a payment case' },
  'nicknames.hide': { tr: 'Takma adı gizledi', en: 'Hid a nickname' },
  'nicknames.show': { tr: 'Takma adı yeniden gösterdi', en: 'Showed a nickname again' },
})
