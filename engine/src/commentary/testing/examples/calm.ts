import { both, type Examples } from './scene.ts'

/** Example scenes of calm coins. */
export const calmExamples: Examples = [
  [
    'a calm coin',
    {
      ...{ name: 'Bitcoin', priceUsd: 65_685, day: [0.4, 2], week: [-0.9, 2.5], month: [6.2, 6], halfYear: [18, 20] },
      ...{ swing: 0.6, volume: 0.9, monthRange: [60_900, 68_450], dayRange: [64_352, 67_046] },
      ...{ edges: [64_500, 26, 66_460, 46], short: [64_500, 51, 67_360, 36], mid: [61_200, 40, 70_400, 41] },
      long: [55_000, 41, 79_000, 39],
    },
    {
      state: 'quiet',
      headline: both(
        'Bitcoin normalden sakin: yarın bu saate kadar ±%2,1 oynayabilir.',
        'Bitcoin is calmer than usual: by this time tomorrow it may move ±2.1%.',
      ),
      says: [
        both(
          'Bitcoin oynaklığı normalin %40 altında; fiyat bir haftada yalnızca %0,9 düştü.',
          'Swings in Bitcoin are 40% below normal; the price fell only 0.9% in a week.',
        ),
        both(
          'Saatlik kapanış $67.360 üstünde olursa haftanın düşüşü yükselişe döner.',
          'An hourly close above $67,360 would turn the week’s fall into a rise.',
        ),
        both(
          'Son 30 günün en yükseğinden %4,0 aşağıda, en düşüğünden %7,9 yukarıda.',
          'Now 4.0% below its 30-day high, 7.9% above its low.',
        ),
        both(
          'Günlük kapanış $61.200 altında olursa fiyat yükselişin tamamını geri verir.',
          'A daily close below $61,200 would give back all of the rise.',
        ),
        both(
          'Haftalık kapanış $55.000 altında olursa fiyat yükselişin tamamını geri verir.',
          'A weekly close below $55,000 would give back all of the rise.',
        ),
      ],
    },
  ],
  [
    'between its edges',
    {
      ...{
        name: 'Solana',
        priceUsd: 162.46,
        day: [-0.6, 2.7],
        week: [1.9, 7.3],
        month: [-4.8, 15],
        halfYear: [12, 30],
      },
      ...{
        monthRange: [148.9, 178.2],
        yearRange: [105, 226],
        dayRange: [154.14, 171.22],
        edges: [158.3, 53, 166.8, 52],
      },
      ...{ short: [152, 35, 173.5, 35], mid: [136, 41, 195, 40], long: [112, 50, 249, 44] },
    },
    {
      state: 'between',
      headline: both(
        'Solana için en yakın iki seviye: altta $158,30, üstte $166,80.',
        'The nearest levels for Solana are $158.30 below and $166.80 above.',
      ),
      says: [
        both('Solana bir hafta önceki yerinde duruyor.', 'Solana stands where it stood a week ago.'),
        both(
          'Saatlik kapanış $152,00 altında olursa fiyat bir haftada %4,7 düşmüş olur, $173,50 üstünde olursa %8,8 yükselmiş olur.',
          'An hourly close below $152.00 would make it a fall of 4.7% in a week, above $173.50 a rise of 8.8%.',
        ),
        both(
          'Günlük kapanış $195,00 üstünde olursa düşüş yükselişe döner.',
          'A daily close above $195.00 would turn the fall into a rise.',
        ),
        both(
          'Yarım yılda %12 yükseldi, ama son bir ayda yön değişti.',
          'Up 12% in half a year, but the last month went the other way.',
        ),
        both(
          'Son bir yılın en yükseğinden %28 aşağıda, en düşüğünden %55 yukarıda.',
          'It is 28% below its one-year high, 55% above its low.',
        ),
      ],
    },
  ],
  [
    'a tiny price',
    {
      ...{ name: 'Pepe', priceUsd: 7.412e-6, day: [1.1, 4], week: [-4.6, 5], month: [-11, 12], halfYear: [-38, 40] },
      ...{
        swing: 0.9,
        volume: 0.9,
        monthRange: [6.65e-6, 9.12e-6],
        average: [9.98e-6, 60],
        dayRange: [6.934e-6, 7.923e-6],
      },
      ...{ edges: [7.1e-6, 41, 7.85e-6, 27], short: [6.8e-6, 34, 8e-6, 40], mid: [5.9e-6, 41, 9.4e-6, 39] },
      long: [4.5e-6, 48, 1.25e-5, 46],
    },
    {
      state: 'between',
      headline: both(
        'Pepe $0,000007100 ile $0,000007850 seviyeleri arasında.',
        'Pepe is between the levels $0.000007100 and $0.000007850.',
      ),
      says: [
        both(
          'Pepe fiyatı bir haftada %4,6 düştü; bu coin için olağan.',
          'Pepe is down 4.6% in a week, usual for this coin.',
        ),
        both(
          'Saatlik kapanış $0,000008000 üstünde olursa haftanın düşüşü yükselişe döner.',
          'An hourly close above $0.000008000 would turn the week’s fall into a rise.',
        ),
        both(
          'Son 30 günün en yükseğinden %19 aşağıda, en düşüğünden %11 yukarıda.',
          '19% below its 30-day high, 11% above its low.',
        ),
        both(
          'Günlük kapanış $0,000009400 üstünde olursa düşüş yükselişe döner.',
          'A daily close above $0.000009400 would turn the fall into a rise.',
        ),
        both(
          'Haftalık kapanış $0,00001250 üstünde olursa fiyat düşüşün tamamını telafi eder.',
          'A weekly close above $0.00001250 would make up all of the fall.',
        ),
      ],
    },
  ],
  [
    'a long quiet climb',
    {
      ...{ name: 'Tron', priceUsd: 0.3318, day: [0.1, 1], week: [0.6, 1.5], month: [3.4, 4], halfYear: [28, 28 / 1.5] },
      ...{ swing: 0.7, volume: 0.9, monthRange: [0.319, 0.3345], average: [0.296, 141], dayRange: [0.3255, 0.3382] },
      ...{
        edges: [0.327, 33, 0.336, 40],
        short: [0.324, 36, 0.34, 35],
        mid: [0.311, 41, 0.356, 38],
        long: [0.285, 45, 0.39, 42],
      },
    },
    {
      state: 'long-climb',
      headline: both(
        'Tron 141 gündür 200 günlük ortalamasının üstünde ve 6 ayda %28 yükseldi.',
        'Tron has been above its 200-day average for 141 days, up 28% in 6 months.',
      ),
      says: [
        both(
          'Tron oynaklığı normalin %30 altında; fiyat bir haftada yalnızca %0,6 yükseldi.',
          'Swings in Tron are 30% below normal; the price rose only 0.6% in a week.',
        ),
        both(
          'Saatlik kapanış $0,3240 altında olursa haftanın yükselişi düşüşe döner.',
          'An hourly close below $0.3240 would turn the week’s rise into a fall.',
        ),
        both(
          'Günlük kapanış $0,3110 altında olursa yükseliş düşüşe döner.',
          'A daily close below $0.3110 would turn the rise into a fall.',
        ),
        both(
          'Altı aylık yükseliş, bu coinin olağan altı aylık hareketinin 1,5 katı.',
          'The six-month rise is 1.5 times a usual one for this coin.',
        ),
        both('Fiyat 200 günlük ortalamasının ($0,2960) %12 üstünde.', '12% above its 200-day average, $0.2960.'),
      ],
    },
  ],
  [
    'a long fall',
    {
      ...{
        name: 'Polkadot',
        priceUsd: 2.914,
        day: [-0.3, 3],
        week: [-1.1, 6],
        month: [-9, 12],
        halfYear: [-58, 58 / 1.6],
      },
      ...{ swing: 0.8, volume: 0.6, monthRange: [2.79, 3.42], average: [4.12, 163], dayRange: [2.793, 3.04] },
      ...{
        edges: [2.85, 50, 3.01, 33],
        short: [2.77, 38, 3.07, 36],
        mid: [2.54, 43, 3.4, 38],
        long: [2.1, 46, 4.1, 44],
      },
    },
    {
      state: 'long-fall',
      headline: both(
        'Polkadot 6 ayda %58 düştü ve 163 gündür 200 günlük ortalamasının altında.',
        'Polkadot fell 58% in 6 months and has been below its 200-day average for 163 days.',
      ),
      says: [
        both(
          'Polkadot işlem hacmi normalin %40 altında; fiyat bir haftadır aynı yerde.',
          'Trading volume in Polkadot is 40% below normal; the price has stayed put for a week.',
        ),
        both(
          'Saatlik kapanış $2,770 altında olursa fiyat bir haftada %6,0 düşmüş olur, $3,070 üstünde olursa %4,2 yükselmiş olur.',
          'An hourly close below $2.770 would make it a fall of 6.0% in a week, above $3.070 a rise of 4.2%.',
        ),
        both(
          'Son 30 günün en yükseğinden %15 aşağıda, en düşüğünden %4,4 yukarıda.',
          'It is 15% below its 30-day high, 4.4% above its low.',
        ),
        both(
          'Günlük kapanış $3,400 üstünde olursa düşüş yükselişe döner.',
          'A daily close above $3.400 would turn the fall into a rise.',
        ),
        both(
          'Haftalık kapanış $4,100 üstünde olursa fiyat düşüşün bir bölümünü telafi eder.',
          'A weekly close above $4.100 would make up part of the fall.',
        ),
      ],
    },
  ],
  [
    'facts that disagree',
    {
      ...{
        name: 'Litecoin',
        priceUsd: 96.72,
        week: [7.2, 4.8],
        month: [2, 8],
        halfYear: [-19, 20],
        volume: 0.55,
        day: [0.2, 2],
      },
      ...{ monthRange: [88.4, 104.6], average: [108.2, 50], dayRange: [92.95, 100.64], edges: [94.2, 39, 99.8, 31] },
      ...{ short: [92, 35, 101.5, 37], mid: [84.5, 41, 112, 37], long: [71, 46, 134, 44] },
    },
    {
      state: 'between',
      headline: both(
        'Litecoin için en yakın iki seviye: altta $94,20, üstte $99,80.',
        'The nearest levels for Litecoin are $94.20 below and $99.80 above.',
      ),
      says: [
        both(
          'Litecoin sakin: hacim normalin %45 altında. Ama fiyat bir haftada %7,2 yükseldi, olağan bir haftanın 1,5 katı.',
          'Litecoin is quiet: volume is 45% below normal. But in a week the price rose 7.2%, 1.5 times a usual week.',
        ),
        both(
          'Saatlik kapanış $92,00 altında olursa fiyat haftanın yükselişinin çoğunu geri verir.',
          'An hourly close below $92.00 would give back most of the week’s rise.',
        ),
        both(
          'Günlük kapanış $84,50 altında olursa fiyat bir ayda %11 düşmüş olur, $112,00 üstünde olursa %18 yükselmiş olur.',
          'A daily close below $84.50 would make it a fall of 11% in a month, above $112.00 a rise of 18%.',
        ),
        both(
          'Altı ayın toplamında %19 düştü, sonlara doğru yavaşladı.',
          'Over six months it fell 19%, slower toward the end.',
        ),
        both('50 gündür 200 günlük ortalamasının altında.', 'Below its 200-day average for 50 days.'),
      ],
    },
  ],
]
