import { messages } from '../../../lib/messages.ts'

export const registrationText = messages({
  notSent: { tr: 'Kod gönderilemedi', en: 'Failed to send activation code' },
  notRegistered: { tr: 'Kayıt Hatası', en: 'Registration failed' },
  close: { tr: 'Kapat', en: 'Close' },

  understood: { tr: 'Anladım', en: 'I Understand' },
  readOn: { tr: 'Devam etmek için sonuna kadar kaydır.', en: 'Scroll to the end to continue.' },

  verify: { tr: 'E-postanı doğrula', en: 'Verify your email' },
  codeSentTo: {
    tr: (email: string) => `6 haneli kod şu adrese gönderildi: ${email}. Kod 15 dakika geçerli.`,
    en: (email: string) => `We sent a 6-digit code to ${email}. It is valid for 15 minutes.`,
  },
  code: { tr: '6 haneli kod', en: '6-digit code' },
  check: { tr: 'Doğrula', en: 'Verify' },
  checking: { tr: 'Doğrulanıyor', en: 'Verifying' },
  back: { tr: 'Forma dön', en: 'Back to the form' },
  wrongCode: {
    tr: (reason: string) => `Doğrulama başarısız. ${reason}`,
    en: (reason: string) => `Verification Failed. ${reason}`,
  },
  verified: { tr: 'Doğrulandı', en: 'Verified' },
  verifiedSays: { tr: 'Hesabın açılıyor.', en: 'Your account is being opened.' },

  noCode: { tr: 'Kod gelmedi mi?', en: 'No code yet?' },
  resend: { tr: 'Yeniden gönder', en: 'Send again' },
  resendIn: {
    tr: (seconds: number) => `${seconds} sn sonra yeniden gönderebilirsin.`,
    en: (seconds: number) => `You can send it again in ${seconds} s.`,
  },
})
