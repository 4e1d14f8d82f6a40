import { messages } from '../../../lib/messages.ts'

export const adminText = messages({
  admin: { tr: 'Yönetim', en: 'Admin' },
  menu: { tr: 'Yönetim bölümleri', en: 'Admin sections' },
  administrator: { tr: 'Yönetici', en: 'Administrator' },

  coins: { tr: 'Coin yönetimi', en: 'Coin management' },
  apis: { tr: 'API yapılandırması', en: 'API configuration' },
  channels: { tr: 'Kanallar', en: 'Channels' },
  settings: { tr: 'Sistem ayarları', en: 'System settings' },
  jurisdiction: { tr: 'Ülke profili', en: 'Jurisdiction' },
  figures: { tr: 'Rakamlar', en: 'Figures' },
  people: { tr: 'Kişiler', en: 'People' },
  support: { tr: 'Destek', en: 'Support' },
  audit: { tr: 'İşlem kaydı', en: 'Audit log' },

  working: { tr: 'İşleniyor', en: 'Working' },
  cancel: { tr: 'Vazgeç', en: 'Cancel' },
  close: { tr: 'Kapat', en: 'Close' },
  notDone: { tr: 'Yapılamadı', en: 'That did not work' },
  notKnown: {
    tr: 'Yapılmış olabilir; tekrar denemeden önce şimdiki haline bak.',
    en: 'It may have been done; look at how it is now before you try again.',
  },
  older: { tr: 'Daha eskileri göster', en: 'Show older ones' },
  previous: { tr: 'Önceki sayfa', en: 'Previous page' },
  next: { tr: 'Sonraki sayfa', en: 'Next page' },
  range: {
    tr: (from: string, to: string, total: string) => `${from}–${to} / ${total}`,
    en: (from: string, to: string, total: string) => `${from}–${to} of ${total}`,
  },
  reason: { tr: 'Neden', en: 'Reason' },
  reasonShort: { tr: 'Nedenini en az 3 harfle yaz.', en: 'Give a reason of at least 3 letters.' },
})
