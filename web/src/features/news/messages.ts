import { plural } from '@pusula/words'
import { messages } from '../../lib/messages.ts'

export const newsText = messages({
  title: { tr: 'Haberler', en: 'News' },
  about: { tr: (name: string) => `${name} haberleri`, en: (name: string) => `News about ${name}` },
  simulated: { tr: 'simüle', en: 'simulated' },
  refresh: { tr: 'Haberleri yenile', en: 'Refresh the news' },
  retry: { tr: 'Tekrar dene', en: 'Try again' },

  noCoin: { tr: 'Bir coin seçilmedi', en: 'No coin selected' },
  noCoinSays: {
    tr: 'Haberler, seçtiğin coin için toplanır ve her birinin tonu yanında yazar.',
    en: 'News are gathered for the coin you pick, each with its tone beside it.',
  },
  pick: { tr: 'Coin seç', en: 'Pick a coin' },

  /** While they are gathered, one after the other. */
  stages: {
    tr: ['Kaynaklar taranıyor…', 'Haberlerin tonu okunuyor…', 'Neredeyse hazır…'],
    en: ['Looking through the sources…', 'Reading the tone of each story…', 'Almost there…'],
  },

  failed: { tr: 'Haber yüklenemedi', en: 'News not loaded' },
  notRenewed: {
    tr: 'Haber güncellemesi başarısız oldu. Önceki haberler duruyor.',
    en: 'News not refreshed. The earlier headlines are kept.',
  },
  unreadable: {
    tr: 'Haber verileri yüklenirken hata oluştu.',
    en: 'An error occurred while loading the news.',
  },
  nothing: { tr: 'Haber yok', en: 'No news' },
  nothingSays: {
    tr: 'Bu coin için haber bulunamadı.',
    en: 'No news found for this coin.',
  },
  gathered: {
    tr: (age: string) => `Bu haberler ${age} toplandı.`,
    en: (age: string) => `These news were gathered ${age}.`,
  },

  tone: { tr: 'Genel ton', en: 'Overall tone' },
  count: {
    tr: (count: number) => `${count} haber`,
    en: (count: number) => `${count} ${plural(count, 'story', 'stories')}`,
  },
  all: { tr: (count: number) => `Tümünü göster (${count})`, en: (count: number) => `Show all (${count})` },
  positive: { tr: 'olumlu', en: 'positive' },
  neutral: { tr: 'nötr', en: 'neutral' },
  negative: { tr: 'olumsuz', en: 'negative' },
  why: { tr: 'Neden bu ton?', en: 'Why this tone?' },
  whySays: {
    tr: 'Başlıkta tonu bu sözcükler belirledi. Ton, haberin nasıl duyulduğudur; etkisi değil.',
    en: 'These words of the title decided its tone. A tone is how the news sounds, not its effect.',
  },
  moreSources: {
    tr: (count: number) => ` ve ${count} kaynak daha`,
    en: (count: number) => ` and ${count} more`,
  },
  read: { tr: 'Haberi oku', en: 'Read more' },
  newTab: { tr: '(yeni sekmede açılır)', en: '(opens in a new tab)' },
})
