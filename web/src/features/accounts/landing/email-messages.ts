import { messages } from '../../../lib/messages.ts'

export const emailText = messages({
  which: { tr: 'Giriş ya da kayıt', en: 'Log in or register' },
  logIn: { tr: 'Giriş yap', en: 'Log in' },
  register: { tr: 'Kayıt ol', en: 'Register' },
  firstName: { tr: 'Ad', en: 'First name' },
  lastName: { tr: 'Soyad', en: 'Last name' },
  email: { tr: 'E-posta', en: 'Email' },
  password: { tr: 'Şifre', en: 'Password' },
  passwordHint: { tr: 'en az 6 karakter', en: 'at least 6 characters' },
  confirm: { tr: 'Şifre tekrarı', en: 'Password again' },
  showPassword: { tr: 'Şifreyi göster', en: 'Show password' },
  hidePassword: { tr: 'Şifreyi gizle', en: 'Hide password' },
  forgot: { tr: 'Şifreni mi unuttun?', en: 'Forgot your password?' },
  termsBefore: { tr: '', en: 'I have read and accept the ' },
  termsLink: { tr: 'Kullanım ve satış koşullarını', en: 'terms of use and sale' },
  termsAfter: { tr: ' okudum, kabul ediyorum.', en: '.' },
  sendCode: { tr: 'Aktivasyon kodu gönder', en: 'Send activation code' },
  sending: { tr: 'Gönderiliyor', en: 'Sending' },
  signingIn: { tr: 'Giriş yapılıyor', en: 'Signing in' },
  notSignedIn: { tr: 'Giriş yapılamadı', en: 'Sign-in failed' },
  notSignedInSays: {
    tr: 'Giriş sırasında bir hata oluştu. Bağlantını kontrol edip tekrar dene.',
    en: 'An error occurred while signing in. Check your connection and try again.',
  },
})

/** What is wrong with a field, by name. */
export const complaintText = messages({
  email: { tr: 'Geçerli bir email adresi girin', en: 'Enter a valid email address' },
  passwordRequired: { tr: 'Şifre gerekli', en: 'Password is required' },
  passwordShort: { tr: 'Şifre en az 6 karakter olmalı', en: 'Password must be at least 6 characters' },
  passwordsDiffer: { tr: 'Şifreler eşleşmiyor', en: 'Passwords do not match' },
  emailLetters: {
    tr: 'E-posta adresinde İ, ı, ğ, ş gibi harfler olamaz; i, g, s yaz.',
    en: 'An email address cannot have letters such as İ, ı, ğ or ş; use i, g or s.',
  },
  emailForm: {
    tr: 'Adresi ad@ornek.com gibi yaz: tırnak, ayraç ve açıklama olmadan.',
    en: 'Write the address like name@example.com, without quotes, brackets or comments.',
  },
  passwordLong: { tr: 'Şifre en fazla 200 karakter olabilir', en: 'Password can be at most 200 characters' },
  nameShort: { tr: 'En az 2 harf', en: 'At least 2 letters' },
  nameLong: { tr: 'En fazla 80 harf', en: 'At most 80 letters' },
  termsRequired: {
    tr: 'Kaydolmak için koşulları kabul etmelisin.',
    en: 'You must accept the terms and conditions to register.',
  },
})

export type Complaint = keyof typeof complaintText
