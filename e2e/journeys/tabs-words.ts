/** What a tab says when somebody else is here, in both languages. */
export const tabsWords = {
  tr: {
    otherPerson: 'Bu tarayıcıda başka biri giriş yaptı',
    refreshed: 'Bu sekme yenilendi.',
    signedIn: 'Başka bir sekmede giriş yapıldı',
    signedOut: 'Başka bir sekmede çıkış yapıldı',
    newGuest: 'Yeni bir misafir oturumu açıldı',
    noCookies: 'Çerezler engellenmiş',
    allowCookies: /bu site için çerezlere izin ver/,
    retry: 'Tekrar dene',
    way: 'Misafir olarak devam et',
  },
  en: {
    otherPerson: 'Another person signed in in this browser',
    refreshed: 'This tab was refreshed.',
    signedIn: 'Signed in from another tab',
    signedOut: 'Signed out from another tab',
    newGuest: 'A new guest session has begun',
    noCookies: 'Cookies are blocked',
    allowCookies: /Allow cookies for this site/,
    retry: 'Try again',
    way: 'Continue as guest',
  },
}
