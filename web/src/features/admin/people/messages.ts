import { counted } from '@pusula/words'
import { messages } from '../../../lib/messages.ts'

export const peopleText = messages({
  list: { tr: 'Hesaplar', en: 'Accounts' },
  search: { tr: 'E-posta, ad ya da kimlik', en: 'Email, name or id' },
  which: { tr: 'Hangi hesaplar', en: 'Which accounts' },
  all: { tr: 'Tüm hesaplar', en: 'All accounts' },
  members: { tr: 'Üyeler', en: 'Members' },
  guests: { tr: 'Misafirler', en: 'Guests' },
  blockedOnes: { tr: 'Engelliler', en: 'Blocked' },
  nobody: { tr: 'Bu aramaya uyan hesap yok', en: 'No account matches' },
  nobodySays: {
    tr: 'Adresin bir parçası ya da kimliğin tamamı yeter.',
    en: 'Part of an address or a whole id will do.',
  },

  person: { tr: 'Kişi', en: 'Person' },
  kind: { tr: 'Tür', en: 'Kind' },
  member: { tr: 'Üye', en: 'Member' },
  guest: { tr: 'Misafir', en: 'Guest' },
  deleted: { tr: 'Silinmiş', en: 'Deleted' },
  blocked: { tr: 'Engelli', en: 'Blocked' },
  unverified: { tr: 'doğrulanmadı', en: 'not verified' },
  admin: { tr: 'Yönetici', en: 'Admin' },
  credits: { tr: 'Kredi', en: 'Credits' },
  since: { tr: 'Katıldı', en: 'Since' },
  seen: { tr: 'Son görülme', en: 'Last seen' },
  tier: { tr: 'Erişim', en: 'Access' },
  id: { tr: 'Kimlik', en: 'Id' },
  closePerson: { tr: 'Kişiyi kapat', en: 'Close person' },

  ledger: { tr: 'Kredi hareketleri', en: 'Ledger' },
  noLedger: { tr: 'Henüz hareket yok.', en: 'No entries yet.' },
  purchases: { tr: 'Satın almalar', en: 'Purchases' },
  done: { tr: 'Yönetici işlemleri', en: 'Administrators’ actions' },
  /** What was bought without credits. */
  plan: { tr: 'Pro planı', en: 'Pro plan' },
  creditsOf: {
    tr: (count: number) => counted.tr(count, 'kredi'),
    en: (count: number) => counted.en(count, 'credit', 'credits'),
  },

  correct: { tr: 'Kredi düzelt', en: 'Correct credits' },
  way: { tr: 'Yön', en: 'Give or take' },
  give: { tr: 'Ver', en: 'Give' },
  take: { tr: 'Geri al', en: 'Take' },
  amount: { tr: 'Miktar', en: 'Amount' },
  amountWrong: { tr: '1 ile 100.000 arasında bir tam sayı yaz.', en: 'Enter a whole number from 1 to 100,000.' },
  giveNow: { tr: 'Kredi ver', en: 'Give credits' },
  takeNow: { tr: 'Kredi geri al', en: 'Take credits' },
  corrected: { tr: 'Kredi düzeltildi', en: 'Credits corrected' },

  block: { tr: 'Hesabı engelle', en: 'Block account' },
  blockSays: {
    tr: 'Her yerden çıkış yapılır ve hesap bir daha giremez. Engel sonra kaldırılabilir. Pro planı varsa artık yenilenmez; engel kalkınca da kendiliğinden başlamaz.',
    en: 'It is signed out everywhere and cannot come back in. The block can be lifted later. A Pro plan renews no more, also after the block is lifted.',
  },
  blockNow: { tr: 'Engelle', en: 'Block' },
  blockedNow: { tr: 'Hesap engellendi', en: 'Account blocked' },
  blockedSince: {
    tr: (day: string, reason: string) => `${day} tarihinden beri engelli: ${reason}`,
    en: (day: string, reason: string) => `Blocked since ${day}: ${reason}`,
  },
  unblock: { tr: 'Engeli kaldır', en: 'Unblock' },
  unblocked: { tr: 'Engel kaldırıldı', en: 'Account unblocked' },
})

/** Why credits came or went. */
export const creditReasonText = messages({
  welcome: { tr: 'Hoş geldin hediyesi', en: 'Welcome gift' },
  analysis: { tr: 'Analiz', en: 'Analysis' },
  refund: { tr: 'İade', en: 'Refund' },
  referral: { tr: 'Davet ödülü', en: 'Referral' },
  purchase: { tr: 'Satın alma', en: 'Purchase' },
  reversal: { tr: 'Geri alınan satın alma', en: 'Reversed purchase' },
  subscription: { tr: 'Abonelik', en: 'Subscription' },
  conversion: { tr: 'Üyeliğe geçiş', en: 'Conversion' },
  correction: { tr: 'Düzeltme', en: 'Correction' },
})
