import { messages } from '../../lib/messages.ts'

export const versionText = messages({
  newVersion: { tr: 'Yeni sürüm hazır', en: 'A new version is ready' },
  newVersionSays: { tr: 'Yenileyince açılır.', en: 'It opens when you refresh.' },
  refresh: { tr: 'Yenile', en: 'Refresh' },
})
