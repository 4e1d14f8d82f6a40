import { plural } from '@pusula/words'
import { messages } from '../../lib/messages.ts'

export const referralsText = messages({
  title: { tr: 'Arkadaşını davet et', en: 'Invite a friend' },
  says: {
    tr: 'Arkadaşın katılınca 5 kredi alır; ilk analizini yapınca sen de 5 kredi alırsın.',
    en: 'Your friend gets 5 credits for joining; you get 5 once they have had their first analysis.',
  },
  link: { tr: 'Davet bağlantısı', en: 'Referral link' },
  copy: { tr: 'Kopyala', en: 'Copy link' },
  copied: { tr: 'Bağlantı kopyalandı', en: 'Link copied' },
  notCopied: { tr: 'Kopyalanamadı', en: 'Could not copy' },
  notCopiedSays: { tr: 'Bağlantıyı seçip kendin kopyalayabilirsin.', en: 'Select the link and copy it yourself.' },
  share: { tr: 'Paylaş', en: 'Share' },
  code: { tr: 'QR kodu', en: 'QR code' },
  codeSays: { tr: 'Davet bağlantısının QR kodu', en: 'QR code of the referral link' },
  shareText: {
    tr: 'Pusula ile piyasada yönünü bul. Bu bağlantıyla katılırsan 5 kredi daha alırsın.',
    en: 'Find your bearing in the market with Pusula. Join by this link and you get 5 more credits.',
  },
  /** Stand under their figures. */
  joined: {
    tr: (_: number) => 'arkadaşın katıldı',
    en: (count: number) => plural(count, 'friend joined', 'friends joined'),
  },
  earned: {
    tr: (_: number) => 'kredi kazandın',
    en: (count: number) => plural(count, 'credit earned', 'credits earned'),
  },
})
