import { counted } from '@pusula/words'
import { messages } from '../../../lib/messages.ts'

export const queueText = messages({
  title: { tr: 'Gönderilmeyi bekleyenler', en: 'Waiting to be sent' },
  sending: {
    tr: (count: number) => `${counted.tr(count, 'değişiklik')} gönderilmeyi bekliyor`,
    en: (count: number) => `${counted.en(count, 'change is', 'changes are')} waiting to be sent`,
  },
  waiting: {
    tr: (count: number) => `${counted.tr(count, 'değişiklik')} bağlantı gelince gönderilecek`,
    en: (count: number) => `${counted.en(count, 'change', 'changes')} will be sent when you are back online`,
  },
  purchase: { tr: 'alım', en: 'purchase' },
  sale: { tr: 'satış', en: 'sale' },
  noted: { tr: (time: string) => `Eklendi: ${time}`, en: (time: string) => `Added at ${time}` },
  undo: { tr: 'Geri al', en: 'Undo' },
  undone: { tr: 'Bu cihazda geri alındı', en: 'Undone on this device' },
  mayHaveArrived: {
    tr: 'Kaydın bize ulaşmış olabilir. Bağlanınca portföyüne bak; oradaysa sil.',
    en: 'Your entry may have reached us. Look at your portfolio once you are online; if it is there, delete it.',
  },
  edit: { tr: 'Düzenle', en: 'Edit' },
  sent: {
    tr: (count: number) => (count === 1 ? 'Değişikliğin gönderildi' : `${count} değişikliğin gönderildi`),
    en: (count: number) => (count === 1 ? 'Your change was sent' : `Your ${count} changes were sent`),
  },
  queued: { tr: 'Bağlantı gelince gönderilecek', en: 'It will be sent when you are back online' },
})
