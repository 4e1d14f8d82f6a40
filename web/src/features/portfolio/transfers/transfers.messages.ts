import { counted } from '@pusula/words'
import { messages } from '../../../lib/messages.ts'

export const transferText = messages({
  in: { tr: 'Giriş', en: 'Deposit' },
  out: { tr: 'Çıkış', en: 'Withdrawal' },
  open: { tr: 'eşi belli değil', en: 'other half not known' },
  paired: { tr: 'transfer, eşleşti', en: 'transfer, paired' },
  fee: { tr: (amount: string) => `ağ ücreti ${amount}`, en: (amount: string) => `network fee ${amount}` },
  feeNotCounted: {
    tr: 'ağ ücreti sayılmadı: bu coinin alımı kayıtlı değil',
    en: 'network fee not counted: no purchase of this coin is noted',
  },
  manage: { tr: (what: string) => `Transfer: ${what}`, en: (what: string) => `Transfer ${what}` },
  title: { tr: 'Transfer', en: 'Transfer' },
  close: { tr: 'Kapat', en: 'Close' },
  says: {
    tr: 'Kendi hesapların arasındaki bir transferde alım satım olmaz. Eşleştirince yalnızca yolda kalan ağ ücreti, maliyetiyle düşülür.',
    en: 'Moving coins between your own places is no trade. Once paired, only the network fee that stayed on the way is taken off, at what it had cost.',
  },
  choose: { tr: 'Öbür yarısı hangisi?', en: 'Which one is the other half?' },
  waiting: { tr: 'Adaylar aranıyor', en: 'Looking for the other half' },
  failed: { tr: 'Adaylar şu an alınamadı.', en: 'They could not be had just now.' },
  retry: { tr: 'Tekrar dene', en: 'Try again' },
  noPartner: {
    tr: 'Uyan bir kayıt yok. Öbür yerin dosyasını da aktar; bulunca burada durur.',
    en: 'Nothing fits. Import the file of the other place as well, and it will stand here.',
  },
  pair: { tr: 'Eşleştir', en: 'Pair' },
  pairAll: {
    tr: (count: number) => `${counted.tr(count, 'transferi')} eşleştir`,
    en: (count: number) => `Pair ${counted.en(count, 'transfer', 'transfers')}`,
  },
  unpair: { tr: 'Eşleştirmeyi kaldır', en: 'Take the pair apart' },
  done: {
    tr: (count: number) => `${counted.tr(count, 'transfer')} eşleşti`,
    en: (count: number) => `${counted.en(count, 'transfer', 'transfers')} paired`,
  },
  undone: { tr: 'Eşleştirme kaldırıldı', en: 'Pair taken apart' },
  notDone: { tr: 'Eşleştirilemedi', en: 'Not paired' },
  notUndone: { tr: 'Eşleştirme kaldırılamadı', en: 'The pair was not taken apart' },
  notKnown: {
    tr: 'Yapılıp yapılmadığı belli değil. Listeye bakıp gerekirse tekrar dene.',
    en: 'It is not known whether it was done. Look at the list and try again if needed.',
  },
  proposals: {
    tr: (count: number) => `${counted.tr(count, 'olası transfer')}`,
    en: (count: number) => counted.en(count, 'likely transfer', 'likely transfers'),
  },
  proposalsSay: {
    tr: 'Aynı coin birkaç gün içinde bir yerden çıkmış, başka bir yere girmiş görünüyor.',
    en: 'The same coin seems to have left one place and reached another within days.',
  },
  noFee: { tr: 'ücretsiz', en: 'no fee' },
  more: {
    tr: (count: number) => `${counted.tr(count, 'transferi')} daha göster`,
    en: (count: number) => `Show ${counted.en(count, 'more transfer', 'more transfers')}`,
  },
})
