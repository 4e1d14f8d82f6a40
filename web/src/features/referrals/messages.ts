import { messages } from '../../lib/messages.ts'

export const referralsText = messages({
  title: { tr: 'Arkadaşını davet et', en: 'Invite a friend' },
  says: { tr: 'Katılınca ikiniz de 5 kredi kazanırsınız.', en: 'You both get 5 credits when they join.' },
  link: { tr: 'Davet bağlantısı', en: 'Referral link' },
  copy: { tr: 'Kopyala', en: 'Copy link' },
  copied: { tr: 'Bağlantı kopyalandı', en: 'Link copied' },
  notCopied: { tr: 'Kopyalanamadı', en: 'Could not copy' },
  notCopiedSays: { tr: 'Bağlantıyı seçip kendin kopyalayabilirsin.', en: 'Select the link and copy it yourself.' },
  share: { tr: 'Paylaş', en: 'Share' },
  code: { tr: 'QR kodu', en: 'QR code' },
  codeSays: { tr: 'Davet bağlantısının QR kodu', en: 'QR code of the referral link' },
  shareText: {
    tr: 'Pusula ile piyasada yönünü bul. Bu bağlantıyla katılınca ikimiz de 5 kredi kazanırız.',
    en: 'Find your bearing in the market with Pusula. We both get 5 credits when you join by this link.',
  },
  /** Stand under their figures. */
  joined: {
    tr: (_: number) => 'arkadaşın katıldı',
    en: (count: number) => (count === 1 ? 'friend joined' : 'friends joined'),
  },
  earned: {
    tr: (_: number) => 'kredi kazandın',
    en: (count: number) => (count === 1 ? 'credit earned' : 'credits earned'),
  },
})
