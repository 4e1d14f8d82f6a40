import { messages } from '../../lib/messages.ts'

export const signupText = messages({
  free: { tr: 'Ücretsiz üye ol', en: 'Join free' },
  freeSays: {
    tr: '20 kredi hediye: $10 değerinde 20 analiz.',
    en: '20 credits included: 20 analyses, worth $10.',
  },
  pro: { tr: 'Pro için üye ol', en: 'Join for Pro' },
  proSays: {
    tr: 'Önce ücretsiz üye ol, sonra Pro planını seç.',
    en: 'Join free first, then choose your Pro plan.',
  },
  google: { tr: 'Google ile üye ol', en: 'Join with Google' },
  orEmail: { tr: 'ya da e-postayla', en: 'or by email' },
  haveAccount: { tr: 'Hesabın var mı?', en: 'Have an account?' },
  logIn: { tr: 'Giriş yap', en: 'Log in' },
})
