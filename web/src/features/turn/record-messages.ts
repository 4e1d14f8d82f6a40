import { counted } from '@pusula/words'
import { messages } from '../../lib/messages.ts'

/** One’s own record, and the name under which it may be shown. */
export const recordText = messages({
  gave: {
    tr: (graded: string, held: string) => `${graded} aralık sonuçlandı, ${held} tanesi tuttu`,
    en: (graded: string, held: string) => `${graded} ranges graded, ${held} held`,
  },
  youSay: { tr: (rate: string) => `80 diyorsun, ${rate} tutuyor`, en: (rate: string) => `You say 80, you get ${rate}` },
  ratePicture: {
    tr: (rate: string, low: string, high: string) =>
      `100 aralıkta ${rate} tutuyor, beklenen 80; gerçek oran ${low} ile ${high} arasında olabilir`,
    en: (rate: string, low: string, high: string) =>
      `${rate} of 100 held against 80 wanted; the true rate may be ${low} to ${high}`,
  },
  youAt: { tr: (rate: string) => `sen ${rate}`, en: (rate: string) => `you ${rate}` },
  narrow: {
    tr: (times: string, held: string, graded: string) =>
      `Aralıkların dar. Her birini ${times} kat geniş verseydin ${graded} aralığın ${held} tanesi tutardı.`,
    en: (times: string, held: string, graded: string) =>
      `Your ranges are narrow. Had each been ${times} times as wide, ${held} of ${graded} would have held.`,
  },
  near: { tr: '80’e yakınsın; fark şans olabilir.', en: 'You are near 80; the gap may be luck.' },
  wide: {
    tr: (held: string, graded: string) =>
      `Aralıkların geniş: yarısı kadar verseydin ${graded} aralığın ${held} tanesi tutardı.`,
    en: (held: string, graded: string) =>
      `Your ranges are wide: at half the width ${held} of ${graded} would have held.`,
  },
  trueRate: {
    tr: (graded: string, low: string, high: string) =>
      `${graded} aralıkla gerçek oranın ${low} ile ${high} arasında olabilir; sayı arttıkça daralır.`,
    en: (graded: string, low: string, high: string) =>
      `With ${graded} ranges your true rate may be anywhere from ${low} to ${high}; more ranges narrow it.`,
  },
  early: {
    tr: 'Ne kadar isabetli olduğunu 20 aralıktan sonra söyleriz.',
    en: 'After 20 ranges we can say how well you judge.',
  },
  earlySays: {
    tr: 'Daha azıyla şans ile beceri ayırt edilemez.',
    en: 'With fewer, luck and skill look the same.',
  },
  earlyPicture: {
    tr: (graded: string) => `20 aralıktan ${graded} tanesi sonuçlandı`,
    en: (graded: string) => `${graded} of 20 ranges graded`,
  },
  none: { tr: 'Henüz aralık vermedin', en: 'No range given yet' },
  noneSays: {
    tr: 'Günde bir kez, bir coin için yarının fiyatına iki uç koy. Sonucunu ertesi gün görürsün.',
    en: 'Once a day, put two ends around one coin’s price tomorrow. The next day you see how it went.',
  },
  first: { tr: 'İlk aralığını ver', en: 'Give your first range' },

  ranges: { tr: 'Aralıkların', en: 'Your ranges' },
  all: { tr: 'Tümü', en: 'All' },
  more: { tr: 'Daha eskiler', en: 'Older ones' },
  score: { tr: 'puan', en: 'score' },
  width: { tr: 'genişlik', en: 'width' },
  held: { tr: 'tuttu', en: 'held' },
  missed: { tr: 'tutmadı', en: 'missed' },
  mixed: { tr: 'kimi tuttu', en: 'some held' },
  sealed: { tr: 'mühürlü', en: 'sealed' },
  notCounted: { tr: 'sayılmadı', en: 'not counted' },
  noDay: { tr: 'vermedin', en: 'none given' },

  days: { tr: 'Son 28 gün', en: 'Last 28 days' },
  daysCount: {
    tr: (given: string, held: string) => `${given} aralık, ${held} tanesi tuttu`,
    en: (given: string, held: string) => `${given} ranges, ${held} held`,
  },
  daysPicture: {
    tr: (held: string, missed: string, none: string) =>
      `Son 28 gün: ${held} gün tuttu, ${missed} gün tutmadı, ${none} gün verilmedi`,
    en: (held: string, missed: string, none: string) =>
      `Last 28 days: held on ${held}, missed on ${missed}, none given on ${none}`,
  },
  inARow: {
    tr: (days: string) => `Üst üste ${days} gün verdin. Atladığın gün yalnızca boş kalır.`,
    en: (days: string) => `${days} days in a row. A day you skip just stays blank.`,
  },

  means: { tr: 'Ortalama puan', en: 'Average score' },
  meansSay: { tr: 'Aynı coin, aynı günler. Az olan iyi.', en: 'Same coins, same days. Smaller is better.' },
  luck: {
    tr: 'Fark henüz şans olabilir: paylar üst üste biniyor.',
    en: 'The gap may still be luck: the error margins overlap.',
  },
  ahead: {
    tr: '“Aynı kalır”dan iyisin; yine de 100 aralıktan önce kimseye açıkça iyi denmez.',
    en: 'You are ahead of “no change”; still, nobody is called clearly better before 100 ranges.',
  },
  behind: {
    tr: '“Aynı kalır” seni geçiyor; fark şansla açıklanmıyor.',
    en: '“No change” is ahead of you, by more than luck explains.',
  },
  clear: { tr: '“Aynı kalır”dan açıkça iyisin.', en: 'You are clearly better than “no change”.' },
  ownWidth: { tr: 'Ortalama genişliğin', en: 'Your average width' },
  pusulaWidth: { tr: 'Pusula’nın ortalama genişliği', en: 'Pusula’s average width' },
  ewmaScore: { tr: 'Son günlere göre aralığın puanı (EWMA)', en: 'Score of the recent-days range (EWMA)' },

  calibration: { tr: 'Aralıkların ne kadar doğru?', en: 'How true are your ranges?' },
  calibrationSays: {
    tr: 'Her aralığın bir çan eğrisi gibi okunur: ortadaki yarısı 100’de 50 tutmalı. Çizginin altındaki nokta fazla emin olduğunu söyler.',
    en: 'Each range is read as a bell curve: its middle half should hold 50 in 100. A dot below the line says you were too sure.',
  },
  calibrationAxis: { tr: 'Söylediğin %, olan %', en: 'What you said %, what happened %' },
  calibrationPoint: {
    tr: (said: string, held: string) => `${said} denen ${held} tuttu`,
    en: (said: string, held: string) => `${said} said, ${held} held`,
  },
  sides: {
    tr: (below: string, above: string) => `Altında biten: ${below}. Üstünde biten: ${above}.`,
    en: (below: string, above: string) => `Ended below: ${below}. Ended above: ${above}.`,
  },

  showMe: { tr: 'Tabloda görün', en: 'Show me in the table' },
  showMeSays: { tr: 'Yalnızca takma adın ve sonuçların görünür.', en: 'Only your nickname and results are shown.' },
  shownAs: { tr: (name: string) => `Takma adın: ${name}`, en: (name: string) => `Your nickname: ${name}` },
  change: { tr: 'Adı değiştir', en: 'Change the name' },
  changeableAt: {
    tr: (day: string) => `Ad ${day} tarihinde yeniden değişebilir.`,
    en: (day: string) => `The name can be changed again on ${day}.`,
  },
  hidden: {
    tr: 'Bu ad tablodan kaldırıldı. Başka bir ad seçebilirsin.',
    en: 'This name was taken out of the table. You can choose another one.',
  },
  membership: { tr: 'Tabloda üyeler görünür.', en: 'The table shows members.' },
  mailbox: {
    tr: 'Tabloda görünmek için e-posta adresini doğrula.',
    en: 'Confirm your email address to appear in the table.',
  },
  age: {
    tr: (day: string | null) => `Yeni hesaplar biraz bekler${day ? `: ${day} günü tabloda olursun` : ''}.`,
    en: (day: string | null) => `New accounts wait a little${day ? `: you appear on ${day}` : ''}.`,
  },
  otherAccount: {
    tr: 'Aynı e-posta kutusundan başka bir hesap tabloda.',
    en: 'Another account of the same mailbox is in the table.',
  },

  nickname: { tr: 'Takma adın', en: 'Your nickname' },
  nicknameSays: {
    tr: 'Tabloda yalnızca takma adın, aralık sayın ve sonuçların görünür. Aralıkların açıldıktan sonra herkes okuyabilir.',
    en: 'The table shows your nickname, your number of ranges and your results. Once a range has opened, anyone can read it.',
  },
  nicknameLabel: { tr: 'Takma ad', en: 'Nickname' },
  nicknameRule: { tr: '3–20 harf, rakam, _ -', en: '3–20 letters, digits, _ -' },
  nicknameWrong: {
    tr: '3–20 harf, rakam, _ ya da - kullan.',
    en: 'Use 3–20 letters, digits, _ or -.',
  },
  free: { tr: 'Bu ad boş', en: 'This name is free' },
  mine: { tr: 'Bu senin adın', en: 'This is your name' },
  taken: { tr: 'Bu ad alınmış', en: 'This name is taken' },
  refused: { tr: 'Bu ad kullanılamaz', en: 'This name cannot be used' },
  checking: { tr: 'Bakılıyor', en: 'Checking' },
  preview: { tr: 'Tabloda böyle görünürsün', en: 'This is how you appear' },
  listedFrom: {
    tr: (left: number) => `Sıralamaya 20 aralıktan sonra girersin: ${counted.tr(left, 'aralık')} kaldı.`,
    en: (left: number) => `You are listed from 20 ranges on: ${counted.en(left, 'range', 'ranges')} to go.`,
  },
  cancel: { tr: 'Vazgeç', en: 'Cancel' },
  show: { tr: 'Tabloda görün', en: 'Show me' },
  close: { tr: 'Kapat', en: 'Close' },
  shown: { tr: 'Artık tablodasın', en: 'You are in the table now' },
  gone: { tr: 'Tablodan çıkarıldın', en: 'You are out of the table' },
  notSaved: { tr: 'Kaydedilemedi', en: 'Not saved' },
  notKnown: {
    tr: 'Kaydedilmiş olabilir; sayfayı yenileyip bak.',
    en: 'It may have been saved; reload the page to see.',
  },
  working: { tr: 'Kaydediliyor', en: 'Saving' },
})
