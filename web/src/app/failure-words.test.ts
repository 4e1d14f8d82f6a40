import { type Both, problems } from '@pusula/contract'
import { expect, it } from 'vitest'
import { complaintText, emailText } from '../features/accounts/landing/email-messages.ts'
import { passwordText } from '../features/accounts/password/messages.ts'
import { registrationText } from '../features/accounts/registration/messages.ts'
import { uploadText } from '../features/admin/coins/messages.ts'
import { favoritesText } from '../features/favorites/messages.ts'
import { searchText } from '../features/market/messages.ts'
import { notificationsText } from '../features/notifications/messages.ts'
import { paymentsText, returnText } from '../features/payments/messages.ts'
import { failedText } from '../features/portfolio/changes/changes.ts'
import { formText, complaintText as purchaseText } from '../features/portfolio/form/messages.ts'
import { removalText } from '../features/portfolio/messages.ts'

/** What is reached in a journey or in a test beside its screen, which that test names by its title: here are its words. */
const said: readonly [what: string, parts: readonly Both[], tr: string, en: string][] = [
  [
    'a code that was not sent',
    [registrationText.notSent, problems['accounts.codeNotSent']],
    'Kod gönderilemedi · Aktivasyon kodu gönderilemedi. Adresi kontrol edip yeniden iste.',
    'Code not sent · Failed to send activation code. Check the address and ask again.',
  ],
  [
    'an account that was not opened',
    [registrationText.notRegistered, registrationText.notRegisteredSays, registrationText.typedIsSaved],
    'Kayıt Hatası · Kayıt sırasında hata oluştu. · Yazdıkların duruyor; tekrar dene.',
    'Registration failed · An error occurred during registration. · What you typed is kept; try again.',
  ],
  [
    'what is not for this account',
    [problems['accounts.forbidden']],
    'Yetkisiz erişim. Bu sayfa hesabına açık değil.',
    'Unauthorized access. This page is not open to your account.',
  ],
  [
    'a favorite that is one already',
    [favoritesText.kept, problems['favorites.alreadyPresent']],
    'Zaten favorilerinde · Bu coin listende duruyor.',
    'Already a favorite · This coin is on your list.',
  ],
  [
    'a favorite that did not change',
    [favoritesText.notChanged, favoritesText.notChangedSays],
    'Favori değişmedi · Listeni geri aldık; tekrar dene.',
    'Favorite not changed · We put your list back; try again.',
  ],
  [
    'a payment that was refused',
    [returnText.failed, returnText.failedSays],
    'Ödeme alınamadı · Kartından para çekilmedi. Tekrar deneyebilirsin.',
    'Payment Failed · Your card was not charged. You can try again.',
  ],
  [
    'a payment without its credits',
    [returnText.notCredited, returnText.notCreditedSays],
    'Ödemen alındı, kredin eklenemedi · Ödeme başarılı, ancak krediler eklenirken bir hata oluştu. Lütfen destekle iletişime geç.',
    'Paid, credits missing · Payment was successful but there was an error adding credits. Please contact support.',
  ],
  [
    'terms that were not accepted',
    [paymentsText.termsRequired],
    'Devam etmek için kullanım ve satış koşullarını kabul et.',
    'Accept the terms of use and sale to go on.',
  ],
  [
    'a permission that is needed',
    [notificationsText.neededTitle, notificationsText.isNeeded],
    'İzin gerekli · Tarayıcı sorunca İzin ver düğmesine dokun.',
    'Permission needed · Choose Allow when the browser asks.',
  ],
  [
    'a permission that is off',
    [notificationsText.deniedTitle, notificationsText.isDenied],
    'İzin kapalı · Tarayıcı ayarlarından Pusula için bildirimi aç.',
    'Permission off · Turn on notifications for Pusula in the browser’s settings.',
  ],
  [
    'a permission that could not be asked for',
    [notificationsText.notAskedTitle, notificationsText.isNotReady],
    'İzin sorulamadı · Sayfayı yenileyip tekrar dene.',
    'Could not ask · Reload and try again.',
  ],
  [
    'notifications that stay as they were',
    [notificationsText.notOn, notificationsText.notOff, notificationsText.notTested, notificationsText.asItWas],
    'Açılamadı · Kapatılamadı · Deneme gönderilemedi · Ayarın değişmedi; biraz sonra tekrar dene.',
    'Not turned on · Not turned off · Test not sent · Your setting is as it was; try again in a moment.',
  ],
  [
    'a portfolio that stays as it was',
    [formText.notAdded, formText.notChanged, removalText.notRemoved, removalText.coinNotRemoved, failedText.asItWas],
    'Alım eklenmedi · Değişiklik kaydedilmedi · Alım silinmedi · Coin silinmedi · Portföyün olduğu gibi duruyor; tekrar dene.',
    'Purchase not added · Change not saved · Purchase not deleted · Coin not deleted · Your portfolio is as it was; try again.',
  ],
  [
    'a purchase that cannot be noted so',
    [formText.notFilled, purchaseText.allMissing],
    'Fiyat Hatası: fiyat gelmedi; elle yazabilirsin. · Lütfen tüm gerekli alanları doldurun.',
    'Price error: no price came; you can type it. · Please fill in all required fields.',
  ],
  [
    'an upload',
    [uploadText.failed, problems['admin.wrongFile'], problems['admin.wrongHeaders'], problems['admin.unreachable']],
    'Upload Başarısız · Sadece CSV ve JSON dosyaları desteklenmektedir. · Geçersiz JSON · API denemesi başarısız: servis yanıt vermedi.',
    'Upload failed · Only CSV and JSON files are supported. · Invalid JSON · API test failed: the service did not answer.',
  ],
  [
    'a link for a new password',
    [passwordText.invalidLink, passwordText.invalidLinkSays],
    'Geçersiz Link · Bağlantı eksik ya da kullanılmış. Yenisini iste.',
    'Invalid link · It is incomplete or used. Ask for a new one.',
  ],
  [
    'the fields of an account',
    [complaintText.email, complaintText.passwordRequired, complaintText.passwordShort, complaintText.passwordsDiffer],
    'Geçerli bir email adresi girin · Şifre gerekli · Şifre en az 6 karakter olmalı · Şifreler eşleşmiyor',
    'Enter a valid email address · Password is required · Password must be at least 6 characters · Passwords do not match',
  ],
  [
    'terms and amount',
    [complaintText.nameShort, complaintText.termsRequired, paymentsText.unreadable],
    'En az 2 harf · Kaydolmak için koşulları kabul etmelisin. · 1 ile 1.000 dolar arasında geçerli bir tutar gir.',
    'At least 2 letters · You must accept the terms and conditions to register. · Enter a valid amount, 1 to 1,000 dollars.',
  ],
  [
    'a search',
    [searchText.searching, searchText.nothing, searchText.nothingSays],
    'Aranıyor... · Sonuç bulunamadı · Farklı bir terim deneyin',
    'Searching... · No result · Try another term',
  ],
  ['a login', [emailText.notSignedIn], 'Giriş yapılamadı', 'Sign-in failed'],
]

it.each(said)('%s is said in the words of the catalogue', (_, parts, tr, en) => {
  const join = (language: 'tr' | 'en') => parts.map(part => part[language]).join(' · ')
  expect([join('tr'), join('en')]).toEqual([tr, en])
})
