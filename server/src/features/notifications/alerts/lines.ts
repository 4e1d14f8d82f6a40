import { type Both, currencySigns, type Language, numbersIn } from '@pusula/words'
import type { Db } from '../../../platform/db/db.ts'
import { isUpwards } from './rules.ts'
import { type Alert, alertsOf } from './store.ts'

interface Figures {
  coin: string
  target: string
  isUp: boolean
  percent: string
  times: string
}

const lines: Both<(alert: Alert, figures: Figures) => string> = {
  tr: ({ kind, hours, way }, { coin, target, isUp, percent, times }) => {
    switch (kind) {
      case 'above':
        return `${coin}: ${target} üstüne çıkınca`
      case 'below':
        return `${coin}: ${target} altına inince`
      case 'touch':
        return `${coin}: ${target} seviyesine ${isUp ? 'aşağıdan' : 'yukarıdan'} değince`
      case 'close':
        return `${coin}: 1 saatlik mum ${target} ${isUp ? 'üstünde' : 'altında'} kapanınca`
      case 'move': {
        const span = { 1: '1 saatte', 24: '24 saatte', 168: '7 günde' }[hours]
        return `${coin}: ${span} ${percent} ${{ up: 'yükselince', down: 'düşünce', either: 'oynayınca' }[way]}`
      }
      case 'range':
        return `${coin}: bugünün olası aralığından çıkınca`
      case 'volume':
        return `${coin}: hacmi normalin ${times} katı olunca`
      case 'gap':
        return `${coin}: izlediği fiyattan ${percent} ayrılınca`
      case 'opens':
        return `${coin}: analizi açılınca`
    }
  },
  en: ({ kind, hours, way }, { coin, target, isUp, percent, times }) => {
    switch (kind) {
      case 'above':
        return `${coin}: rises above ${target}`
      case 'below':
        return `${coin}: falls below ${target}`
      case 'touch':
        return `${coin}: touches ${target} from ${isUp ? 'below' : 'above'}`
      case 'close':
        return `${coin}: a 1-hour candle closes ${isUp ? 'above' : 'below'} ${target}`
      case 'move': {
        const span = { 1: 'in 1 hour', 24: 'in 24 hours', 168: 'in 7 days' }[hours]
        return `${coin}: ${{ up: 'rises', down: 'falls', either: 'moves' }[way]} ${percent} ${span}`
      }
      case 'range':
        return `${coin}: leaves today’s likely range`
      case 'volume':
        return `${coin}: volume is ${times} times normal`
      case 'gap':
        return `${coin}: is ${percent} away from the price it follows`
      case 'opens':
        return `${coin}: its analysis opens`
    }
  },
}

const resting: Both<string> = { tr: ' (duraklatıldı)', en: ' (paused)' }

/** Alert descriptions, a line each, with the direction by its name. */
export async function alertLines(db: Db, accountId: string, language: Language): Promise<string[]> {
  const { in: inSign, part, times } = numbersIn(language)
  return (await alertsOf(db, accountId, 0)).map(alert => {
    const target = inSign(currencySigns[alert.currency]).price(alert.target)
    const figures = { coin: alert.symbol, target, isUp: isUpwards(alert), percent: part(alert.target / 100, 2) }
    return (
      lines[language](alert, { ...figures, times: times(alert.target) }) + (alert.pausedAt ? resting[language] : '')
    )
  })
}
