import { messages } from '../../../lib/messages.ts'

export const metricsText = messages({
  span: { tr: 'Dönem', en: 'Period' },
  days7: { tr: '7 gün', en: '7 days' },
  days30: { tr: '30 gün', en: '30 days' },
  days90: { tr: '90 gün', en: '90 days' },
  today: { tr: (value: string) => `bugün ${value}`, en: (value: string) => `${value} today` },
  daySeries: {
    tr: (name: string, days: string, total: string, most: string, day: string) =>
      `${name}, son ${days} gün: toplam ${total}, en çok ${most} (${day})`,
    en: (name: string, days: string, total: string, most: string, day: string) =>
      `${name}, last ${days} days: ${total} in all, at most ${most} on ${day}`,
  },

  activePeople: { tr: 'Etkin kişiler (kişi-gün)', en: 'Active people (person-days)' },
  signUps: { tr: 'Üye olanlar', en: 'Sign-ups' },
  analyses: { tr: 'Analizler', en: 'Analyses' },
  creditsUsed: { tr: 'Kullanılan krediler', en: 'Credits used' },
  creditsSold: { tr: 'Satılan krediler', en: 'Credits sold' },
  revenueUsd: { tr: 'Gelir', en: 'Revenue' },
  failures: { tr: 'Bizden kaynaklı hatalar', en: 'Failures on our side' },
  guests: { tr: 'Yeni misafirler', en: 'New guests' },

  funnel: { tr: 'Misafirden alıcıya', en: 'From guest to buyer' },
  came: { tr: 'Geldi', en: 'Came' },
  joined: { tr: 'Üye oldu', en: 'Joined' },
  bought: { tr: 'Satın aldı', en: 'Bought' },
  ofThem: {
    tr: (name: string, count: string, share: string) => `${name}: ${count}, bir önceki adımın ${share} kadarı`,
    en: (name: string, count: string, share: string) => `${name}: ${count}, ${share} of the step before`,
  },

  skill: { tr: 'Tahminler, son 7 gün', en: 'Forecasts, last 7 days' },
  skillSays: {
    tr: 'Aralık hedefi %80. Kazanç, “fiyat aynı kalır” demeye göredir.',
    en: 'The range should hold 80% of the time. Skill is against “price stays the same”.',
  },
  horizon: { tr: 'Süre', en: 'Horizon' },
  graded: { tr: 'Sonuçlanan', en: 'Graded' },
  inside: { tr: 'Aralıkta', en: 'In range' },
  gain: { tr: 'Kazanç', en: 'Skill' },
  direction: { tr: 'Yön', en: 'Direction' },
  noSkill: { tr: 'Bu hafta sonuçlanan tahmin yok.', en: 'No forecast was graded this week.' },

  upstreams: { tr: 'Dış kaynaklar', en: 'Upstreams' },
  healthy: { tr: 'Çalışıyor', en: 'Working' },
  blocked: {
    tr: 'Bizi kabul etmiyor: bölgenin adresi ya da başka bir ağ gerekir',
    en: 'Turns us away: it needs a regional address or another network',
  },
  limited: { tr: 'Çok sorulduğu için bekletiyor', en: 'Asked too often, it makes us wait' },
  unreachable: { tr: 'Ulaşılamıyor', en: 'Cannot be reached' },
  off: { tr: 'Bir hafta yanıt vermedi, kapatıldı', en: 'Switched off after a week without an answer' },
  other: { tr: 'Yanıtı kullanılamadı', en: 'Its answer could not be used' },
  unhealthy: { tr: 'Yanıt yok', en: 'Failing' },
  inRow: { tr: (count: string) => `art arda ${count} hata`, en: (count: string) => `${count} failures in a row` },
  lastOk: { tr: (age: string) => `son başarı ${age}`, en: (age: string) => `last worked ${age}` },
  neverOk: { tr: 'henüz başarı yok', en: 'has not worked yet' },
  noUpstreams: { tr: 'Dış kaynak kullanılmıyor.', en: 'No upstream is in use.' },

  jobs: { tr: 'İş kuyruğu', en: 'Job queue' },
  job: { tr: 'İş', en: 'Job' },
  waiting: { tr: 'Bekleyen', en: 'Waiting' },
  running: { tr: 'Çalışan', en: 'Running' },
  failed: { tr: 'Başarısız', en: 'Failed' },
  lastDone: { tr: 'Son biten', en: 'Last done' },

  system: { tr: 'Sistem', en: 'System' },
  requests: { tr: 'İstekler, son 1 saat', en: 'Requests, last hour' },
  errorRate: { tr: 'Hata oranı, son 1 saat', en: 'Error rate, last hour' },
  database: { tr: 'Veritabanı boyutu', en: 'Database size' },
  databaseTook: { tr: 'Veritabanı yanıtı', en: 'Database reply' },
  checked: { tr: (age: string) => `Bakıldı: ${age}`, en: (age: string) => `Checked ${age}` },
  ms: { tr: (value: string) => `${value} ms`, en: (value: string) => `${value} ms` },
  megabytes: { tr: (value: string) => `${value} MB`, en: (value: string) => `${value} MB` },
})
