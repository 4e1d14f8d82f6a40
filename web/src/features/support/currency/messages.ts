import { messages } from '../../../lib/messages.ts'

export const currencyText = messages({
  currency: { tr: 'Para birimi', en: 'Currency' },
  says: {
    tr: 'Fiyatlar ve portföy bu birimle gösterilir. Bitcoin şimdi:',
    en: 'Prices and your portfolio are shown in it. Bitcoin now:',
  },
  noRate: {
    tr: (currency: string) => `${currency} için güvenilir bir kur yok.`,
    en: (currency: string) => `${currency}: there is no rate to rely on.`,
  },
})
