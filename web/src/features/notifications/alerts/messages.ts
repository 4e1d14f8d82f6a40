import { plural } from '@pusula/words'
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
  pushElsewhere: {
    tr: 'Bu cihazda bildirim kapalı. Alarm açık olan öbür kanallarından gelir.',
    en: 'Notifications are off on this device. Alerts reach you by your other channels.',
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

/** What the sheet for a new alert says; it comes with the sheet. */
export const formText = messages({
  title: { tr: 'Yeni alarm', en: 'New alert' },
  pick: { tr: 'Hangi coin?', en: 'Which coin?' },
  otherCoin: { tr: 'Başka coin seç', en: 'Choose another coin' },
  price: { tr: 'Bir fiyat', en: 'A price' },
  level: { tr: 'Destek ya da direnç', en: 'Support or resistance' },
  range: { tr: 'Olası aralıktan çıkış', en: 'Leaves its likely range' },
  move: { tr: 'Yüzde hareket', en: 'A percent move' },
  volume: { tr: 'Hacim artışı', en: 'A rise in volume' },
  set: { tr: 'Alarmı kur', en: 'Set the alert' },
  setMove: { tr: 'Yüzde alarmı kur', en: 'Set the percent alert' },
  setRange: { tr: 'Aralık alarmı kur', en: 'Set the range alert' },
  setVolume: { tr: 'Hacim alarmı kur', en: 'Set the volume alert' },

  whenPrice: { tr: 'Fiyat bu olunca', en: 'When the price is' },
  higher: { tr: (size: string) => `Şimdikinden ${size} yukarıda`, en: (size: string) => `${size} above now` },
  lower: { tr: (size: string) => `Şimdikinden ${size} aşağıda`, en: (size: string) => `${size} below now` },
  there: { tr: 'Fiyat zaten orada', en: 'The price is already there' },
  outside: {
    tr: (range: string) => `Bugünün olası aralığının (${range}) dışında: bugün gelmesi pek beklenmez.`,
    en: (range: string) => `Outside today’s likely range (${range}): not much expected today.`,
  },
  inside: {
    tr: (range: string) => `Bugünün olası aralığının (${range}) içinde: bugün gelmesi şaşırtmaz.`,
    en: (range: string) => `Inside today’s likely range (${range}): no surprise if it comes today.`,
  },

  whichLevel: { tr: 'Hangi seviye?', en: 'Which level?' },
  fromAnalysis: { tr: (time: string) => `${time} analizinden`, en: (time: string) => `from the analysis of ${time}` },
  noLevels: {
    tr: 'Seviyeler bir analizle gelir. Bu coinin açık bir analizi yok.',
    en: 'Levels come with an analysis. There is none open for this coin.',
  },
  toAnalysis: { tr: 'Analize git', en: 'Go to the analysis' },

  todaysRange: { tr: 'Bugünün olası aralığı', en: 'Today’s likely range' },
  rangeSays: {
    tr: 'Fiyat bu aralıktan çıkarsa haber veririz. Aralık her gün yenilenir, alarm onu izler.',
    en: 'We tell you if the price leaves it. The range is renewed every day, and the alert follows it.',
  },
  noRange: {
    tr: 'Bu coin için sınanmış aralık henüz yok.',
    en: 'There is no tested range for this coin yet.',
  },

  percent: { tr: 'Hareket', en: 'Move' },
  span: { tr: 'Süre', en: 'Within' },
  '1': { tr: '1 saat', en: '1 hour' },
  '24': { tr: '24 saat', en: '24 hours' },
  '168': { tr: '7 gün', en: '7 days' },
  way: { tr: 'Hangi yöne?', en: 'Which way?' },
  either: { tr: 'İki yöne', en: 'Either way' },
  up: { tr: 'Yükselirse', en: 'If it rises' },
  down: { tr: 'Düşerse', en: 'If it falls' },
  often: {
    tr: (coin: string, days: number, times: number, every: string) =>
      `${coin} son ${days} günde bunu ${times} kez yaptı: aşağı yukarı ${every} günde bir çalar.`,
    en: (coin: string, days: number, times: number, every: string) =>
      `${coin} did this ${times} ${plural(times, 'time', 'times')} in the last ${days} days: about once in ${every} days.`,
  },
  never: {
    tr: (coin: string, days: number) => `${coin} son ${days} günde bunu hiç yapmadı.`,
    en: (coin: string, days: number) => `${coin} did not do this in the last ${days} days.`,
  },

  times: { tr: 'Olağan günün katı', en: 'Times a usual day' },
  timesNow: {
    tr: (times: string) => `Şimdi ${times} kat. Olağan: son 30 günün ortancası. Hacim yön söylemez.`,
    en: (times: string) => `Now ${times} times. Usual is the median of 30 days. Volume says nothing about direction.`,
  },
  timesUnknown: { tr: 'Bu coinin olağan hacmi bilinmiyor.', en: 'The usual volume of this coin is not known.' },
})

/** What the sheet of a level says; it comes with the sheet. */
export const levelText = messages({
  levelFor: { tr: (name: string) => `${name} için alarm`, en: (name: string) => `Alert for ${name}` },
  level: { tr: 'Seviye', en: 'Level' },
  touchChance: { tr: 'Değme ihtimali', en: 'Chance of a touch' },
  touchChances: {
    tr: (day: string, week: string) => `24 saatte ${day} · 7 günde ${week}`,
    en: (day: string, week: string) => `${day} in 24 hours · ${week} in 7 days`,
  },
  onTouch: { tr: 'Fiyat değince', en: 'When the price touches it' },
  onTouchSays: { tr: 'En erken haber', en: 'The earliest word' },
  onCloseAbove: { tr: '1 saatlik mum üstünde kapanınca', en: 'When a 1-hour candle closes above' },
  onCloseBelow: { tr: '1 saatlik mum altında kapanınca', en: 'When a 1-hour candle closes below' },
  onCloseSays: { tr: 'Kısa bir sıçrama saymaz', en: 'A short spike does not count' },
  howLong: { tr: 'Ne kadar beklesin?', en: 'How long should it wait?' },
  days: { tr: (days: string) => `${days} gün`, en: (days: string) => (days === '1' ? '1 day' : `${days} days`) },
  allowAndAdd: { tr: 'Bildirime izin ver ve kur', en: 'Allow notifications and set it' },
  addSilently: { tr: 'Bildirimsiz kur', en: 'Set it without notifications' },
  denied: {
    tr: 'Bildirim izni kapalı. Tarayıcının site ayarlarından Pusula için bildirimi aç; o zamana dek alarm yalnızca listende görünür.',
    en: 'Notifications are blocked. Allow them for Pusula in the site settings of your browser; until then the alert shows in your list only.',
  },
  unsupported: {
    tr: 'Bu tarayıcı bildirim göstermiyor. iPhone’da önce Pusula’yı ana ekranına ekle; o zamana dek alarm yalnızca listende görünür.',
    en: 'This browser shows no notifications. On an iPhone, add Pusula to your home screen first; until then the alert shows in your list only.',
  },
  inList: {
    tr: 'Çalan alarmlar Alarmlar listesinde durur.',
    en: 'Alerts that rang stand in your list of alerts.',
  },
  everyTime: { tr: 'Her seferinde haber ver', en: 'Tell me every time' },
  everyTimeSays: { tr: 'Kapalıysa bir kez çalar, sonra durur', en: 'If off, it rings once and stops' },
  ringsAgain: {
    tr: 'Her gelişinde çalar, saatte en çok bir kez. Kredi kullanmaz.',
    en: 'It rings each time it comes, at most once an hour. It uses no credit.',
  },
  setFor: { tr: (name: string) => `${name} için alarm kur`, en: (name: string) => `Set an alert for ${name}` },
  ringsOnce: { tr: 'Bir kez çalar ve kapanır. Kredi kullanmaz.', en: 'It rings once and ends. It uses no credit.' },
  belowInstead: { tr: 'Altına inince haber ver', en: 'Tell me when it falls below' },
  aboveInstead: { tr: 'Üstüne çıkınca haber ver', en: 'Tell me when it rises above' },
  isSet: { tr: 'Bu alarm kurulu.', en: 'This alert is set.' },
  removeThis: { tr: 'Alarmı kaldır', en: 'Remove the alert' },
  membersOnly: {
    tr: 'Alarm kurmak için üye ol: haber verebilmemiz için seni tanımamız gerekir.',
    en: 'Alerts need an account: we have to know whom to tell.',
  },
  join: { tr: 'Ücretsiz üye ol', en: 'Join for free' },
})
