import type { Language } from '@pusula/contract'
import { locale } from './format-numbers.ts'

const ages = {
  tr: { now: 'az önce', minute: 'dk önce', hour: 'sa önce', day: 'gün önce', days: 'gün önce' },
  en: { now: 'just now', minute: 'min ago', hour: 'h ago', day: 'day ago', days: 'days ago' },
}

/** Without a time zone: the reader's own. */
export function datesIn(language: Language, timeZone?: string) {
  // Made with the first date of its kind: home shows none, and making the three took a sixth of its script time.
  const clock = (options: Intl.DateTimeFormatOptions) => {
    let made: Intl.DateTimeFormat | undefined
    return () => {
      made ??= new Intl.DateTimeFormat(locale[language], timeZone ? { ...options, timeZone } : options)
      return made
    }
  }
  const clocks = {
    short: clock({ day: 'numeric', month: 'short', year: 'numeric' }),
    long: clock({ day: 'numeric', month: 'long', year: 'numeric' }),
    time: clock({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
  }

  /** Day, month, year in both languages; the locale gives only the words. */
  const dated = (at: Date, length: 'short' | 'long') => {
    const parts = clocks[length]().formatToParts(at)
    const part = (type: string) => parts.find(piece => piece.type === type)?.value ?? ''
    return `${part('day')} ${part('month')} ${part('year')}`
  }

  return {
    /** 14 Kas 2025, 14 Nov 2025. */
    date: (at: Date) => dated(at, 'short'),
    /** 12 Haziran 2025, 12 June 2025. */
    longDate: (at: Date) => dated(at, 'long'),
    /** 14.32 in Turkish, 14:32 in English. */
    time: (at: Date) =>
      clocks
        .time()
        .format(at)
        .replace(':', language === 'tr' ? '.' : ':'),
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
