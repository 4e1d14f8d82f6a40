import { messages } from '../../../lib/messages.ts'

export const supportText = messages({
  messages: { tr: 'Mesajlar', en: 'Messages' },
  which: { tr: 'Hangi mesajlar', en: 'Which messages' },
  open: { tr: 'Yanıt bekleyenler', en: 'Waiting' },
  all: { tr: 'Hepsi', en: 'All' },
  none: { tr: 'Bekleyen mesaj yok', en: 'No messages waiting' },
  noneSays: { tr: 'Gelen mesajlar burada görünür.', en: 'New messages appear here.' },
  stranger: { tr: 'Adı yok', en: 'No name' },
  noAddress: {
    tr: 'Adres bırakılmadığı için yanıtlanamaz.',
    en: 'It cannot be answered: no address was left.',
  },
  account: { tr: 'Hesabı aç', en: 'Open account' },
  answerLabel: { tr: 'Yanıt', en: 'Answer' },
  answerEmpty: { tr: 'Bir yanıt yaz.', en: 'Write an answer.' },
  send: { tr: 'Yanıtı gönder', en: 'Send answer' },
  sent: { tr: 'Yanıt e-postayla gönderildi', en: 'The answer was mailed' },
  answered: { tr: (day: string) => `${day} tarihinde yanıtlandı`, en: (day: string) => `Answered on ${day}` },
  answerTo: { tr: (name: string) => `Yanıtla: ${name}`, en: (name: string) => `Answer ${name}` },

  cases: { tr: 'Ödeme kayıtları', en: 'Payment cases' },
  noCases: { tr: 'Bakılacak ödeme yok.', en: 'No payment needs a look.' },
  settled: { tr: (day: string) => `${day} tarihinde kapandı`, en: (day: string) => `Settled on ${day}` },
  settle: { tr: 'Kaydı kapat', en: 'Settle' },
  settleHow: { tr: 'Nasıl çözüldü', en: 'How it was settled' },
  settledNow: { tr: 'Kayıt kapatıldı', en: 'Case settled' },
})
