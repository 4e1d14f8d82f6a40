import { plural } from '@pusula/words'
import { messages } from '../../../lib/messages.ts'

export const knownPayerText = messages({
  title: { tr: 'Bu e-postanın hesabı var', en: 'This email has an account' },
  /** Stand around the address. */
  saysBefore: { tr: '', en: 'Sign in as ' },
  saysAfter: {
    tr: (credits: number) => ` ile giriş yap, misafirken aldığın ${credits} kredi o hesaba taşınsın.`,
    en: (credits: number) =>
      ` and the ${credits} ${credits === 1 ? 'credit' : 'credits'} you bought as a guest move into that account.`,
  },
  here: { tr: 'Bu tarayıcıda', en: 'In this browser' },
  unit: { tr: (_: string) => 'kredi', en: (count: string) => plural(count, 'credit', 'credits') },
  there: { tr: 'Hesabında, girişten sonra', en: 'In your account, once signed in' },
  added: { tr: 'elindekilere eklenir', en: 'on top of what you have' },
  password: { tr: 'Şifre', en: 'Password' },
  show: { tr: 'Şifreyi göster', en: 'Show password' },
  hide: { tr: 'Şifreyi gizle', en: 'Hide password' },
  required: { tr: 'Şifre gerekli', en: 'Password is required' },
  signIn: { tr: 'Giriş yap, kredileri taşı', en: 'Sign in and move the credits' },
  signingIn: { tr: 'Giriş yapılıyor', en: 'Signing in' },
  google: { tr: 'Google ile giriş yap', en: 'Sign in with Google' },
  other: { tr: 'Başka bir e-postayla üye ol', en: 'Join with another email' },
  forgot: { tr: 'Şifreni mi unuttun?', en: 'Forgot your password?' },
  stays: {
    tr: (credits: number) => `Giriş yapmazsan ${credits} kredin bu tarayıcıda durur.`,
    en: (credits: number) =>
      `If you do not sign in, your ${credits} ${credits === 1 ? 'credit stays' : 'credits stay'} in this browser.`,
  },
  close: { tr: 'Kapat', en: 'Close' },
})
