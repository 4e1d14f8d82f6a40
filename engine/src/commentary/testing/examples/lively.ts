import { both, type Examples } from './scene.ts'

/** Coins to which something happened of late. */
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
        'Ethereum $3.447 üstünde kapandı. Sıradaki sınır $3.590.',
        'Ethereum closed above $3,447. The next edge is $3,590.',
      ),
      says: [
        both(
          'Ethereum son 24 saatte %3,1 yükseldi; olağan bir günün 1,5 katı. Hacim de olağanın 1,4 katı.',
          'Ethereum rose 3.1% in 24 hours, 1.5 times a usual day. Volume is 1.4 times the usual.',
        ),
        both('Bir ayda %9,4 yükseldi, çoğu son haftada.', 'It rose 9.4% in a month, most of it in the last week.'),
        both(
          'Altta $3.010, üstte $3.980: 4 hafta içinde değme ihtimali %36 ve %37.',
          '$3,010 below, $3,980 above: chance of a touch within 4 weeks, 36% and 37%.',
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
        'Avalanche $22,30 altında kapandı. Sıradaki sınır $20,70.',
        'Avalanche closed below $22.30. The next edge is $20.70.',
      ),
      says: [
        both(
          'Avalanche bir haftada %14 düştü; olağan bir haftanın 2 katı. Hacim de olağanın 1,6 katı.',
          'Avalanche fell 14% in a week, twice a usual week. Volume is 1.6 times the usual.',
        ),
        both('Bir ayda %22 düştü, çoğu son haftada.', 'It fell 22% in a month, most of it in the last week.'),
        both(
          'Altta $16,90, üstte $27,40: 4 hafta içinde değme ihtimali %35 ve %41.',
          '$16.90 below, $27.40 above: chance of a touch within 4 weeks, 35% and 41%.',
        ),
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
        'Lodos olağanın 2,2 katı oynuyor, iki yöne de. Yarın için pay ±%12.',
        'Lodos swings 2.2 times its usual, both ways. Room for tomorrow: ±12%.',
      ),
      says: [
        both(
          'Lodos için hacim olağanın 3,1 katına çıktı; fiyat bir haftada %22 yükseldi.',
          'Volume in Lodos grew to 3.1 times the usual; the price rose 22% in a week.',
        ),
        both('Bir ayda %80 yükseldi, olağan bir ayın 3,3 katı.', 'It rose 80% in a month, 3.3 times a usual month.'),
        both(
          '$0,2750 altında günlük kapanış yükselişin çoğunu geri verir (4 haftada değme %37); üstte $0,6100 (%39).',
          'A daily close below $0.2750 would give back most of the rise (touched in 4 weeks: 37%); above, $0.6100 (39%).',
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
        'Cardano bir günde %18 düştü, olağan bir günün 6 katı. Böyle günlerin ertesi de geniş oynar: ±%8,7.',
        'Cardano fell 18% in a day, 6 times a usual day. The day after swings widely too: ±8.7%.',
      ),
      says: [
        both(
          'Bir yıllık aralığının en alt beşte birinde; dibi $0,4987.',
          'In the bottom fifth of its one-year range; the low is $0.4987.',
        ),
        both(
          '$0,7000 üstünde günlük kapanış düşüşü geri alır (4 haftada değme %41); altta $0,3800 (%38).',
          'A daily close above $0.7000 would take back the fall (touched in 4 weeks: 41%); below, $0.3800 (38%).',
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
        'BNB son bir yıl içinde gördüğü en yüksek fiyata %0,3 uzakta. Onun üstünde bakılacak yakın tarihli bir fiyat yok.',
        'BNB is 0.3% below its highest price in a year. There is no recent price above that to look at.',
      ),
      says: [
        both(
          'Yarın bu saatte, 5 seferden 4’ünde $958,46 – 1.019.',
          'This time tomorrow, 4 times in 5, $958.46 – 1,019.',
        ),
        both('Bir ayda %14 yükseldi, olağan bir ayın 1,5 katı.', 'It rose 14% in a month, 1.5 times a usual month.'),
        both(
          '$884,00 altında günlük kapanış yükselişin çoğunu geri verir (4 haftada değme %38); üstte $1.104 (%38).',
          'A daily close below $884.00 would give back most of the rise (touched in 4 weeks: 38%); above, $1,104 (38%).',
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
          'Bakılacak iki yer: $0,09500 (6 ayda %49) ve $0,3800 (%45).',
          'Two places to look: $0.09500 (49% in 6 months) and $0.3800 (45%).',
        ),
        both(
          'Bir yıllık aralığının alt yarısında: $0,1290 – 0,3350.',
          'In the lower half of its one-year range: $0.1290 – 0.3350.',
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
        'XRP için son bir günde 24 haber çıktı, olağanı 6. Fiyat %11 yükseldi; haber eskir, oynama bir süre kalır.',
        'XRP had 24 headlines in a day against a usual 6. The price rose 11%; news ages, the swing stays a while.',
      ),
      says: [
        both('Yarın bu saatte, 5 seferden 4’ünde $2,273 – 2,611.', 'This time tomorrow, 4 times in 5, $2.273 – 2.611.'),
        both(
          'Ayın aralığının üst yarısında: $2,110 – 2,640.',
          'In the upper half of its monthly range, $2.110 – 2.640.',
        ),
      ],
    },
  ],
]
