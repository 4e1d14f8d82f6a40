import { plural } from '@pusula/words'
import { messages } from '../../../lib/messages.ts'

export const settingsText = messages({
  unsaved: {
    tr: (count: number) => `${count} kaydedilmemiş değişiklik`,
    en: (count: number) => `${count} unsaved ${plural(count, 'change', 'changes')}`,
  },
  discard: { tr: 'Vazgeç', en: 'Discard' },
  save: { tr: 'Değişiklikleri kaydet', en: 'Save changes' },
  saved: { tr: 'Ayarlar yürürlükte', en: 'Settings are in force' },

  limits: { tr: 'Günlük analiz sınırları', en: 'Daily analysis limits' },
  limitsSay: { tr: 'Boş bırakılırsa sınır yoktur.', en: 'Leave empty for no limit.' },
  visitor: { tr: 'Misafir', en: 'Visitor' },
  visitorSays: { tr: 'Hesabı olmayanlar', en: 'Without an account' },
  member: { tr: 'Üye', en: 'Member' },
  memberSays: { tr: 'Krediyle analiz yapanlar', en: 'Those who pay with credits' },
  pro: { tr: 'Pro', en: 'Pro' },
  proSays: { tr: 'Aboneler', en: 'Subscribers' },
  perDay: { tr: '/ gün', en: '/ day' },

  guests: { tr: 'Misafir erişimi', en: 'Guest access' },
  allow: { tr: 'Misafirlere izin ver', en: 'Allow guests' },
  allowSays: { tr: 'Listedeki coinleri analiz edebilirler', en: 'They can analyze the coins in the list' },
  coins: { tr: 'Açık coinler', en: 'Open coins' },
  coinsHint: {
    tr: 'Semboller, virgül ya da boşlukla ayrılmış. Diğerleri üyelik ister.',
    en: 'Symbols, with commas or spaces between. Everything else asks to join.',
  },
  blocked: { tr: 'Engelli adresler', en: 'Blocked addresses' },
  blockedHint: {
    tr: 'Her satıra bir IP adresi ya da CIDR aralığı: 203.0.113.7, 198.51.100.0/24',
    en: 'One IP address or CIDR range a line: 203.0.113.7, 198.51.100.0/24',
  },

  turn: { tr: 'Sıra sende', en: 'Your turn' },
  turnSays: {
    tr: 'Kişiler ve modeller kendi aralıklarını verebilir',
    en: 'People and models can give ranges of their own',
  },

  cache: { tr: 'Önbellek', en: 'Cache' },
  minutes: { tr: 'Geçerlilik süresi', en: 'Time to live' },
  minutesSay: { tr: 'Fiyat, teknik ve seviye verileri', en: 'Price, technical and level data' },
  minutesUnit: { tr: 'dk', en: 'min' },
  megabytes: { tr: 'Boyut sınırı', en: 'Size limit' },
  megabytesSay: { tr: 'Önce en eskiler bırakılır', en: 'Oldest entries are dropped first' },

  referrals: { tr: 'Davetler', en: 'Invitations' },
  rewards: { tr: 'Davet edene ödül', en: 'Rewards per inviter' },
  rewardsSay: { tr: 'Bir kişinin en çok alabileceği', en: 'The most that one person gets' },
  per30Days: { tr: '/ 30 gün', en: '/ 30 days' },

  members: { tr: 'Üyeler', en: 'Members' },
  keptDays: { tr: 'Saklanan analizler', en: 'Kept analyses' },
  keptDaysSay: { tr: 'Alınan bir analiz bu süre ücretsiz okunur', en: 'A bought analysis can be read this long' },
  days: { tr: 'gün', en: 'days' },
  alerts: { tr: 'Bekleyen alarm', en: 'Waiting alerts' },
  alertsSay: { tr: 'Bir üyenin en çok kurabileceği', en: 'The most that one member may set' },
  portfolioEntries: { tr: 'Portföy kaydı', en: 'Portfolio entries' },
  portfolioEntriesSay: {
    tr: 'Bir hesabın tutabileceği alım ve satım',
    en: 'Purchases and sales that one account may hold',
  },
  portfolioBinEntries: { tr: 'Silinen portföy kaydı', en: 'Deleted portfolio entries' },
  portfolioBinEntriesSay: {
    tr: 'Geri alınmak üzere saklanan; fazlasında en eskiler gider',
    en: 'Kept to be brought back; beyond it the oldest go',
  },
  perMember: { tr: '/ üye', en: '/ member' },

  receipts: { tr: 'Makbuzlar', en: 'Receipts' },
  seller: { tr: 'Satıcı', en: 'Seller' },
  sellerHint: {
    tr: 'Unvan, adres, vergi dairesi ve numarası. Her makbuzun sonunda durur.',
    en: 'Name, address, tax number. It stands at the end of every receipt.',
  },
  taxName: { tr: 'Verginin adı', en: 'Name of the tax' },
  taxNameHint: { tr: 'Örneğin KDV', en: 'VAT, for example' },
  taxPercent: { tr: 'Fiyata dahil oran', en: 'Included in prices' },
  taxPercentSays: { tr: '0 ise makbuzda vergi yazmaz', en: 'At 0 receipts say nothing of tax' },

  exchanges: { tr: 'Borsa adresleri', en: 'Exchange addresses' },
  exchangesSay: {
    tr: 'Bulunduğun ülkeden genel adres açılmıyorsa bölgenin adresini yaz. Boşsa her zamanki adres sorulur.',
    en: 'Where the usual host does not open from your country, give the regional one. Empty asks the usual one.',
  },

  badPercent: { tr: '0 ile 100 arasında bir oran yaz.', en: 'Enter a rate from 0 to 100.' },
  badHost: {
    tr: 'https:// ile başlayan bir adres yaz; sonunda yol olmasın.',
    en: 'Enter an address that starts with https://, without a path.',
  },
  wholeFrom: {
    tr: (from: string, to: string) => `${from} ile ${to} arasında bir tam sayı yaz.`,
    en: (from: string, to: string) => `Enter a whole number from ${from} to ${to}.`,
  },
  tooMany: {
    tr: (most: string) => `Bu listeye en çok ${most} tane yazılabilir.`,
    en: (most: string) => `This list holds ${most} at most.`,
  },
  badCoin: { tr: (word: string) => `Sembole benzemiyor: ${word}`, en: (word: string) => `Not a symbol: ${word}` },
  badAddress: {
    tr: (word: string) => `Adrese ya da aralığa benzemiyor: ${word}`,
    en: (word: string) => `Not an address or range: ${word}`,
  },
})
