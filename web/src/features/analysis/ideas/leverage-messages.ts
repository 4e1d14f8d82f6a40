import { messages } from '../../../lib/messages.ts'

export const leverageText = messages({
  title: { tr: 'Kaldıraçlı plan', en: 'Leveraged plan' },
  says: {
    tr: 'Kaldıraç kaybı da çarpar. 3× ile %33’lük bir ters hareket paranın tamamını siler.',
    en: 'Leverage multiplies losses too. At 3×, a 33% move against you wipes out the whole margin.',
  },
  agree: {
    tr: 'Yatırdığım teminatın tamamını kaybedebileceğimi anladım.',
    en: 'I understand that I can lose my whole margin.',
  },
  show: { tr: 'Kaldıraçlı planı göster', en: 'Show the leveraged plan' },
  up: { tr: 'Kaldıraçlı · alış planı', en: 'Leveraged · buy plan' },
  down: { tr: 'Kaldıraçlı · satış planı', en: 'Leveraged · sell plan' },
  long: { tr: (times: string) => `Long, ${times}×`, en: (times: string) => `Long, ${times}×` },
  short: { tr: (times: string) => `Short, ${times}×`, en: (times: string) => `Short, ${times}×` },
  times: { tr: 'Kaldıraç', en: 'Leverage' },
  liquidation: { tr: 'Tasfiye', en: 'Liquidation' },
  prices: { tr: 'Stop · Giriş · Hedef', en: 'Stop · Entry · Target' },
  pricesDown: { tr: 'Hedef · Giriş · Stop', en: 'Target · Entry · Stop' },
  pictured: {
    tr: (liquidation: string, entry: string) => `Tasfiye yaklaşık ${liquidation}, giriş ${entry}.`,
    en: (liquidation: string, entry: string) => `Liquidation at about ${liquidation}, entry ${entry}.`,
  },
  distance: { tr: 'Tasfiyeye mesafe, yaklaşık', en: 'About this far from liquidation' },
  chance: { tr: '7 günde tasfiyeye değme ihtimali', en: 'Chance to touch it in 7 days' },
  outcome: {
    tr: (margin: string) => `${margin} teminatta stop / hedef`,
    en: (margin: string) => `On a margin of ${margin}, stop / target`,
  },
  costs: { tr: 'Masraf ve fonlama, teminata oranı', en: 'Fees and funding, of the margin' },
  warning: {
    tr: 'Kaldıraç kazanç gibi kaybı da büyütür. Teminatın tamamını kaybedebilirsin. İhtiyacın olan parayla yapma.',
    en: 'Leverage multiplies losses as well as gains. You can lose the whole margin. Never use money you need.',
  },
})
