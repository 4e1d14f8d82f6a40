import type { Language } from '@pusula/contract'
import { HOUR_MS, markedIn, momentMark, type Numbers } from '@pusula/words'
import type { DemoPlan } from './plans.ts'

/** What the texts of a sample are written from: its own prices of before, and its plans. */
export interface StoryFacts {
  name: string
  priceUsd: number
  /** The lowest, the highest and the first price of so many days. */
  threeDays: Span
  month: Span
  halfYear: Span
  r1Usd: number
  s1Usd: number
  r1Chance: number
  s1Chance: number
  up: DemoPlan
  down: DemoPlan
}

export interface Span {
  lowUsd: number
  highUsd: number
  changeRatio: number
}

interface Story {
  happened: string
  stands: string
  changes: string
}

export interface Stories {
  headline: string
  holding: string
  notHolding: string
  short: Story
  mid: Story
  long: Story
  spot: string
  leverage: string
  score: string
  levels: string
}

const lastClose = ({ validUntil }: DemoPlan) => momentMark(Math.floor(Date.parse(validUntil) / HOUR_MS) * HOUR_MS)

/** Where the price stands between two others: in the lower, the middle or the upper third. */
const thirdOf = (usd: number, { lowUsd, highUsd }: Span): 0 | 1 | 2 => {
  const ratio = (usd - lowUsd) / (highUsd - lowUsd || 1)
  return ratio < 1 / 3 ? 0 : ratio > 2 / 3 ? 2 : 1
}

/** A change of less than a percent is none. */
const isFlat = (ratio: number) => Math.abs(ratio) < 0.01

const write: Record<Language, (facts: StoryFacts, w: Numbers) => Stories> = {
  tr: ({ name, priceUsd, threeDays, month, halfYear, r1Usd, s1Usd, r1Chance, s1Chance, up, down }, w) => {
    const moved = (ratio: number) =>
      isFlat(ratio) ? 'başladığı yere yakın' : `${w.size(ratio)} ${ratio > 0 ? 'yukarıda' : 'aşağıda'}`
    const third = (span: Span) => ['alt', 'orta', 'üst'][thirdOf(priceUsd, span)]
    const changes = (span: Span, close: string) =>
      `${close} kapanış ${w.prose(span.highUsd)} üstüne çıkarsa yeni bir zirve, ${w.prose(span.lowUsd)} altına inerse yeni bir dip olur.`
    return {
      headline: `${name} üç gündür ${w.prose(threeDays.lowUsd)} ile ${w.prose(threeDays.highUsd)} arasında. İki plan da koşulunu bekliyor.`,
      holding: `Bekle. Saatlik kapanış ${w.prose(down.trigger)} altına inerse satış planı başlar; en geç ${lastClose(down)}, ihtimali ${w.outOf(down.chances.met, 20)}.`,
      notHolding: `Alma. Saatlik kapanış ${w.prose(up.trigger)} üstüne çıkarsa alış planı başlar; en geç ${lastClose(up)}, ihtimali ${w.outOf(up.chances.met, 20)}.`,
      short: {
        happened: `Üç günde ${w.prose(threeDays.lowUsd)} ile ${w.prose(threeDays.highUsd)} arasında gidip geldi; şimdi ${moved(threeDays.changeRatio)}.`,
        stands: `Bu iki fiyatın arasında ${third(threeDays)} kısımda.`,
        changes: changes(threeDays, 'Saatlik'),
      },
      mid: {
        happened: `Bir ayda en düşük ${w.prose(month.lowUsd)}, en yüksek ${w.prose(month.highUsd)} gördü; ay başına göre ${moved(month.changeRatio)}.`,
        stands: `Ayın en düşüğü ile en yükseği arasında ${third(month)} kısımda.`,
        changes: changes(month, 'Günlük'),
      },
      long: {
        happened: `Altı ayda ${w.prose(halfYear.lowUsd)} ile ${w.prose(halfYear.highUsd)} arasında kaldı; altı ay öncesine göre ${moved(halfYear.changeRatio)}.`,
        stands: `Altı ayın en düşüğü ile en yükseği arasında ${third(halfYear)} kısımda.`,
        changes: changes(halfYear, 'Haftalık'),
      },
      spot: `İki plan da koşulunu bekliyor: ${w.prose(up.trigger)} üstünde ya da ${w.prose(down.trigger)} altında saatlik kapanış.`,
      leverage: 'Başlamış bir plan yok; kaldıraçlı plan da koşulu bekler.',
      score: 'Trend ve momentum puan ekliyor. Yüksek skor, yükseliş demek değildir.',
      levels: `Bir gün içinde değme ihtimali: R1 ${w.prose(r1Usd)} için ${w.chance(r1Chance)}, S1 ${w.prose(s1Usd)} için ${w.chance(s1Chance)}.`,
    }
  },
  en: ({ name, priceUsd, threeDays, month, halfYear, r1Usd, s1Usd, r1Chance, s1Chance, up, down }, w) => {
    const moved = (ratio: number) =>
      isFlat(ratio) ? 'it is close to where it began' : `it is ${w.size(ratio)} ${ratio > 0 ? 'higher' : 'lower'}`
    const third = (span: Span) => ['lower', 'middle', 'upper'][thirdOf(priceUsd, span)]
    const changes = (span: Span, close: string) =>
      `A ${close} close above ${w.prose(span.highUsd)} would be a new high, one below ${w.prose(span.lowUsd)} a new low.`
    return {
      headline: `${name} has been between ${w.prose(threeDays.lowUsd)} and ${w.prose(threeDays.highUsd)} for three days. Both plans wait for their condition.`,
      holding: `Wait. The sell plan starts on an hourly close below ${w.prose(down.trigger)} by ${lastClose(down)}; chance ${w.outOf(down.chances.met, 20)}.`,
      notHolding: `Stay out. The buy plan starts on an hourly close above ${w.prose(up.trigger)} by ${lastClose(up)}; chance ${w.outOf(up.chances.met, 20)}.`,
      short: {
        happened: `In three days it went between ${w.prose(threeDays.lowUsd)} and ${w.prose(threeDays.highUsd)}; ${moved(threeDays.changeRatio)}.`,
        stands: `In the ${third(threeDays)} third between these two.`,
        changes: changes(threeDays, 'one-hour'),
      },
      mid: {
        happened: `Within the month it saw ${w.prose(month.lowUsd)} at the lowest and ${w.prose(month.highUsd)} at the highest; ${moved(month.changeRatio)}.`,
        stands: `In the ${third(month)} third between the month's low and high.`,
        changes: changes(month, 'daily'),
      },
      long: {
        happened: `In six months it stayed between ${w.prose(halfYear.lowUsd)} and ${w.prose(halfYear.highUsd)}; ${moved(halfYear.changeRatio)}.`,
        stands: `In the ${third(halfYear)} third between the low and high of six months.`,
        changes: changes(halfYear, 'weekly'),
      },
      spot: `Both plans wait for their condition: an hourly close above ${w.prose(up.trigger)} or below ${w.prose(down.trigger)}.`,
      leverage: 'No plan has started; the leveraged one waits for its condition too.',
      score: 'Trend and momentum add points. A high score does not mean a rise.',
      levels: `Chance of a touch within a day: ${w.chance(r1Chance)} for R1 at ${w.prose(r1Usd)}, ${w.chance(s1Chance)} for S1 at ${w.prose(s1Usd)}.`,
    }
  },
}

/** The texts of a sample, from its own numbers. */
export const storiesOf = (facts: StoryFacts, language: Language): Stories => write[language](facts, markedIn(language))
