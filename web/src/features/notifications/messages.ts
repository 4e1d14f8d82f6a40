import { reminderRule } from '@pusula/contract'
import { plural } from '@pusula/words'
import { messages } from '../../lib/messages.ts'

const hour = (count: number) => String(count).padStart(2, '0')
const quiet = { from: hour(reminderRule.quietFromHour), until: hour(reminderRule.quietUntilHour) }

export const notificationsText = messages({
  title: { tr: 'Bildirimler', en: 'Notifications' },
  back: { tr: 'Profile dön', en: 'Back to profile' },
  guest: { tr: 'Bildirimler üyelikle açılır', en: 'Notifications open with membership' },
  guestSays: {
    tr: 'Beklediğin fiyat gelince haberin olsun.',
    en: 'Be told when the price you wait for has come.',
  },

  push: { tr: 'Anlık bildirimler', en: 'Push notifications' },
  pushSays: { tr: 'Bu cihazda', en: 'On this device' },
  reminder: { tr: 'Piyasa hatırlatması', en: 'Market check-in' },
  reminderSays: { tr: 'Bir süre uğramayınca kısa bir hatırlatma', en: 'A reminder when you have been away' },
  after: { tr: 'Şu kadar uzak kalınca', en: 'After' },
  hours: {
    tr: (count: number) => `${count} saat`,
    en: (count: number) => `${count} ${plural(count, 'hour', 'hours')}`,
  },
  hoursShort: { tr: (count: number) => `${count} sa`, en: (count: number) => `${count} h` },
  gems: { tr: 'Gizli cevher bildirimi', en: 'Hidden gem alerts' },
  gemsSay: {
    tr: 'Yüksek notlu yeni coinler, 6 saatte bir bakılır',
    en: 'New high-grade coins, checked every 6 hours',
  },
  brief: { tr: 'Sabah özeti', en: 'Morning brief' },
  briefSays: {
    tr: (time: string) => `Her gün ${time} · ilk açık kanaldan`,
    en: (time: string) => `Every day ${time} · by the first channel that is on`,
  },
  letter: { tr: 'Haftalık mektup', en: 'Weekly letter' },
  weeklyEmailSays: {
    tr: (day: string, time: string) => `${day} ${time} · e-posta`,
    en: (day: string, time: string) => `${day} ${time} · e-mail`,
  },
  weeklyNeedsEmail: {
    tr: 'E-posta kanalın kapalı; mektup için aç.',
    en: 'Your e-mail channel is off; switch it on for the letter.',
  },
  hour: { tr: 'Saat', en: 'Time' },
  day: { tr: 'Gün', en: 'Day' },
  alerts: { tr: 'Alarmlar', en: 'Alerts' },
  alertsSay: { tr: 'Kurulu olanlar ve çalanlar', en: 'Those that are set, and those that rang' },
  notSaved: { tr: 'Ayar kaydedilmedi', en: 'Failed to update settings' },
  notSavedSays: { tr: 'Eski ayarın geçerli; tekrar dene.', en: 'The old setting holds; try again.' },

  status: { tr: 'Durum', en: 'Status' },
  support: { tr: 'Tarayıcı desteği', en: 'Browser support' },
  permission: { tr: 'İzin', en: 'Permission' },
  subscription: { tr: 'Abonelik', en: 'Subscription' },
  supported: { tr: 'Var', en: 'Supported' },
  unsupported: { tr: 'Yok', en: 'Not supported' },
  granted: { tr: 'Verildi', en: 'Granted' },
  denied: { tr: 'Reddedildi', en: 'Denied' },
  default: { tr: 'Sorulmadı', en: 'Not asked yet' },
  active: { tr: 'Açık', en: 'Active' },
  none: { tr: 'Kapalı', en: 'Off' },
  unknown: { tr: 'Bakılıyor', en: 'Checking' },
  test: { tr: 'Deneme bildirimi gönder', en: 'Send a test notification' },
  sending: { tr: 'Gönderiliyor', en: 'Sending' },
  testTitle: { tr: 'Bildirimler çalışıyor', en: 'Notifications work' },
  testBody: { tr: 'Bu bir denemeydi.', en: 'This was a test.' },
  tested: { tr: 'Deneme bildirimi yolda', en: 'The test notification is on its way' },
  refusedBy: {
    tr: (count: number) => `${count} tarayıcıda servis kabul etmedi.`,
    en: (count: number) => `In ${count} ${plural(count, 'browser', 'browsers')} the service did not take it.`,
  },
  switchedOff: {
    tr: (count: number) => `${count} adresi tarayıcı kapatmış; silindi.`,
    en: (count: number) =>
      `${count} ${plural(count, 'address was', 'addresses were')} switched off by the browser and removed.`,
  },
  notTested: { tr: 'Deneme gönderilemedi', en: 'Test not sent' },
  helps: {
    tr: [
      'İzni tarayıcının ayarlarından değiştirebilirsin.',
      'iPhone’da önce Pusula’yı ana ekranına ekle.',
      `Hatırlatma, özet ve mektuptan günde en fazla biri gelir; hatırlatma ${quiet.from}.00 ile ${quiet.until}.00 arası gelmez.`,
    ],
    en: [
      'You can change permission in your browser settings.',
      'On iPhone, add Pusula to your home screen first.',
      `At most one of reminder, brief and letter comes in a day; a reminder never between ${quiet.from}:00 and ${quiet.until}:00.`,
    ],
  },

  on: { tr: 'Bildirimler bu cihazda açık', en: 'Notifications are on for this device' },
  notOn: { tr: 'Açılamadı', en: 'Not turned on' },
  notOff: { tr: 'Kapatılamadı', en: 'Not turned off' },
  asItWas: {
    tr: 'Ayarın değişmedi; biraz sonra tekrar dene.',
    en: 'Your setting is as it was; try again in a moment.',
  },
  unsupportedTitle: { tr: 'Bu tarayıcıda bildirim yok', en: 'No notifications here' },
  neededTitle: { tr: 'İzin gerekli', en: 'Permission needed' },
  deniedTitle: { tr: 'İzin kapalı', en: 'Permission off' },
  notAskedTitle: { tr: 'İzin sorulamadı', en: 'Could not ask' },
  isUnsupported: { tr: 'Uygulamayı ana ekrana ekleyip dene.', en: 'Add the app to your home screen and try there.' },
  isNeeded: { tr: 'Tarayıcı sorunca İzin ver düğmesine dokun.', en: 'Choose Allow when the browser asks.' },
  isDenied: {
    tr: 'Tarayıcı ayarlarından Pusula için bildirimi aç.',
    en: 'Turn on notifications for Pusula in the browser’s settings.',
  },
  isNotReady: { tr: 'Sayfayı yenileyip tekrar dene.', en: 'Reload and try again.' },
  isFailed: {
    tr: 'Tarayıcının bildirim servisine ulaşılamadı. Ayarın değişmedi; biraz sonra tekrar dene.',
    en: 'The push service of your browser could not be reached. Your setting is as it was; try again in a moment.',
  },
})
