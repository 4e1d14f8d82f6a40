import type { Both, Language } from '@pusula/words'

/** Words that the product never says of a market. */
const never: Both<RegExp> = {
  tr: /al fırsatı|kaçırma|uçuş|patlama|dipten dönüş|\bkesin|garanti|güçlü sinyal|\bayılar|boğa|balina|akıllı para|yapay zek|beklenti|teyit|kırılım|gürültü|okuma|tablo|tutun|aşırı alım|aşırı satım|işaret|bölge|sinyal|tüyo|ancak|her ne kadar|buna rağmen/i,
  en: /opportunit|miss\b|\bmoon|explode|bottom is in|\bsure\b|guarantee|strong signal|bullish|bearish|whale|smart money|AI-powered|outlook|confirm|breakout|\bnoise|\breading|\bmarks?\b|overbought|oversold|\bshould\b|\bwill\b|\bzone|\btip\b|\bsignal|however|although|despite/i,
}

const indicators = /EMA|RSI|MACD|ADX|Bollinger|SuperTrend/

/** What is wrong with the letters of a text, whatever it says. */
export function wordingFaults(text: string, language: Language): string[] {
  const faults: string[] = []
  if (/undefined|null|NaN|Infinity|\s\s|\s[.,;:]|[^.]$|!/.test(text)) faults.push('not a text')
  if (never[language].test(text)) faults.push(`a word that is never said (${never[language].exec(text)?.[0]})`)
  if (indicators.test(text)) faults.push('an indicator in a story')
  // A suffix on a number that changes has to know how it is read aloud: only counts go through what does.
  if (language === 'tr' && /\d['’]/.test(text.replace('5 seferden 4’ünde', '').replaceAll(/\b(?:20|50|100)’de/g, '')))
    faults.push('a suffix on a value')
  // "52% and 52%" is "52% each".
  if (/(%\d+) ve \1(?!\d)|(\b\d+%) and \2/.test(text)) faults.push('one chance said twice')
  // The middle of the week is a Wednesday, the top of a range is a price.
  if (
    /(?:Haftanın|Ayın|günün) (?:en (?:alt|üst)|alt|üst|orta)|(?:fifth|half|middle|very top|very bottom) of its (?:week|month|30 days)\b/.test(
      text,
    )
  )
    faults.push('a place in time')
  if (language === 'en' && /[çğıöşüÇĞİÖŞÜ]|’(?!s )/.test(text)) faults.push('Turkish in English')
  if (language === 'tr' && / (?:the|is|of|and|with|price|in) /.test(text)) faults.push('English in Turkish')
  return faults.map(fault => `${fault}: ${text}`)
}
