import { clearNames, turkishEndings } from '../../coins/names.ts'
import { type Clause, type Setting, type Sign, wordSet } from './vocabulary.ts'

/** Verbs that say the way by themselves, by their stems; what follows a stem is tense, person and denial. */
const verbs: readonly [RegExp, Sign][] = [
  [
    /^(?:yüksel|kazandır|tırman|sıçra|fırla|zıpla|toparla|güçlen|canlan|değerlen|uç|katla|primlen|artır|art|ralli yap|ivmelen)(.*)$/,
    1,
  ],
  [
    /^(?:düş(?!ün)|gerile|çakıl|çök|zayıfla|ucuzla|gevşe|azal|eri|yuvarlan|değersizleş|sark|kaybettir|kırıl|çekil)(.*)$/,
    -1,
  ],
]
/** Tense or person behind a stem; anything else is another word: artık, uçak, düşman. */
const tense =
  /^(?:[ıiuüaey]{0,2}(?:n|r|t|l)?(?:[ıiuü]?yor|d[ıiuü]|t[ıiuü]|m[ıiuü]ş|[ae]r|mekte|makta|erek|arak|yerek|yarak|[ıi]p|y[ıi]p|ıyor|iyor|uyor|üyor|[ae]c[ae][kğ]|[ae]bil|masını|mesini|meye|maya|mesi|ması|me|ma)|t[ıiuü])/
const denied = /(?:[ae]?m[ae](?:d[ıi]|m[ıi]ş|z|yarak|yerek)|m[ıiuü]yor)/

/** They need a price, a level or an amount before them: to go out, to go down, to pass, to win, to lose. */
const wanting: readonly [RegExp, Sign, ReadonlySet<string>][] = (() => {
  const level = `$ 0 seviyesine seviyesini seviyeyi seviyelerine üzerine üstüne zirvesine zirveye yukarı yukarıya rekora doruğuna eşiğini
    direncini bandına doları dolara seviyeye sınırını bariyerini zirvesini direnci eşiği barajını çizgisini psikolojik`
  const lower = 'altına aşağı aşağıya dibe dibine dip tabana desteğine desteğini yarıya'
  return [
    [/^(?:çık(?:tı|ıyor|mış|arak|tılar|amadı|madı|amıyor)|yerleşti|tırmandı)/, 1, wordSet(level)],
    [
      /^(?:aş(?:tı|ıyor|arak|mış|amadı|amıyor|madı|ıldı)|geç(?:ti|iyor|erek|emedi|emiyor|medi|ildi))/,
      1,
      wordSet(`${level} zirvesini`),
    ],
    [/^(?:ulaş|dayan)(?:tı|dı|ıyor|arak|mış|amadı|madı)/, 1, wordSet(level)],
    [/^(?:in(?:di|iyor|erek|miş|medi))$/, -1, wordSet(`${level} ${lower}`)],
    [/^kazan(?:dı|ıyor|dırdı|arak|mış|amadı|dırıyor|madı)/, 1, wordSet('değer % 0 $ prim ivme')],
    [
      /^kaybet(?:ti|miş|erek|medi)|^kaybediyor|^yitir/,
      -1,
      wordSet('değer % 0 $ kan irtifa seviyesini desteğini seviyeyi'),
    ],
    [/^yap(?:tı|ıyor|arak|mış)/, 1, wordSet('prim ralli zirve')],
    [
      /^(?:kır(?:dı|ıyor|arak|mış)|tazele(?:di|yerek))/,
      1,
      wordSet('rekor rekoru rekorunu direnci direncini zirvesini'),
    ],
  ]
})()

/** Nouns and adverbs that say it, with their endings. */
const nouns: readonly [RegExp, Sign][] = [
  [
    /^yükseliş|^yükselme(?![dzym])|^artış|^artı(?:da|yla|ya|$)|^sıçrama(?![dzym])|^tırmanış|^kazandıran|^ralli|^toparlanma(?![dzym])|^prim(?:le|li|$)|^kazanç|^kazanc|^kazanım|^kâr(?:da|la)$/,
    1,
  ],
  [
    /^düşüş|^düşme(?![dzym])|^gerileme(?![dzym])|^eksi(?:de|yle|ye|$)|^kayb(?:ı|ın)|^kayıp|^çöküş|^çakılma(?![dzym])|^düzeltme|^dalış|^azalış|^zarar(?:da|la)$|^kaybettiren|^satış(?:lar)?$/,
    -1,
  ],
  [/^zirve|^rekor|^doruk|^doruğ|^tepe(?:ye|si|de)/, 1],
  [/^dip|^dib|^taban(?:a|ı|da|$)/, -1],
  [/^yukarı|^yeşil(?:de|e|$)|^pozitif/, 1],
  [/^aşağı|^kırmızı(?:da|ya|$)|^negatif/, -1],
]
/** Only beside a price or after `en`. */
const sides: readonly [RegExp, Sign][] = [
  [/^(?:üzer|üst)(?:inde|ünde|ine|üne|ini|ünü|i|ü)(?:ki|n)?$/, 1],
  [/^alt(?:ında|ına|ını|ı)(?:ki|n)?$/, -1],
]
const superlatives: readonly [RegExp, Sign][] = [
  [/^(?:yükse[kğ]|iyi)/, 1],
  [/^(?:düşü[kğ]|kötü)/, -1],
]
/** Moves that came to an end, were made good, or were left behind. */
const endings =
  /^(?:durdu|duruyor|dur$|ermiş|erdi|bitti|bitiyor|kesti|kesiyor|kesildi|yavaşla|hafifle|azald|azalt|azalıyor|sil(?:di|iyor|indi|erek)|telafi|toparla|uzaklaş|kurtul|son|ara|sınırlan|sınırla|frenle|sönümlen|eridi|eriyor|zayıfla|kıs|kır(?:dı|ıyor|ıldı))/
const lasting = /^(?:derinleş|büyü|art|hızlan|sür|devam|genişle|şiddetlen|güçlen|yayıl)/
const turning = /^(?:dön(?:dü|üyor|erek)|sıyrıl|sekti|sekiyor|çekil)/
const fromIt = /(?:d[ae]n|t[ae]n)$/
const reasons =
  wordSet(`ardından sonrası sonrasında nedeniyle rağmen etkisiyle sonra önce öncesi öncesinde sayesinde yüzünden derken
  dolayısıyla birlikte karşın beklerken eşliğinde arasında gölgesinde`)
const notSaid =
  /(?:[ae]bil(?:ir|eceğ|ecek)|(?:y?[ae]c[ae][ğk]))|^beklen|^tahmin|^hedef|^öngör|^olabil|^analist|^uzman|^iddia|^uyar|^senaryo|^mümkün|^ihtimal|^eğer|^ise$|^dedi$|^söyle|^açıkla|^yorum|^potansiyel|^gerek|^olası|^umut|^beklent|^bekliyor/
const flat = /^yatay|^değişme(?:di|z|den)|^dengede|^yerinde$|^durağan/
const askingWhy = /^(?:neden|niye|niçin|nedeni|sebebi)$/
/** They have prices and percentages of their own. */
const others =
  /^(?:ücret|komisyon|hash|hashrate|zorlu|işlem(?:i|leri|lerin|ler|lerde)$|cüzdan|adres|kullanıcı|madenci|gelir|kâr(?!da|la)|kar(?:ı|lar|lılık)|hisse|enflasyon|faiz|arz|ilgi|güven|rezerv|giriş|çıkışlar|çıkışı|likidasyon|tasfiye|sayısı|hacim|hacmi|maliyet|vergi|oran|etf|fon|borsa(?:sı|ları|lar|$)|şirket|banka|stake|dolandırıcı|hack|çalın|saldırı|suç|işsizlik|istihdam|çalışan|yatırımcı|balina|hakim|dominans|vadeli|açık$|talep|endeks|korku|volatil|oynaklık|kilitli|gaz|enerji|elektrik|altın$|petrol|dava|ceza|aded|taleb|kart|coinbase|binance|ftx|tesla|kraken|microstrategy|google|facebook|tether)/
const subjects = /^(?:coin|kripto|kriptopara|altcoin|memecoin|token|fiyat|piyasa)/

const isCoin = (word: string): boolean => {
  if (subjects.test(word)) return true
  for (let length = 2; length <= 4 && length < word.length - 3; length++)
    if (turkishEndings.has(word.slice(-length)) && clearNames.has(word.slice(0, -length))) return true
  return false
}

/** A longer clause says more than a price. */
const maxWords = 14

interface Found {
  sign: Sign
  at: number
  isNoun: boolean
}

/** First three letters of all words that are looked for below. */
const hints =
  wordSet(`yük tır sıç fır zıp top güç can değ uçt uçu uçm kat pri art ral ivm düş ger çak çök zay ucu gev aza eri yuv sar kay
  kır çek çık yer aşt aşı aşa aşm geç ula day ind ini inm ine kaz yit kır taz eks dip dib zir rek dor tep tab yuk yeş poz aşa kır neg üze
  üst alt iyi köt çok sat dal zar kâr yat sab den yer dur azd kay uça dön`)

export const isTurkishHint = (word: string): boolean => hints.has(word.slice(0, 3))

/** A clause of a Turkish headline: what it comes to stands at its end. */
export function turkishMove(words: readonly string[], { isQuestion, hasCoin }: Setting): Clause {
  const reason = words.findLastIndex(word => reasons.has(word))
  const main = words.slice(reason + 1)
  if (main.length === 0) return 'nothing'
  if (main.length > maxWords) return 'unclear'
  const found = lastMove(main)
  const isFlat = !found && main.some(word => flat.test(word))
  const isNamed = hasCoin || words.some(isCoin)
  if (!found && !isFlat) return isLeadIn(main) ? 'nothing' : 'something else'
  if (main.some(word => others.test(word)) || !(isNamed || isStrangeName(words))) return 'unclear'
  if (isQuestion || main.some(word => /^m[ıiuü](?:y(?:d|s))?/.test(word) && word.length <= 3))
    return words.some(word => askingWhy.test(word)) ? (found?.sign ?? 0) : 0
  if (main.some(word => notSaid.test(word))) return 'unclear'
  if (!found) return 0
  return signOf(main, found)
}

/** A label before the news: Kripto paralarda kara gün, Piyasalarda son durum. */
const isLeadIn = (words: readonly string[]) =>
  words.every(word => isCoin(word) || leadIn.has(word)) ||
  (words.length <= 4 && isCoin(words[0] ?? '') && !words.some(word => others.test(word) || finite.test(word)))

/** Something happened. */
const finite = /(?:[dt][ıiuü]|yor|m[ıiuü]ş)$/
const leadIn = wordSet(
  'son durum dakika piyasa güncel günlük haftalık özet bugün canlı haber gelişme fiyat fiyatı fiyatları işte',
)

/** A coin that is on no list stands first, and a percentage says what moved. */
const isStrangeName = (words: readonly string[]) =>
  words.includes('%') &&
  words.length <= 9 &&
  /^\p{L}{2,}$/u.test(words[0] ?? '') &&
  !others.test(words[0] ?? '') &&
  !others.test(words[1] ?? '')

function lastMove(words: readonly string[]): Found | undefined {
  for (let at = words.length - 1; at >= 0; at--) {
    const found = moveAt(words, at)
    if (found) return found
  }
  return undefined
}

function moveAt(words: readonly string[], at: number): Found | undefined {
  const word = words[at] ?? ''
  const before = words.slice(0, at).findLast(one => !between.has(one)) ?? ''
  const byLevel = wanting.find(([form, , needs]) => form.test(word) && needs.has(before))
  if (byLevel) return { sign: isDenied(word) ? opposite(byLevel[1]) : byLevel[1], at, isNoun: false }
  for (const [form, sign] of nouns) if (form.test(word)) return { sign, at, isNoun: true }
  for (const [form, sign] of verbs) {
    const rest = form.exec(word)?.[1]
    if (rest === undefined || !(tense.test(rest) || isDenied(rest))) continue
    // Losses that grow are losses, and losses that shrink are not.
    const noun = subjectNoun(before === '%' ? (words[at - 2] ?? '') : before)
    if (noun) return { sign: (noun * (lasting.test(word) || sign > 0 ? 1 : -1)) as Sign, at, isNoun: false }
    return { sign: isDenied(rest) ? opposite(sign) : sign, at, isNoun: false }
  }
  const superlative = before === 'en' || before === 'daha' ? superlatives.find(([form]) => form.test(word)) : undefined
  if (superlative) return { sign: superlative[1], at, isNoun: true }
  const side = sides.find(([form]) => form.test(word))
  return side && /^(?:\$|0|%|seviye|eşi|dolar|direnc|desteğ|ortalama)/.test(before)
    ? { sign: side[1], at, isNoun: true }
    : undefined
}

/** They stand between a price and what was done with it. */
const between = wordSet('kadar yeniden tekrar doğru birden hızla')

const opposite = (sign: Sign): Sign => (sign === 1 ? -1 : 1)
const isDenied = (word: string) => denied.test(word)

/** Losses or gains that do something themselves: kayıplar arttı, not kayıpla arttı. */
function subjectNoun(word: string): Sign | undefined {
  if (
    !/^(?:(?:kayıp|düşüş|yükseliş|kazanç|kazanım)(?:lar|ler)?[ıiuü]?n?[ıiuü]?|kaybın?ı?|kazancın?ı?|satışlar|gerileme)$/.test(
      word,
    )
  )
    return undefined
  return /^(?:kazan|yükseliş)/.test(word) ? 1 : -1
}

/** What the words behind a noun make of it: düşüş durdu, zirveden döndü, yükselişini koruyamadı. */
function signOf(words: readonly string[], { sign, at, isNoun }: Found): Clause {
  if (!isNoun) return sign
  const rest = words.slice(at + 1)
  const word = words[at] ?? ''
  const isLeft = fromIt.test(word) || (superlatives.some(([form]) => form.test(word)) && fromIt.test(rest[0] ?? ''))
  const isEnded =
    rest.some((one, i) => endings.test(one) || (one === 'geri' && /^(?:al|ver)/.test(rest[i + 1] ?? ''))) &&
    !rest.some(one => lasting.test(one) && one !== 'sürü')
  const isTurned = isLeft && rest.some(one => turning.test(one))
  const isNot = rest.some(one => isDenied(one)) || rest.includes('değil') || rest.includes('yok')
  const flips = Number(isEnded || isTurned) + Number(isNot)
  return flips % 2 === 1 ? opposite(sign) : sign
}
