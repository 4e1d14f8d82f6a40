import { messages } from '../../lib/messages.ts'

export const witnessText = messages({
  checking: { tr: 'Geçmiş denetleniyor', en: 'Checking the past' },
  first: {
    tr: 'Artık sen de tanıksın: bundan sonra geçmiş değiştirilirse tarayıcın fark eder.',
    en: 'You are now a witness: from now on your browser notices if the past is rewritten.',
  },
  unchanged: {
    tr: (at: string) => `Son ziyaretinden beri değişmedi (${at}).`,
    en: (at: string) => `Unchanged since your last visit (${at}).`,
  },
  added: {
    tr: (count: string) => `${count} yeni kayıt eklendi.`,
    en: (count: string) => `${count} ${count === '1' ? 'entry was' : 'entries were'} added.`,
  },
  notRemembered: {
    tr: 'Bu tarayıcı yeni bir şey saklayamıyor: sonraki ziyaretinde geçmiş değişmiş olsa fark edemez.',
    en: 'This browser cannot keep anything new: it could not notice at your next visit that the past was rewritten.',
  },
  unreached: { tr: 'Geçmiş şu an denetlenemedi.', en: 'The past could not be checked just now.' },
  lastChecked: { tr: (at: string) => `Son denetim: ${at}.`, en: (at: string) => `Last checked: ${at}.` },
  unable: {
    tr: 'Bu bağlantı şifreli olmadığı için tarayıcın geçmişi denetleyemiyor.',
    en: 'Your browser cannot check the past: this connection is not encrypted.',
  },
  signatureUnchecked: {
    tr: 'Bu tarayıcı imza denetleyemiyor; yalnızca kaydın kaldığı yerden sürüp sürmediğine bakıyor.',
    en: 'This browser cannot check the signature; it only checks that the record goes on from where it was.',
  },

  how: {
    tr: 'Tarayıcın bu karnenin gördüğü son imzasını saklar. Her gelişinde site, o günden beri yalnızca ekleme yapıldığını kanıtlamak zorundadır; kanıtı tarayıcın denetler. İlk ziyaretinden öncesi için bize ya da başka tanıklara güvenmen gerekir.',
    en: 'Your browser keeps the last checkpoint it saw of this record. Whenever you come, the site has to prove that nothing but additions were made since, and your browser checks the proof. For what was before your first visit you have to trust us or other witnesses.',
  },
  kept: { tr: 'Tarayıcının sakladığı', en: 'Kept by your browser' },
  received: { tr: 'Şimdi gelen', en: 'Received now' },
  nothing: { tr: 'hiçbir şey', en: 'nothing' },
  unreadable: { tr: 'okunamıyor', en: 'not readable' },
  entries: {
    tr: (count: string) => `${count} kayıt`,
    en: (count: string) => `${count} ${count === '1' ? 'entry' : 'entries'}`,
  },
  verifierKey: { tr: 'İmza anahtarı', en: 'Verifier key' },
  elsewhere: { tr: 'Kendi bilgisayarında denetlemek için', en: 'To check on a computer of your own' },
  download: { tr: 'Saklanan imzayı indir', en: 'Download the kept checkpoint' },
  downloadReceived: { tr: 'Şimdi gelen imzayı indir', en: 'Download the received checkpoint' },

  treeKept: {
    tr: 'Daha önce gördüğün kayıtlar olduğu gibi duruyor.',
    en: 'The entries that you saw are as they were.',
  },
  keepBoth: {
    tr: 'Tarayıcın eskisini saklamayı sürdürüyor. İkisini de indirip sakla; başkaları da karşılaştırabilsin.',
    en: 'Your browser goes on keeping the earlier one. Download both and keep them, so that others can compare.',
  },
  notKept: {
    tr: 'Tarayıcın bunu saklamadı. İndirip başkalarına gösterebilirsin.',
    en: 'Your browser did not keep it. You can download it and show it to others.',
  },
  see: { tr: 'Göster', en: 'See' },
})

/** What is wrong, in a few words. */
export const brokenTitles = messages({
  rewritten: { tr: 'Karnenin geçmişi yeniden yazılmış', en: 'The past of the track record was rewritten' },
  shorter: { tr: 'Karnenin sonu kesilmiş', en: 'The end of the track record was cut off' },
  unproven: {
    tr: 'Karnenin geçmişinin değişmediği kanıtlanmadı',
    en: 'Nobody proved that the past of the track record is unchanged',
  },
  otherKey: { tr: 'Karne başka bir anahtarla imzalanmış', en: 'The track record is signed with another key' },
  otherOrigin: { tr: 'Karnenin adı değişmiş', en: 'The track record goes by another name' },
  unsigned: { tr: 'Karnenin imzası geçersiz', en: 'The signature of the track record is not valid' },
})

/** And what that means. */
export const brokenSays = messages({
  rewritten: {
    tr: (at: string, saved: string) =>
      `Son ziyaretinde (${at}) tarayıcının gördüğü ${saved} kayıt artık aynı değil: en az biri değiştirilmiş, silinmiş ya da araya eklenmiş.`,
    en: (at: string, saved: string) =>
      `The ${saved} entries that your browser saw at your last visit (${at}) are not the same any more: at least one was changed, removed or slipped in.`,
  },
  shorter: {
    tr: (at: string, saved: string, now: string) =>
      `Son ziyaretinde (${at}) ${saved} kayıt vardı, şimdi ${now} var. Karneye yalnızca ekleme yapılır; hiçbir kayıt eksilmemeliydi.`,
    en: (at: string, saved: string, now: string) =>
      `At your last visit (${at}) there were ${saved} entries, now there are ${now}. The record only ever grows: none should be missing.`,
  },
  unproven: {
    tr: (at: string) =>
      `Site, son ziyaretinde (${at}) gördüğün kayıtların olduğu gibi durduğunu kanıtlamadı. Bunu her an yapabilmesi gerekir.`,
    en: (at: string) =>
      `The site did not prove that the entries you saw at your last visit (${at}) are as they were. It has to be able to at any time.`,
  },
  otherKey: {
    tr: () =>
      'İmza anahtarı son ziyaretindekinden farklı. Anahtarın değişeceği duyurulmadıysa bu, tanıdığın karne olmayabilir.',
    en: () =>
      'The verifier key is not the one of your last visit. Unless a new key was announced, this may not be the record that you know.',
  },
  otherOrigin: {
    tr: () => 'Kayıt, son ziyaretindekinden başka bir adla imzalanmış. Bu, tanıdığın karne olmayabilir.',
    en: () => 'The log is signed under another name than at your last visit. This may not be the record that you know.',
  },
  unsigned: {
    tr: () => 'Gelen kayıt, söylenen anahtarla imzalanmamış. Kimin yazdığı belli olmadığı için tarayıcın kabul etmedi.',
    en: () =>
      'What came is not signed with the key that it names. Nobody can tell who wrote it, so your browser did not take it.',
  },
})
