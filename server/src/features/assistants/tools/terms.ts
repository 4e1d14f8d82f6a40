import type { Both } from '@pusula/contract'
import Type from 'typebox'
import { answer } from './shapes.ts'
import { tool } from './tool.ts'

/** Glossary for assistants: the words of the product. */
export const terms = {
  range: {
    tr: 'Olası aralık: fiyatın, söylenen süre sonunda 5 kez içinden 4 kez bulunmasının beklendiği iki fiyatın arası. Yön söylemez, oynaklığı söyler. Ne sıklıkla tuttuğu yanında yazar.',
    en: 'Likely range: the two prices between which the price is expected 4 times in 5 when the stated time is over. It says how far, not which way. How often such ranges held stands beside it.',
  },
  held: {
    tr: 'Tuttu: süre dolduğunda fiyat aralığın içindeydi. Hedef 100 aralıkta 80 tutmasıdır; ölçülen oran bundan az ya da çok olabilir.',
    en: 'Held: the price was inside the range when its time was over. 80 of 100 ranges are meant to hold; the measured share may be more or less.',
  },
  live_or_replayed: {
    tr: 'Canlı sonuçlar zamanında verilmiş tahminlerindir. Geriye dönük olanlar aynı yöntemle geçmiş mumlardan hesaplanmıştır ve ayrı sayılır.',
    en: 'Live results are of forecasts issued at their time. Replayed ones were worked out from past candles by the same method; the two are never mixed.',
  },
  chance: {
    tr: 'Olasılık: aynı söz 100 kez söylense kaç kez gerçekleşmesi beklendiği. Tek bir olay için kesinlik değildir.',
    en: 'Chance: how often something is expected if the same were said 100 times. It is no certainty about a single event.',
  },
  score: {
    tr: 'Skor: trend, momentum, hacim gibi ölçümlerin 0–100 arası özeti. Sonraki getiriyle ölçülen ilişkisi sıfıra yakındır; alım satım işareti değildir.',
    en: 'Score: a summary of trend, momentum, volume and others from 0 to 100. Its measured relation to later returns is about zero; it is no signal to trade.',
  },
  level: {
    tr: 'Seviye: fiyatın geçmişte durduğu ya da hesapla bulunan bir fiyat. Dokunulma olasılığı yazar; bir kez dokunulunca başka fiyatlardan daha çok tutmaz.',
    en: 'Level: a price at which the market stopped before, or one found by calculation. Its chance of being touched is stated; once touched it holds about as often as other prices.',
  },
  scenario: {
    tr: 'Senaryo: bir koşul oluşursa ne olabileceği: başlangıç fiyatı, alt ve üst sınır, hangisine önce varılacağının olasılığı. Herkese aynıdır, kişiye özel tavsiye değildir.',
    en: 'Scenario: what may follow once a condition is met: where it starts, a lower and an upper edge, and the chance of reaching either first. It is the same for everybody and no personal advice.',
  },
  credit: {
    tr: 'Kredi: bir coinin analizini 10 dakika açar. Fiyat, grafik, bir günlük aralık ve karne kredisizdir. Analiz üretilemezse kredi geri gelir.',
    en: 'Credit: opens the analysis of one coin for 10 minutes. Prices, charts, the range of a day and the track record need none. If an analysis fails, its credit comes back.',
  },
  track_record: {
    tr: 'İsabet karnesi: verilmiş bütün tahminlerin sonucu. Tutmayanlar da içindedir ve kimse sonradan değiştiremez.',
    en: 'Track record: the outcome of every forecast that was issued. Those that missed are in it, and nobody can change it later.',
  },
  log: {
    tr: 'Kayıt defteri: her tahmin verildiği anda mühürlenip değiştirilemez bir deftere yazılır; süresi dolunca açılır. Bağlantı o tahminin satırını ve kanıtını gösterir.',
    en: 'Log: every forecast is sealed into an append-only log when it is issued and opened when it is due. The link shows its entry with the proof that it stands there.',
  },
  simulated: {
    tr: 'Simülasyon: gerçek borsa yerine üretilmiş fiyatlar. Kaynağı simulated olan hiçbir sayı gerçek piyasayı anlatmaz.',
    en: 'Simulated: made-up prices in place of a real exchange. No number whose source is simulated says anything about a real market.',
  },
  market_cap: {
    tr: 'Piyasa değeri: dolaşımdaki coin sayısı ile fiyatın çarpımı. Ne kadar para yatırıldığını göstermez.',
    en: 'Market cap: coins in circulation times the price. It does not show how much money went in.',
  },
  usual_day: {
    tr: 'Olağan gün: fiyatların son 90 günde ortanca oynama miktarı. 1,5 kat, bugün hareketin olağandan yarısı kadar fazla olduğu demektir.',
    en: 'Usual day: the median of how far prices moved over 90 days. 1.5 times means that today moves half as far again.',
  },
  pegged: {
    tr: 'Sabit coin: fiyatı başka bir şeyi, çoğu kez doları izleyen coin. Kendine ait beklenen bir hareketi olmadığı için aralık verilmez.',
    en: 'Pegged coin: one that follows the price of something else, mostly the dollar. It has no move of its own, so no range is given.',
  },
} as const satisfies Record<string, Both>

type Term = keyof typeof terms
const names = Object.keys(terms) as Term[]

export const explainTerm = tool({
  name: 'explain_term',
  title: 'Explain a word',
  says: 'Explains a word of Pusula in the person’s language. Free.',
  scope: null,
  input: Type.Object({ term: Type.Enum(names) }, { additionalProperties: false }),
  output: answer({ term: Type.String(), text: Type.String() }),
  work: async ({ term }, { language }) => ({ term, text: terms[term][language] }),
})
