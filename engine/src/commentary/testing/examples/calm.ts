import { both, type Examples } from './scene.ts'

/** Coins of which little is to tell, or a long story. */
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
        'Bitcoin olağandan sakin: yarın ±%2,1 beklenir.',
        'Bitcoin is calmer than usual: ±2.1% by tomorrow.',
      ),
      says: [
        both(
          'Bitcoin olağanın 0,6 katı oynuyor; fiyat bir haftada yalnızca %0,9 düştü.',
          'Bitcoin swings 0.6 times its usual; the price fell only 0.9% in a week.',
        ),
        both(
          'Yarın bu saatte, 5 seferden 4’ünde $64.352 – 67.046.',
          'This time tomorrow, 4 times in 5, $64,352 – 67,046.',
        ),
        both(
          'Bakılacak iki yer: $64.500 (3 günde %51) ve $67.360 (%36).',
          'Two places to look: $64,500 (51% in 3 days) and $67,360 (36%).',
        ),
        both(
          'Ayın aralığının üst yarısında: $60.900 – 68.450.',
          'In the upper half of its monthly range, $60,900 – 68,450.',
        ),
        both(
          '$61.200 altında günlük kapanış yükselişi geri verir (4 haftada değme %40); üstte $70.400 (%41).',
          'A daily close below $61,200 would give back the rise (touched in 4 weeks: 40%); above, $70,400 (41%).',
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
        'Solana $158,30 ile $166,80 arasında yön arıyor. Şimdi işlem için bir neden yok; iki sınırı izle.',
        'Solana is between $158.30 and $166.80 without a direction. No reason to trade now; watch the two edges.',
      ),
      says: [
        both('Solana bir haftadır aynı yerde.', 'Solana has stayed put for a week.'),
        both(
          'Yarın bu saatte, 5 seferden 4’ünde $154,14 – 171,22.',
          'This time tomorrow, 4 times in 5, $154.14 – 171.22.',
        ),
        both('Ayın aralığının ortasında: $148,90 – 178,20.', 'In the middle of its monthly range, $148.90 – 178.20.'),
        both(
          'Altı ayda %12 yükseldi, ama son bir ay bunun tersi.',
          'In six months it rose 12%, but the last month went the other way.',
        ),
        both(
          'Bakılacak iki yer: $112,00 (6 ayda %50) ve $249,00 (%44).',
          'Two places to look: $112.00 (50% in 6 months) and $249.00 (44%).',
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
        'Pepe iki sınırının arasında: $0,000007100 ve $0,000007850. Beklemek de bir karar.',
        'Pepe sits between its edges, $0.000007100 and $0.000007850. Waiting is a decision too.',
      ),
      says: [
        both('Pepe bir haftada %4,6 düştü; bu coin için olağan.', 'Pepe fell 4.6% in a week, usual for this coin.'),
        both(
          'Yarın bu saatte, 5 seferden 4’ünde $0,000006934 – 0,000007923.',
          'This time tomorrow, 4 times in 5, $0.000006934 – 0.000007923.',
        ),
        both(
          'Altta $0,000004500, üstte $0,00001250: 6 ay içinde değme ihtimali %48 ve %46.',
          '$0.000004500 below, $0.00001250 above: chance of a touch within 6 months, 48% and 46%.',
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
        'Tron 141 gündür uzun ortalamasının üstünde ve 6 ayda %28 yükseldi. Bu geçmiş; gelecek için söz değil.',
        'Tron has been above its long average for 141 days, up 28% in 6 months. That is the past, not a promise.',
      ),
      says: [
        both(
          'Altı aylık yükseliş, bu coin için olağan olanın 1,5 katı.',
          'The six-month rise is 1.5 times what is usual for this coin.',
        ),
        both(
          '200 günlük ortalama $0,2960; fiyat onun %12 üstünde.',
          'The 200-day average is $0.2960; the price is 12% above it.',
        ),
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
        'Polkadot 6 ayda %58 düştü ve 163 gündür uzun ortalamasının altında. Ucuz görünmesi, dönmesi demek değil.',
        'Polkadot fell 58% in 6 months and has been below its long average for 163 days. Looking cheap is not turning.',
      ),
      says: [
        both(
          '$2,770 altı son 30 günün yeni dibi olur (3 günde değme %38); üstte $3,070 (%36).',
          'Below $2.770 would be a new 30-day low (touched in 3 days: 38%); above, $3.070 (36%).',
        ),
        both(
          '200 günlük ortalama $4,120; fiyat onun %29 altında.',
          'The 200-day average is $4.120; the price is 29% below it.',
        ),
        both(
          'Altı aylık düşüş, bu coin için olağan olanın 1,6 katı.',
          'The six-month fall is 1.6 times what is usual for this coin.',
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
        'Litecoin iki sınırının arasında: $94,20 ve $99,80. Beklemek de bir karar.',
        'Litecoin sits between its edges, $94.20 and $99.80. Waiting is a decision too.',
      ),
      says: [
        both('Ayın aralığının ortasında: $88,40 – 104,60.', 'In the middle of its monthly range, $88.40 – 104.60.'),
        both(
          '$84,50 altında ya da $112,00 üstünde günlük kapanış resmi değiştirir (4 haftada %41 ve %37).',
          'A daily close below $84.50 or above $112.00 would change the picture (41% and 37% in 4 weeks).',
        ),
        both(
          '$134,00 üstünde haftalık kapanış düşüşü geri alır (6 ayda değme %44); altta $71,00 (%46).',
          'A weekly close above $134.00 would take back the fall (touched in 6 months: 44%); below, $71.00 (46%).',
        ),
      ],
    },
  ],
]
