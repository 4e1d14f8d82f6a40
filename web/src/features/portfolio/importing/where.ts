import type { Both } from '@pusula/words'
import { messages } from '../../../lib/messages.ts'

export const whereText = messages({
  title: { tr: 'Dosyayı nereden bulurum?', en: 'Where do I find the file?' },
  says: { tr: 'Borsa borsa, adım adım', en: 'Exchange by exchange, step by step' },
  changes: {
    tr: 'Bilgisayardan daha kolaydır. Menülerin adı değişmiş olabilir: “geçmiş” ve “dışa aktar” ararsın.',
    en: 'It is easier on a computer. Names of menus change: look for “history” and “export”.',
  },
})

/** How each exchange hands out its trades. */
export const places: readonly { name: string; steps: Both }[] = [
  {
    name: 'Binance',
    steps: {
      tr: 'Emirler → Spot emir → İşlem geçmişi → Dışa aktar',
      en: 'Orders → Spot order → Trade history → Export',
    },
  },
  { name: 'BtcTurk', steps: { tr: 'Hesabım → İşlem geçmişi → İndir', en: 'Account → Trade history → Download' } },
  { name: 'Paribu', steps: { tr: 'Hesabım → İşlem geçmişi → İndir', en: 'Account → Trade history → Download' } },
  {
    name: 'Coinbase',
    steps: { tr: 'Profil → Raporlar → İşlem geçmişi → CSV', en: 'Profile → Statements → Transaction history → CSV' },
  },
  {
    name: 'Kraken',
    steps: {
      tr: 'Profil → Belgeler → Yeni dışa aktarma → Trades, CSV',
      en: 'Profile → Documents → New export → Trades, CSV',
    },
  },
  {
    name: 'OKX',
    steps: { tr: 'Varlıklar → Rapor merkezi → İşlem geçmişi', en: 'Assets → Report center → Trading history' },
  },
  {
    name: 'Bybit',
    steps: { tr: 'Emirler → Spot → İşlem geçmişi → Dışa aktar', en: 'Orders → Spot → Trade history → Export' },
  },
  {
    name: 'KuCoin',
    steps: { tr: 'Emirler → Spot → İşlem geçmişi → CSV', en: 'Orders → Spot → Trade history → CSV' },
  },
]
