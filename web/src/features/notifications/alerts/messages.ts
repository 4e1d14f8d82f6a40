import { messages } from '../../../lib/messages.ts'

/** What the list of alerts says, and the buttons that lead to it. */
export const alertsText = messages({
  title: { tr: 'Alarmlar', en: 'Alerts' },
  back: { tr: 'Profile dön', en: 'Back to profile' },
  guest: { tr: 'Alarmlar üyelikle açılır', en: 'Alerts open with membership' },
  guestSays: {
    tr: 'Alarm kurmak için üye ol: haber verebilmemiz için seni tanımamız gerekir.',
    en: 'Alerts need an account: we have to know whom to tell.',
  },
  new: { tr: 'Yeni', en: 'New' },
  pushOff: {
    tr: 'Bu cihazda bildirim kapalı. Alarm yalnızca burada görünür.',
    en: 'Notifications are off on this device. Alerts show here only.',
  },
  pushDenied: {
    tr: 'Bildirim izni kapalı. Tarayıcının site ayarlarından açabilirsin.',
    en: 'Notifications are blocked. You can allow them in the site settings of your browser.',
  },
  turnOn: { tr: 'Aç', en: 'Turn on' },
  empty: { tr: 'Kurulu alarmın yok', en: 'No alerts set' },
  emptySays: {
    tr: 'Bir fiyat ya da seviye seç, oraya gelince haber verelim. Alarm kurmak kredi kullanmaz.',
    en: 'Choose a price or a level and we tell you when it gets there. Alerts use no credit.',
  },
  set: { tr: 'Kurulu', en: 'Set' },
  rung: { tr: 'Çalanlar', en: 'Rung' },
  clear: { tr: 'Temizle', en: 'Clear' },
  notCleared: { tr: 'Temizlenemedi', en: 'They could not be cleared' },
  again: { tr: 'Yeniden kur', en: 'Set again' },
  foot: {
    tr: 'Fiyatlar geldikçe, hacim ve farklara dakikada bir bakılır. Bir alarm bir kez çalar; her seferinde çalan, saatte en çok bir kez.',
    en: 'Prices are checked as they arrive, volume and gaps every minute. An alert rings once; one for every time, at most once an hour.',
  },
  offline: { tr: 'Bağlantı yok.', en: 'No connection.' },
  notRefreshed: { tr: 'Alarmlar yenilenemedi.', en: 'The alerts could not be refreshed.' },
  aged: { tr: (time: string, age: string) => `${time}, ${age}`, en: (time: string, age: string) => `${time}, ${age}` },
  retry: { tr: 'Tekrar dene', en: 'Try again' },

  add: { tr: 'Alarm kur', en: 'Set an alert' },
  adding: { tr: 'Kuruluyor', en: 'Setting' },
  added: { tr: 'Alarm kuruldu', en: 'The alert is set' },
  notAdded: { tr: 'Alarm kurulamadı', en: 'The alert could not be set' },
  isOn: { tr: (wish: string) => `Alarm açık: ${wish}`, en: (wish: string) => `Alert on: ${wish}` },
  notPaused: { tr: 'Alarm değişmedi', en: 'The alert did not change' },
  remove: { tr: (wish: string) => `Alarmı sil: ${wish}`, en: (wish: string) => `Delete the alert: ${wish}` },
  removing: { tr: 'Siliniyor', en: 'Deleting' },
  removed: { tr: 'Alarm silindi', en: 'The alert is deleted' },
  undo: { tr: 'Geri al', en: 'Undo' },
  notRemoved: { tr: 'Alarm silinemedi', en: 'The alert could not be deleted' },
  notKnown: {
    tr: 'İşlem yapılmış olabilir; alarm listen şimdiki durumu gösterir.',
    en: 'It may have been done; your list of alerts shows how it is now.',
  },
  close: { tr: 'Kapat', en: 'Close' },
  kind: { tr: 'Ne olunca?', en: 'When?' },

  above: { tr: 'yukarıda', en: 'above' },
  below: { tr: 'aşağıda', en: 'below' },
  now: { tr: 'şimdi', en: 'now' },
  today: { tr: (chance: string) => `bugün ${chance}`, en: (chance: string) => `${chance} today` },
  day: { tr: (chance: string) => `24 saatte ${chance}`, en: (chance: string) => `${chance} in 24 hours` },
  time: { tr: (chance: string) => `süresi içinde ${chance}`, en: (chance: string) => `${chance} by its end` },
  scale: {
    tr: (now: string, target: string) => `Şimdi ${now}, alarm ${target}`,
    en: (now: string, target: string) => `Now ${now}, the alert ${target}`,
  },
  until: { tr: (day: string) => `son gün ${day}`, en: (day: string) => `until ${day}` },
  paused: { tr: 'duraklatıldı', en: 'paused' },
  thisDay: { tr: 'Bugün', en: 'Today' },
  crossedUp: {
    tr: (price: string) => `aşağıdan geçti, ${price}`,
    en: (price: string) => `crossed from below, ${price}`,
  },
  crossedDown: {
    tr: (price: string) => `yukarıdan geçti, ${price}`,
    en: (price: string) => `crossed from above, ${price}`,
  },
})
