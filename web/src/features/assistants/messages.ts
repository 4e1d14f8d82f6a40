import type { AssistantScope } from '@pusula/contract'
import { messages } from '../../lib/messages.ts'

export const assistantsText = messages({
  title: { tr: 'Asistan bağla', en: 'Connect an assistant' },
  back: { tr: 'Profile dön', en: 'Back to the profile' },
  says: {
    tr: 'Kullandığın asistan Pusula’yı senin adına okuyabilir. Alım satım yapamaz; Pusula borsa hesabına bağlanmaz.',
    en: 'The assistant you use can read Pusula for you. It cannot trade; Pusula never connects to an exchange account.',
  },
  address: { tr: 'Asistanına bu adresi ver', en: 'Give your assistant this address' },
  copy: { tr: 'Kopyala', en: 'Copy' },
  copied: { tr: 'Kopyalandı', en: 'Copied' },
  notCopied: { tr: 'Kopyalanamadı; elle seç', en: 'Could not copy; select it by hand' },
  step1: {
    tr: 'Asistanında “bağlayıcı ekle” ya da “MCP sunucusu ekle”yi aç.',
    en: 'In your assistant open “add connector” or “add MCP server”.',
  },
  step2: { tr: 'Adresi yapıştır.', en: 'Paste the address.' },
  step3: {
    tr: 'Pusula’ya dönersin; neyi okuyabileceğini orada seçersin.',
    en: 'You come back to Pusula and choose what it may read.',
  },
  local: {
    tr: 'Bu adrese internetten ulaşılamıyor. Bu ağda çalışan asistanlar bağlanabilir; Claude.ai ya da ChatGPT gibi kendi sunucusundan bağlananlar bağlanamaz.',
    en: 'This address cannot be reached from the internet. Assistants that run in this network can connect; those that call from their own servers, such as Claude.ai or ChatGPT, cannot.',
  },
  used: { tr: 'Bu ay asistanların kullandığı', en: 'Used by assistants this month' },
  credit: { tr: 'kredi', en: 'credit' },
  credits: { tr: 'kredi', en: 'credits' },
  unused: {
    tr: '60 gün kullanılmayan bağlantı kendiliğinden kapanır.',
    en: 'A connection unused for 60 days closes itself.',
  },
  connected: { tr: 'Bağlı asistanlar', en: 'Connected assistants' },
  none: { tr: 'Bağlı asistan yok', en: 'No assistant connected' },
  noneSays: {
    tr: 'Adresi asistanına yapıştırınca burada görünür.',
    en: 'It appears here once you paste the address into your assistant.',
  },
  lastUsed: { tr: (when: string) => `Son kullanım: ${when}`, en: (when: string) => `Last used ${when}` },
  neverUsed: { tr: 'Henüz kullanılmadı', en: 'Not used yet' },
  calls: {
    tr: (count: number) => `bu ay ${count} soru`,
    en: (count: number) => `${count} ${count === 1 ? 'question' : 'questions'} this month`,
  },
  change: { tr: (name: string) => `İzinleri değiştir: ${name}`, en: (name: string) => `Change what ${name} may read` },
  save: { tr: 'Kaydet', en: 'Save' },
  saved: { tr: 'İzinler kaydedildi', en: 'Permissions saved' },
  notSaved: { tr: 'İzinler kaydedilemedi', en: 'Permissions were not saved' },
  notKnown: {
    tr: 'Kaydedilmiş olabilir; listeye bakıp gerekirse tekrar dene.',
    en: 'It may have been saved; look at the list and try again if needed.',
  },
  remove: { tr: 'Kaldır', en: 'Remove' },
  removeOf: { tr: (name: string) => `Kaldır: ${name}`, en: (name: string) => `Remove ${name}` },
  removeAsk: { tr: (name: string) => `Kaldırılsın mı: ${name}?`, en: (name: string) => `Remove ${name}?` },
  removeSays: {
    tr: 'Erişimi hemen biter. Önceki cevapları onda kalır; Pusula’dan yeni bir şey okuyamaz.',
    en: 'Its access ends now. Earlier answers stay with it; it can read nothing new from Pusula.',
  },
  keep: { tr: 'Vazgeç', en: 'Keep' },
  removed: { tr: 'Asistan kaldırıldı', en: 'Assistant removed' },
  notRemoved: { tr: 'Asistan kaldırılamadı', en: 'The assistant was not removed' },
  removeNotKnown: {
    tr: 'Kaldırılmış olabilir; listede duruyorsa tekrar dene.',
    en: 'It may be gone; if it is on the list, try again.',
  },
  close: { tr: 'Kapat', en: 'Close' },
  working: { tr: 'Bekle', en: 'Working' },
  guest: { tr: 'Asistan bağlamak üyelere açık', en: 'Connecting an assistant is for members' },
  guestSays: {
    tr: 'Üye ol; asistanın fiyatları, aralıkları ve karneyi senin adına okusun.',
    en: 'Join, and your assistant can read prices, ranges and the track record for you.',
  },
})

/** What each switch lets an assistant read. */
export const scopesText = messages({
  market: { tr: 'Piyasa', en: 'Market' },
  marketSays: {
    tr: 'Fiyatlar, olası aralıklar, isabet karnesi. Kredi kullanmaz.',
    en: 'Prices, likely ranges, track record. Uses no credits.',
  },
  analyses: { tr: 'Analizler', en: 'Analyses' },
  analysesSays: { tr: 'Her yeni analiz 1 kredi kullanır.', en: 'Each new analysis uses 1 credit.' },
  noCredits: { tr: 'Kredin yok; açarsan çalışmaz.', en: 'You have no credits; it will not work.' },
  portfolio: { tr: 'Portföyün', en: 'Your portfolio' },
  portfolioSays: { tr: 'Coinler, paylar ve getiri. Değiştiremez.', en: 'Coins, shares and return. Cannot change it.' },
  alerts: { tr: 'Alarmların', en: 'Your alerts' },
  alertsSays: {
    tr: 'Beklediğin fiyatlar. Alarm kuramaz.',
    en: 'Prices you wait for. Cannot set any.',
  },
  perDay: { tr: 'Günde en çok', en: 'At most a day' },
  less: { tr: 'Azalt', en: 'Less' },
  more: { tr: 'Artır', en: 'More' },
  isCredits: {
    tr: (count: number) => `analiz = ${count} kredi`,
    en: (count: number) => (count === 1 ? 'analysis = 1 credit' : `analyses = ${count} credits`),
  },
  whatOfPortfolio: { tr: 'Portföyde ne okunsun', en: 'What to read' },
  percent: { tr: 'Yalnız yüzdeler', en: 'Percent only' },
  amounts: { tr: 'Tutarlar da', en: 'Amounts too' },
  marketTag: { tr: 'piyasa', en: 'market' },
  analysesTag: { tr: (count: number) => `analiz, günde ${count}`, en: (count: number) => `analyses, ${count} a day` },
  portfolioTag: { tr: 'portföy, yüzde', en: 'portfolio, percent' },
  portfolioAmountsTag: { tr: 'portföy, tutarlar', en: 'portfolio, amounts' },
  alertsTag: { tr: 'alarmlar', en: 'alerts' },
})

/** The words under a switch. */
export const saysOf = {
  market: 'marketSays',
  analyses: 'analysesSays',
  portfolio: 'portfolioSays',
  alerts: 'alertsSays',
} as const satisfies Record<AssistantScope, string>

export const consentText = messages({
  title: { tr: 'İzin', en: 'Permission' },
  wants: {
    tr: (name: string) => `${name} Pusula’nı okumak istiyor`,
    en: (name: string) => `${name} wants to read your Pusula`,
  },
  allOff: {
    tr: 'Hepsi kapalı başlar. Yalnızca açtıklarını okuyabilir.',
    en: 'Everything starts off. It can read only what you turn on.',
  },
  unknown: { tr: 'Bu uygulamayı tanımıyoruz.', en: 'We do not know this app.' },
  site: {
    tr: (host: string) =>
      `Adını kendisi verdi. Cevaplar ${host} adresine gider; bu bağlantıyı sen başlatmadıysan reddet.`,
    en: (host: string) => `It chose its own name. Answers go to ${host}; decline unless you started this yourself.`,
  },
  device: {
    tr: 'Bu cihazdaki bir program erişim alır. Bu bağlantıyı sen başlatmadıysan reddet.',
    en: 'A program on this device gets access. Decline unless you started this yourself.',
  },
  thisDevice: { tr: 'bu cihaz', en: 'this device' },
  allow: { tr: 'İzin ver', en: 'Allow' },
  decline: { tr: 'Reddet', en: 'Decline' },
  foot: {
    tr: 'Alım satım yapamaz, alarm kuramaz, hesabını değiştiremez. Dilediğin an profilinden kaldırırsın.',
    en: 'It cannot trade, set alerts or change your account. Remove it any time in your profile.',
  },
  working: { tr: 'Bekle', en: 'Working' },
  failed: { tr: 'İzin verilemedi', en: 'Nothing was allowed' },
  notKnown: {
    tr: 'Cevap gelmedi. Tekrar dene: yarım kalan izin bir dakikada geçersiz olur.',
    en: 'No answer came. Try again: a permission that was not picked up is void after a minute.',
  },
  wrong: { tr: 'Bu bağlantı kurulamıyor', en: 'This connection cannot be made' },
  wrongRequest: {
    tr: 'Uygulamanın isteği eksik ya da hatalı. Hiçbir izin verilmedi.',
    en: 'The request of the app is incomplete or wrong. Nothing was allowed.',
  },
  backTo: { tr: (where: string) => `Geri dön: ${where}`, en: (where: string) => `Back to ${where}` },
  home: { tr: 'Ana sayfaya git', en: 'Go home' },
  leaving: { tr: 'Asistanına dönüyorsun', en: 'Taking you back to your assistant' },
})
