import { type Claim, isWritten, type Reading } from '../reader.ts'

const timesUsual =
  (pick: (reading: Reading) => number | null | undefined, isMore: boolean) =>
  (reading: Reading, [, digits]: RegExpMatchArray) => {
    const ratio = pick(reading) ?? Number.NaN
    return isWritten(digits, ratio, reading.language) && (isMore ? ratio >= 1.25 : ratio <= 0.75)
  }
const volatility = ({ facts }: Reading) => facts.volatilityToUsualRatio
const volume = ({ facts }: Reading) => facts.recent?.volumeToUsualRatio

/** How much is said to move and to be traded. */
export const activity: readonly Claim[] = [
  {
    name: 'more volatile',
    words: {
      tr: /[Oo]ynaklık olağanın (\S+) katı(?:: iki yöne|\.)/,
      en: /(?:Volatility is|volatility at) (\S+) times its usual level(?:: wide|\.)/,
    },
    holds: timesUsual(volatility, true),
  },
  {
    name: 'calm',
    words: {
      tr: /[Oo]ynaklık olağanın (\S+) katı(?:: piyasa sakin|na inmiş)/,
      en: /(?:Volatility is|down to) (\S+) times its usual level(?:: the market is calm|\.)/,
    },
    holds: timesUsual(volatility, false),
  },
  {
    name: 'busy',
    words: {
      tr: /[Hh]acim .*olağanın (\S+) katı: katılım yüksek|katılım yüksek, hacim olağanın (\S+) katı/,
      en: /Volume .* was (\S+) times its usual level: trading is busy|busy, with volume at (\S+) times/,
    },
    holds: (reading, [all, one, other]) => timesUsual(volume, true)(reading, [all, one ?? other]),
  },
  {
    name: 'thin',
    words: {
      tr: /[Hh]acim .*olağanın (\S+) katı: katılım düşük|katılım düşük, hacim olağanın (\S+) katı/,
      en: /Volume .* was (\S+) times its usual level: trading is thin|thin, with volume at (\S+) times/,
    },
    holds: (reading, [all, one, other]) => timesUsual(volume, false)(reading, [all, one ?? other]),
  },
]
