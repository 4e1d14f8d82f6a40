import { messages } from '../../../lib/messages.ts'

export const trackRecordText = messages({
  title: { tr: 'İsabet karnesi', en: 'Track record' },
  says: {
    tr: 'Büyük coinler için gece gündüz tahmin yayımlanır ve süresi dolunca ölçülür. Tutmayanlar silinmez.',
    en: 'Predictions for the large coins are published day and night and graded when their time is up. Misses are never removed.',
  },
  saysCount: {
    tr: (coins: string) =>
      `${coins} coin için gece gündüz tahmin yayımlanır ve süresi dolunca ölçülür. Tutmayanlar silinmez.`,
    en: (coins: string) =>
      `Predictions for ${coins} coins are published day and night and graded when their time is up. Misses are never removed.`,
  },
  simulated: { tr: 'Simüle piyasa', en: 'Simulated market' },
  coin: { tr: 'Coin', en: 'Coin' },
  everyCoin: { tr: 'Bütün coinler', en: 'All coins' },
  allCoins: { tr: (count: string) => `${count} coin`, en: (count: string) => `${count} coins` },
  span: { tr: 'Dönem', en: 'Period' },
  days30: { tr: '30 g', en: '30 d' },
  days90: { tr: '90 g', en: '90 d' },
  days365: { tr: '1 y', en: '1 y' },
  tooFew: { tr: 'Henüz yeterli veri yok', en: 'Not enough data yet' },
  tooFewSays: {
    tr: 'Oran, 30 sonuçtan sonra yazılır. Geçmiş fiyatlarla yapılan hesap birkaç dakika sürer.',
    en: 'A rate is shown from 30 results on. Working it out from past prices takes a few minutes.',
  },
  replaying: {
    tr: (coins: string, of: string) => `Geçmiş fiyatlar işleniyor: ${of} coinden ${coins} tanesi hazır.`,
    en: (coins: string, of: string) => `Working through past prices: ${coins} of ${of} coins done.`,
  },
  replayingSays: {
    tr: 'İlk oranlar yarım dakika içinde burada olur ve “geçmişten hesaplandı” diye yazılır.',
    en: 'The first rates are here within half a minute, marked “replayed from history”.',
  },
  replayed: { tr: 'geçmişten hesaplandı', en: 'replayed from history' },
  liveDays: {
    tr: (days: string) =>
      `Canlı karne ${days} günlük. “Geçmişten hesaplandı” yazan oranlar, aynı yöntemle geçmiş fiyatlardan hesaplandı; 30 canlı sonuçtan sonra yerini canlı oranlar alır.`,
    en: (days: string) =>
      `The live record is ${days} ${days === '1' ? 'day' : 'days'} old. Rates marked “replayed from history” were worked out from past prices by the same method; live ones take their place after 30 results.`,
  },
  liveNone: {
    tr: 'Canlı karne yeni başladı. 30 sonuç dolana kadar “geçmişten hesaplandı” yazan oranlar durur: aynı yöntem, geçmiş fiyatlar.',
    en: 'The live record has just begun. Until 30 results are in, you see rates “replayed from history”: past prices, the same method.',
  },

  held: { tr: 'Olası aralık ne sıklıkla tuttu?', en: 'How often did the likely range hold?' },
  heldReplayed: { tr: 'Geçmişte denesek ne sıklıkla tutardı?', en: 'How often would the range have held?' },
  heldSays: { tr: 'Hedef: 5 tahminden 4’ü, yani %80.', en: 'Target: 4 predictions in 5, so 80%.' },
  inHundred: { tr: (count: string) => `100’de ${count}`, en: (count: string) => `${count} in 100` },
  ofThese: {
    tr: (days: string, graded: string) => `Hedef 80. Son ${days} günde ${graded} tahmin; `,
    en: (days: string, graded: string) =>
      `Target 80. ${graded} predictions in ${days} ${days === '1' ? 'day' : 'days'}; `,
  },
  missedCount: { tr: (missed: string) => `${missed} tutmadı.`, en: (missed: string) => `${missed} missed.` },
  predictions: { tr: (count: string) => `${count} tahmin`, en: (count: string) => `${count} predictions` },
  usual: {
    tr: (held: string, low: string, high: string, days: string) =>
      `100’de ${held} tuttu; ${days} gün için ${low} ile ${high} arası normal.`,
    en: (held: string, low: string, high: string, days: string) =>
      `Held ${held} in 100; ${low} to ${high} is normal for ${days} ${days === '1' ? 'day' : 'days'}.`,
  },
  below: { tr: (part: string) => `${part} altında`, en: (part: string) => `${part} below` },
  inside: { tr: 'aralıkta', en: 'inside' },
  above: { tr: (part: string) => `${part} üstünde`, en: (part: string) => `${part} above` },
  heldRow: {
    tr: (horizon: string, below: string, inside: string, above: string) =>
      `${horizon}: ${below} altında, ${inside} aralıkta, ${above} üstünde bitti`,
    en: (horizon: string, below: string, inside: string, above: string) =>
      `${horizon}: ${below} ended below, ${inside} inside, ${above} above`,
  },
  heldNote: {
    tr: 'İnce çizgiler hedefi gösterir: onda biri altında, onda biri üstünde biter. Normal denen iki oran şundandır: kusursuz bir yöntemin sonucu da şansla oynar ve 20 seferin 19’unda bu ikisinin arasında kalır.',
    en: 'Thin lines mark the target: one in ten ends below, one in ten above. The two rates called normal: the result of a perfect method varies by luck too, and stays between them 19 times in 20.',
  },

  weeks: { tr: 'Hafta hafta, 1 günlük aralık', en: 'Week by week, 1-day range' },
  weeksSay: { tr: 'Her nokta bir hafta.', en: 'Each dot is a week.' },
  weekReplayed: { tr: 'geçmişten hesaplanan hafta', en: 'replayed week' },
  weekLive: { tr: 'canlı hafta', en: 'live week' },
  weekOff: { tr: 'hedefin dışında kalan hafta', en: 'week off target' },
  liveSince: { tr: (day: string) => `canlı: ${day}`, en: (day: string) => `live since ${day}` },
  worstWeek: {
    tr: (day: string, held: string) => `Hedefe en uzak hafta ${day} haftası: 100’de ${held}.`,
    en: (day: string, held: string) => `Furthest from the target, the week of ${day}: ${held} in 100.`,
  },
  weekSays: {
    tr: (day: string, part: string) => `${day} haftası ${part}`,
    en: (day: string, part: string) => `week of ${day} ${part}`,
  },

  hours: { tr: 'Günün saatine göre', en: 'By hour of the day' },
  hoursSay: {
    tr: 'Tahminin verildiği saat (UTC). Çizgi hedef: %80.',
    en: 'Hour of issue (UTC). The line is the target: 80%.',
  },
  hoursWorst: {
    tr: (hour: string, held: string) => `Hedefe en uzak saat ${hour}: 100’de ${held}.`,
    en: (hour: string, held: string) => `Furthest from the target, ${hour}: ${held} in 100.`,
  },

  error: { tr: 'Basit tahminlerden iyi mi?', en: 'Better than simple guesses?' },
  errorSays: {
    tr: 'Orta nokta “fiyat aynı kalır” tahminiyle; aralık, genişliği hiç değişmeyen bir aralıkla karşılaştırılır.',
    en: 'The midpoint is compared with “the price stays the same”, the range with one whose width never changes.',
  },
  midpoint: { tr: 'Orta nokta', en: 'Midpoint' },
  range: { tr: 'Aralık', en: 'Range' },
  span1: { tr: 'Süre', en: 'Span' },
  better: { tr: (by: string) => `${by} daha iyi`, en: (by: string) => `${by} better` },
  worse: { tr: (by: string) => `${by} daha kötü`, en: (by: string) => `${by} worse` },
  same: { tr: 'aynı', en: 'the same' },

  calibration: { tr: 'Söylediğimiz ihtimaller gerçekleşti mi?', en: 'Did our chances come true?' },
  calibrationSays: {
    tr: 'Noktalar çizgiye ne kadar yakınsa o kadar iyi.',
    en: 'The closer the dots are to the line, the better.',
  },
  calibrationAxis: { tr: 'Söylenen ihtimal, %', en: 'Stated chance, %' },
  calibrationPoint: {
    tr: (stated: string, happened: string) => `${stated} dediğimizde ${happened} gerçekleşti`,
    en: (stated: string, happened: string) => `when we said ${stated}, ${happened} happened`,
  },
  touches: { tr: (count: string) => `seviyeye değme · ${count}`, en: (count: string) => `touching a level · ${count}` },
  ofPlans: {
    tr: (count: string) => `planın başlaması, hedefe varması · ${count}`,
    en: (count: string) => `plans that start, that reach the target · ${count}`,
    scenario: {
      tr: (count: string) => `senaryonun başlaması, tamamlanması · ${count}`,
      en: (count: string) => `scenarios that start, that complete · ${count}`,
    },
  },
  kept: {
    tr: (points: string) => `Söylediğimiz ihtimaller gerçekleşti: en büyük sapma ${points} puan.`,
    en: (points: string) => `Things happened as often as we said: at most ${points} points off.`,
  },
  tooSure: {
    tr: (stated: string, happened: string) =>
      `${stated} dediğimizde ${happened} gerçekleşti: ihtimali yüksek söylemişiz.`,
    en: (stated: string, happened: string) => `When we said ${stated}, ${happened} happened: our figure was too high.`,
  },
  tooCareful: {
    tr: (stated: string, happened: string) =>
      `${stated} dediğimizde ${happened} gerçekleşti: ihtimali düşük söylemişiz.`,
    en: (stated: string, happened: string) => `When we said ${stated}, ${happened} happened: our figure was too low.`,
  },

  plans: {
    tr: 'Planlar nasıl bitti?',
    en: 'How did the plans end?',
    scenario: { tr: 'Senaryolar nasıl bitti?', en: 'How did the scenarios end?' },
  },
  plansSay: {
    tr: 'Üstte gerçekleşen, altında önceden söylenen oran. Hedef ve stop, başlayan planlar içindedir.',
    en: 'What happened, and below it what was said. Target and stop are of the plans that started.',
    scenario: {
      tr: 'Üstte gerçekleşen, altında önceden söylenen oran. Tamamlanan ve bozulan, başlayan senaryolar içindedir.',
      en: 'What happened, and below it what was said. Completed and broken are of the scenarios that started.',
    },
  },
  plan: { tr: 'Plan', en: 'Plan', scenario: { tr: 'Senaryo', en: 'Scenario' } },
  begun: { tr: 'Başladı', en: 'Started' },
  targetFirst: { tr: 'Önce hedef', en: 'Target first', scenario: { tr: 'Tamamlandı', en: 'Completed' } },
  stopFirst: { tr: 'Önce stop', en: 'Stop first', scenario: { tr: 'Bozuldu', en: 'Broke' } },
  stated: { tr: (part: string) => `söylenen ${part}`, en: (part: string) => `said ${part}` },
  up: { tr: 'Alış planı', en: 'Buy plan', scenario: { tr: 'Yukarı senaryosu', en: 'Upside scenario' } },
  down: { tr: 'Satış planı', en: 'Sell plan', scenario: { tr: 'Aşağı senaryosu', en: 'Downside scenario' } },
  planCount: {
    tr: (count: string) => `${count} plan`,
    en: (count: string) => `${count} plans`,
    scenario: { tr: (count: string) => `${count} senaryo`, en: (count: string) => `${count} scenarios` },
  },

  latest: { tr: 'Son sonuçlar', en: 'Latest results' },
  show: { tr: 'Göster', en: 'Show' },
  all: { tr: 'Hepsi', en: 'All' },
  missed: { tr: 'Tutmayan', en: 'Missed' },
  noneYet: { tr: 'Henüz canlı sonuç yok.', en: 'No live results yet.' },
  noneMissed: { tr: 'Bu dönemde tutmayan yok.', en: 'No misses in this period.' },
  inRange: { tr: 'aralıkta', en: 'in range' },
  outside: { tr: 'aralık dışı', en: 'out of range' },
  resultSays: {
    tr: (actual: string, low: string, high: string) =>
      `Gerçekleşen ${actual}, olası aralık ${low} ile ${high} arasıydı.`,
    en: (actual: string, low: string, high: string) => `Ended at ${actual}, the likely range was ${low} to ${high}.`,
  },
  seeAll: { tr: 'Tümünü gör', en: 'See all' },
  more: { tr: 'Daha eskileri göster', en: 'Show older ones' },
  working: { tr: 'Yükleniyor', en: 'Loading' },

  inShort: { tr: 'Kısaca', en: 'In short' },
  inShortReplayed: { tr: 'Kısaca, geçmiş fiyatlarda:', en: 'In short, on past prices:' },
  rangesKept: { tr: 'Aralıklar söylediğimiz kadar tutuyor.', en: 'The ranges hold as often as we say.' },
  rangesNarrow: {
    tr: (list: string) => `Aralık söylediğimizden seyrek tutuyor, yani fazla dar: ${list}.`,
    en: (list: string) => `The range holds less often than we say, so it is too narrow: ${list}.`,
  },
  rangesWide: {
    tr: (list: string) => `Aralık söylediğimizden sık tutuyor, yani gereğinden geniş: ${list}.`,
    en: (list: string) => `The range holds more often than we say, so it is wider than needed: ${list}.`,
  },
  noDirection: { tr: 'Yönü bilmiyoruz.', en: 'We do not know the direction.' },
  someDirection: {
    tr: (part: string) => `Yönü ${part} oranında bildik; yazı turadan pek farkı yok.`,
    en: (part: string) => `We had the direction right ${part} of the time, little more than a coin toss.`,
  },
  plansLost: {
    tr: (by: string) => `Planlar masraf sonrası ortalama ${by} kaybettirdi.`,
    en: (by: string) => `Plans lost ${by} on average after fees.`,
    scenario: {
      tr: (mean: string) => `Senaryolar masraf sonrası ortalama ${mean} kaybettirdi.`,
      en: (mean: string) => `Scenarios lost ${mean} on average after fees.`,
    },
  },
  plansEven: {
    tr: 'Planlar masraf sonrası ne kazandırdı ne kaybettirdi; fark şans payından küçük.',
    en: 'Plans neither gained nor lost after fees; the difference is within luck.',
    scenario: {
      tr: 'Senaryolar masraf sonrası ne kazandırdı ne kaybettirdi; fark şans payından küçük.',
      en: 'Scenarios neither gained nor lost after fees; the difference is within luck.',
    },
  },
  plansWon: {
    tr: (by: string) => `Planlar masraf sonrası ortalama ${by} kazandırdı.`,
    en: (by: string) => `Plans gained ${by} on average after fees.`,
    scenario: {
      tr: (mean: string) => `Senaryolar masraf sonrası ortalama ${mean} kazandırdı.`,
      en: (mean: string) => `Scenarios gained ${mean} on average after fees.`,
    },
  },

  check: { tr: 'Kayıt değiştirildi mi? Kendin bak', en: 'Was the record changed? See for yourself' },
  checkSays: {
    tr: 'Her tahmin verildiği anda mühürlenir: vakti gelene kadar kayıtta yalnızca özeti durur, sonra açılır ve notlanır. Kayıt büyüdükçe imzalanır; geçmişinden tek satır değişse imzasına uymaz.',
    en: 'Each prediction is sealed when it is issued: until it is due the log holds only its hash, then it is opened and graded. The log is signed as it grows; change one line of its past and it no longer fits what was signed.',
  },
  newcomer: {
    tr: 'Buraya ilk kez geldiysen ve kaydı başka kimse imzalamadıysa bize güvenmen gerekir: baştan sona yeniden yazılmış bir kaydı ancak daha önce gelenler ve tanıklar fark eder.',
    en: 'If this is your first visit and nobody else has cosigned it, you have to trust us: a log that was rewritten as a whole is noticed only by those who were here before, and by witnesses.',
  },
  entries: { tr: 'İmzalı satır', en: 'Signed entries' },
  sealed: { tr: 'Şu an mühürlü', en: 'Sealed now' },
  root: { tr: 'Kök özet', en: 'Root hash' },
  cosigned: { tr: 'Tanık imzası', en: 'Cosigned by' },
  nobody: { tr: 'henüz kimse', en: 'nobody yet' },
  verifierKey: { tr: 'İmza anahtarı:', en: 'Verifier key:' },
  lastCheck: { tr: 'Son denetim', en: 'Last check' },
  notChecked: { tr: 'ilki bu gece', en: 'the first one tonight' },
  intact: { tr: (at: string) => `${at}, kayıt sağlam`, en: (at: string) => `${at}, log intact` },
  checkedAt: { tr: (at: string) => `${at}, sağlam değil`, en: (at: string) => `${at}, not sound` },
  altered: { tr: 'Kayıt, yazıldığı gibi değil.', en: 'The record is not as it was written.' },
  expected: { tr: 'Beklenen çıktı: ', en: 'Expected output: ' },
  gaps: { tr: 'Verilemeyen tahmin', en: 'Predictions not issued' },
  unknown: { tr: 'Sonucu bilinemeyecek tahmin', en: 'Predictions without an outcome' },
  gapOff: { tr: 'sunucu kapalıydı', en: 'the server was off' },
  gapExchange: { tr: 'borsadan fiyat gelmedi', en: 'no price from the exchange' },
  gapHistory: { tr: 'coin çok yeniydi', en: 'the coin was too new' },
  gapClock: { tr: 'saat değiştirildi', en: 'the clock was set' },
  downloadSize: {
    tr: (size: string) => `Kaydı indir (${size} MB)`,
    en: (size: string) => `Download the record (${size} MB)`,
  },
  downloadAbout: {
    tr: (size: string) => `Kaydı indir (yaklaşık ${size} MB)`,
    en: (size: string) => `Download the record (about ${size} MB)`,
  },
  preparing: {
    tr: 'Dosya hazırlanıyor. Yarından itibaren, yarıda kalan indirme kaldığı yerden sürer.',
    en: 'The file is being prepared. From tomorrow on, a download that breaks off can be resumed.',
  },
  month: { tr: 'Ay', en: 'Month' },
  copyCommand: { tr: 'Komutu kopyala', en: 'Copy the command' },
  copied: { tr: 'Komut kopyalandı', en: 'Command copied' },
  notCopied: { tr: 'Kopyalanamadı', en: 'Could not be copied' },
  checkpoint: { tr: 'Son imza', en: 'Newest checkpoint' },
  feed: { tr: 'Akış (Atom)', en: 'Feed (Atom)' },
})
