import { messages } from '../../../lib/messages.ts'

export const alertsText = messages({
  title: { tr: 'Fiyat alarmları', en: 'Price alerts' },
  says: {
    tr: 'Beklediğin fiyat gelince bir kez haber veririz.',
    en: 'We tell you once when the price you wait for has come.',
  },
  pushOff: {
    tr: 'Bildirimler bu cihazda kapalı: gelen alarmlar yalnızca bu listede görünür.',
    en: 'Notifications are off on this device: alerts that come true show in this list only.',
  },
  empty: { tr: 'Bekleyen alarm yok', en: 'No alert is waiting' },
  emptySays: { tr: 'Bir coin ve bir fiyat seç, gerisini bize bırak.', en: 'Choose a coin and a price; we watch it.' },
  add: { tr: 'Alarm kur', en: 'Set an alert' },
  addFor: { tr: (name: string) => `Alarm kur: ${name}`, en: (name: string) => `Set an alert: ${name}` },
  adding: { tr: 'Kuruluyor', en: 'Setting' },
  added: { tr: 'Alarm kuruldu', en: 'The alert is set' },
  notAdded: { tr: 'Alarm kurulamadı', en: 'The alert could not be set' },
  remove: {
    tr: (name: string) => `Alarmı sil: ${name}`,
    en: (name: string) => `Remove the alert: ${name}`,
  },
  removing: { tr: 'Siliniyor', en: 'Removing' },
  notRemoved: { tr: 'Alarm silinemedi', en: 'The alert could not be removed' },
  close: { tr: 'Kapat', en: 'Close' },
  pick: { tr: 'Hangi coin?', en: 'Which coin?' },
  otherCoin: { tr: 'Başka coin', en: 'Another coin' },

  kind: { tr: 'Ne olunca?', en: 'When?' },
  above: { tr: 'Fiyat üzerine çıkınca', en: 'The price rises above' },
  below: { tr: 'Fiyat altına inince', en: 'The price falls below' },
  touch: { tr: 'Fiyat bir seviyeye gelince', en: 'The price reaches a level' },
  move: { tr: 'Bir günde yüzde olarak oynayınca', en: 'It moves by percent within a day' },
  price: { tr: 'Fiyat', en: 'Price' },
  percent: { tr: 'Yüzde', en: 'Percent' },
  now: { tr: (price: string) => `Şu an: ${price}`, en: (price: string) => `Now: ${price}` },
  needPrice: { tr: 'Sıfırdan büyük bir fiyat yaz.', en: 'Enter a price above zero.' },
  needPercent: { tr: '1 ile 90 arasında bir sayı yaz.', en: 'Enter a number from 1 to 90.' },

  isAbove: { tr: (target: string) => `${target} üzeri`, en: (target: string) => `Above ${target}` },
  isBelow: { tr: (target: string) => `${target} altı`, en: (target: string) => `Below ${target}` },
  isTouch: { tr: (target: string) => `${target} seviyesi`, en: (target: string) => `Level ${target}` },
  isClose: {
    tr: (target: string) => `1 saatlik kapanış ${target} ötesinde`,
    en: (target: string) => `1-hour close beyond ${target}`,
  },
  isMove: { tr: (percent: string) => `Bir günde ${percent}`, en: (percent: string) => `${percent} within a day` },
  until: { tr: (day: string) => `Son gün ${day}`, en: (day: string) => `Until ${day}` },
  ended: { tr: (day: string) => `Çalmadan sona erdi, ${day}`, en: (day: string) => `Ended without ringing, ${day}` },
  came: {
    tr: (price: string, when: string) => `Geldi: ${price}, ${when}`,
    en: (price: string, when: string) => `Came true: ${price}, ${when}`,
  },
})
