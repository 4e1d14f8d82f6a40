import type { Language } from '@pusula/contract'

const ages = {
  tr: { now: 'az önce', minute: 'dk önce', hour: 'sa önce', day: 'gün önce', days: 'gün önce' },
  en: { now: 'just now', minute: 'min ago', hour: 'h ago', day: 'day ago', days: 'days ago' },
}

/** Both languages shorten a month to its first three letters. */
const months = {
  tr: 'Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
}

/** Without a time zone: the reader's own, which needs none of the tables of Intl. */
export function datesIn(language: Language, timeZone?: string) {
  const there = (at: Date) => (timeZone ? new Date(at.toLocaleString('en-US', { timeZone })) : at)
  const twoDigits = (count: number) => String(count).padStart(2, '0')

  const dated = (at: Date, letters?: number) => {
    const day = there(at)
    return `${day.getDate()} ${months[language][day.getMonth()]?.slice(0, letters)} ${day.getFullYear()}`
  }

  return {
    /** 14 Kas 2025, 14 Nov 2025. */
    date: (at: Date) => dated(at, 3),
    /** 12 Haziran 2025, 12 June 2025. */
    longDate: (at: Date) => dated(at),
    /** 14.32 in Turkish, 14:32 in English. */
    time: (at: Date) => {
      const clock = there(at)
      return [clock.getHours(), clock.getMinutes()].map(twoDigits).join(language === 'tr' ? '.' : ':')
    },
    /** How old something is: 3 dk önce, 3 min ago. */
    age: (ageMs: number) => {
      const said = ages[language]
      const minutes = Math.floor(ageMs / 60_000)
      const hours = Math.floor(minutes / 60)
      const days = Math.floor(hours / 24)
      if (minutes < 1) return said.now
      if (hours < 1) return `${minutes} ${said.minute}`
      if (days < 1) return `${hours} ${said.hour}`
      return `${days} ${days === 1 ? said.day : said.days}`
    },
  }
}
