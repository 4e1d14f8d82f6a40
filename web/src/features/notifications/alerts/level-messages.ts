import { messages } from '../../../lib/messages.ts'

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
