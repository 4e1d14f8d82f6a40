import { both, type Examples } from './scene.ts'

/** Example scenes of lively coins. */
export const livelyExamples: Examples = [
  [
    'above its first resistance',
    {
      ...{
        name: 'Ethereum',
        priceUsd: 3468,
        day: [3.1, 3.1 / 1.5],
        week: [5.8, 5],
        month: [9.4, 9],
        halfYear: [31, 30],
      },
      ...{ volume: 1.4, monthRange: [3080, 3490], average: [2910, 40], dayRange: [3341, 3599], passed: ['up', 3447] },
      ...{
        edges: [3350, 23, 3590, 23],
        short: [3300, 32, 3640, 34],
        mid: [3010, 36, 3980, 37],
        long: [2580, 45, 4800, 41],
      },
    },
    {
      state: 'above-r1',
      headline: both(
        'Ethereum fiyatı $3.447 üstünde kapandı. Sıradaki seviye $3.590.',
        'Ethereum closed above $3,447. The next level is $3,590.',
      ),
      says: [
        both(
          'Ethereum son 24 saatte %3,1 yükseldi; bu, olağan bir günün 1,5 katı. Hacim de normalin 1,4 katı.',
          'Ethereum rose 3.1% in 24 hours, 1.5 times a usual day. Volume is 1.4 times normal.',
        ),
        both(
          'Saatlik kapanış $3.300 altında olursa günün yükselişi düşüşe döner.',
          'An hourly close below $3,300 would turn the day’s rise into a fall.',
        ),
        both(
          'Son 30 günün en yükseğinden %0,6 aşağıda, en düşüğünden %13 yukarıda.',
          'Now 0.6% below its 30-day high, 13% above its low.',
        ),
        both(
          'Günlük kapanış $3.010 altında olursa yükseliş düşüşe döner.',
          'A daily close below $3,010 would turn the rise into a fall.',
        ),
        both(
          'Haftalık kapanış $2.580 altında olursa fiyat yükselişin tamamını geri verir.',
          'A weekly close below $2,580 would give back all of the rise.',
        ),
      ],
    },
  ],
  [
    'a falling week',
    {
      ...{ name: 'Avalanche', priceUsd: 21.84, day: [-3.9, 3], week: [-14, 7], month: [-22, 20], halfYear: [-9, 30] },
      ...{ swing: 1.3, volume: 1.6, dayRange: [20.43, 23.35], passed: ['down', 22.3], edges: [20.7, 30, 22.3, 69] },
      ...{ short: [20.1, 36, 23.6, 39], mid: [16.9, 35, 27.4, 41], long: [12.4, 42, 34, 53] },
    },
    {
      state: 'below-s1',
      headline: both(
        'Avalanche $22,30 altına indi; sıradaki seviye $20,70.',
        'Avalanche is below $22.30; the next level is $20.70.',
      ),
      says: [
        both(
          'Avalanche olağan bir haftanın 2 katı kadar düştü: bir haftada %14. Hacim de normalin 1,6 katı.',
          'Avalanche moved twice as far as in a usual week: down 14%. Volume is 1.6 times normal.',
        ),
        both(
          'Saatlik kapanış $23,60 üstünde olursa fiyat haftanın düşüşünün bir bölümünü telafi eder.',
          'An hourly close above $23.60 would make up part of the week’s fall.',
        ),
        both(
          'Günlük kapanış $27,40 üstünde olursa fiyat düşüşün çoğunu telafi eder.',
          'A daily close above $27.40 would make up most of the fall.',
        ),
        both('Yarım yılda %9,0 düştü.', 'Down 9.0% in half a year.'),
      ],
    },
  ],
  [
    'a pumped small coin',
    {
      ...{ name: 'Lodos', priceUsd: 0.4127, day: [-6.2, 6], week: [22, 20], month: [80, 80 / 3.3], halfYear: [35, 60] },
      ...{ swing: 2.2, volume: 3.1, monthRange: [0.221, 0.469], yearRange: [0.148, 0.469], dayRange: [0.3696, 0.4608] },
      ...{
        edges: [0.382, 37, 0.456, 25],
        short: [0.356, 32, 0.478, 32],
        mid: [0.275, 37, 0.61, 39],
        long: [0.17, 44, 0.98, 46],
      },
    },
    {
      state: 'very-lively',
      headline: both(
        'Lodos normalin 2,2 katı oynuyor; yarın bu saate kadar ±%12 oynayabilir.',
        'Lodos swings 2.2 times as much as normal; by this time tomorrow it may move ±12%.',
      ),
      says: [
        both(
          'Lodos işlem hacmi normalin 3,1 katı; fiyat bir haftada %22 yükseldi.',
          'Trading volume in Lodos is 3.1 times normal; the price rose 22% in a week.',
        ),
        both(
          'Saatlik kapanış $0,3560 altında olursa fiyat haftanın yükselişinin çoğunu geri verir.',
          'An hourly close below $0.3560 would give back most of the week’s rise.',
        ),
        both(
          'Son 30 günün en yükseğinden %12 aşağıda, en düşüğünden %87 yukarıda.',
          '12% below its 30-day high, 87% above its low.',
        ),
        both(
          'Günlük kapanış $0,2750 altında olursa fiyat yükselişin çoğunu geri verir.',
          'A daily close below $0.2750 would give back most of the rise.',
        ),
        both(
          'Haftalık kapanış $0,1700 altında olursa yükseliş düşüşe döner.',
          'A weekly close below $0.1700 would turn the rise into a fall.',
        ),
      ],
    },
  ],
  [
    'a crash day',
    {
      ...{ name: 'Cardano', priceUsd: 0.5214, day: [-18, 3], week: [-19, 8], month: [-21, 18], halfYear: [-30, 35] },
      ...{
        swing: 2.4,
        volume: 4.2,
        yearRange: [0.4987, 1.18],
        dayRange: [0.4779, 0.5668],
        edges: [0.495, 44, 0.56, 29],
      },
      ...{ short: [0.46, 29, 0.585, 33], mid: [0.38, 38, 0.7, 41], long: [0.26, 45, 1.02, 46] },
    },
    {
      state: 'crash',
      headline: both(
        'Cardano bir günde %18 düştü. Düşüş sürer mi bilmiyoruz; yarın ±%8,7 oynayabilir.',
        'Cardano fell 18% in a day. Whether it goes on is not known; by tomorrow it may move ±8.7%.',
      ),
      says: [
        both(
          'Cardano çok işlem görüyor: hacim normalin 4,2 katı. Fiyat bir haftada %19 düştü, olağan bir haftanın 2,4 katı.',
          'Cardano is busy: volume is 4.2 times normal. In a week the price fell 19%, 2.4 times a usual week.',
        ),
        both(
          'Saatlik kapanış $0,5850 üstünde olursa fiyat günün düşüşünün çoğunu telafi eder.',
          'An hourly close above $0.5850 would make up most of the day’s fall.',
        ),
        both(
          'Günlük kapanış $0,7000 üstünde olursa düşüş yükselişe döner.',
          'A daily close above $0.7000 would turn the fall into a rise.',
        ),
        both('Altı ayda %30 düştü, çoğu son bir ayda.', 'In six months it fell 30%, most of it in the last month.'),
        both(
          'Son bir yılın en yükseğinden %56 aşağıda, en düşüğünden %4,6 yukarıda.',
          'Now 56% below its one-year high, 4.6% above its low.',
        ),
      ],
    },
  ],
  [
    'at the top of its year',
    {
      ...{ name: 'BNB', priceUsd: 988.4, day: [1.2, 2], week: [6.1, 6], month: [14, 14 / 1.5], halfYear: [47, 45] },
      ...{
        volume: 1.2,
        monthRange: [850, 991.2],
        yearRange: [500, 991.2],
        average: [771, 80],
        dayRange: [958.46, 1019],
      },
      ...{
        edges: [962, 26, 991.2, 91],
        short: [950, 34, 1024, 39],
        mid: [884, 38, 1104, 38],
        long: [776, 45, 1260, 45],
      },
    },
    {
      state: 'top-of-range',
      headline: both(
        'BNB, son bir yılın en yükseği olan $991,20 fiyatının %0,3 altında.',
        'BNB is 0.3% below its one-year high, $991.20.',
      ),
      says: [
        both('BNB bir haftada %6,1 yükseldi; bu coin için olağan.', 'BNB rose 6.1% in a week, usual for this coin.'),
        both(
          'Saatlik kapanış $950,00 altında olursa fiyat haftanın yükselişinin çoğunu geri verir.',
          'An hourly close below $950.00 would give back most of the week’s rise.',
        ),
        both(
          'Son 30 günün en yükseğinden %0,3 aşağıda, en düşüğünden %16 yukarıda.',
          'It is 0.3% below its 30-day high, 16% above its low.',
        ),
        both(
          'Günlük kapanış $884,00 altında olursa fiyat yükselişin çoğunu geri verir.',
          'A daily close below $884.00 would give back most of the rise.',
        ),
        both(
          'Haftalık kapanış $776,00 altında olursa fiyat yükselişin çoğunu geri verir.',
          'A weekly close below $776.00 would give back most of the rise.',
        ),
      ],
    },
  ],
  [
    'lively without a way',
    {
      ...{ name: 'Dogecoin', priceUsd: 0.1836, day: [-2.4, 3], week: [0.7, 8], month: [5, 12], halfYear: [-16, 30] },
      ...{ swing: 1.9, volume: 1.5, monthRange: [0.158, 0.212], yearRange: [0.129, 0.335], dayRange: [0.1676, 0.2011] },
      ...{
        edges: [0.174, 45, 0.195, 40],
        short: [0.164, 36, 0.205, 37],
        mid: [0.136, 42, 0.25, 41],
        long: [0.095, 49, 0.38, 45],
      },
    },
    {
      state: 'very-lively',
      headline: both(
        'Dogecoin çok hareketli: yarın bu saat için olası aralık $0,1676 – 0,2011.',
        'Dogecoin is very lively: the likely range for this time tomorrow is $0.1676 – 0.2011.',
      ),
      says: [
        both(
          'Dogecoin oynaklığı normalin 1,9 katı; fiyat son 24 saatte %2,4 düştü.',
          'Swings in Dogecoin are 1.9 times normal; the price fell 2.4% in 24 hours.',
        ),
        both(
          'Saatlik kapanış $0,2050 üstünde olursa günün düşüşü yükselişe döner.',
          'An hourly close above $0.2050 would turn the day’s fall into a rise.',
        ),
        both(
          'Günlük kapanış $0,1360 altında olursa yükseliş düşüşe döner.',
          'A daily close below $0.1360 would turn the rise into a fall.',
        ),
        both(
          'Altı ayın toplamında %16 düştü, ama son bir ayda yön değişti.',
          'Over six months it fell 16%, but the last month went the other way.',
        ),
        both(
          'Son bir yılın en yükseğinden %45 aşağıda, en düşüğünden %42 yukarıda.',
          '45% below its one-year high, 42% above its low.',
        ),
      ],
    },
  ],
  [
    'the day after the news',
    {
      ...{ name: 'XRP', priceUsd: 2.436, day: [11, 11 / 3.4], week: [9, 8], month: [4, 10], halfYear: [-12, 20] },
      ...{ swing: 1.7, volume: 3.4, monthRange: [2.11, 2.64], dayRange: [2.273, 2.611], headlines: [24, 6] },
      ...{
        edges: [2.32, 37, 2.56, 36],
        short: [2.24, 37, 2.64, 39],
        mid: [1.94, 43, 3.1, 40],
        long: [1.45, 48, 4.2, 45],
      },
    },
    {
      state: 'news-day',
      headline: both(
        'XRP için son bir günde 24 haber çıktı; normalde 6. Fiyat bu sürede %11 yükseldi.',
        'XRP had 24 headlines in a day; usually it has 6. The price rose 11% that day.',
      ),
      says: [
        both(
          'XRP işlem hacmi normalin 3,4 katı; fiyat bir haftada %9,0 yükseldi.',
          'Trading volume in XRP is 3.4 times normal; the price rose 9.0% in a week.',
        ),
        both(
          'Saatlik kapanış $2,240 altında olursa fiyat günün yükselişinin çoğunu geri verir.',
          'An hourly close below $2.240 would give back most of the day’s rise.',
        ),
        both(
          'Son 30 günün en yükseğinden %7,7 aşağıda, en düşüğünden %15 yukarıda.',
          'Now 7.7% below its 30-day high, 15% above its low.',
        ),
        both(
          'Günlük kapanış $1,940 altında olursa yükseliş düşüşe döner.',
          'A daily close below $1.940 would turn the rise into a fall.',
        ),
        both(
          'Haftalık kapanış $4,200 üstünde olursa düşüş yükselişe döner.',
          'A weekly close above $4.200 would turn the fall into a rise.',
        ),
      ],
    },
  ],
]
