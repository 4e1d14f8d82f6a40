import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fixed } from '@pusula/words'
import { unpack } from '../features/news/tone/model.ts'
import { toneOf } from '../features/news/tone/tone.ts'
import { fit } from '../features/news/tone/training/fit.ts'
import { type Example, readExamples } from '../features/news/tone/training/headlines.ts'
import { pack } from '../features/news/tone/training/pack.ts'
import { readArguments } from './arguments.ts'
import { grade } from './evaluate-news/grades.ts'

const tone = 'server/src/features/news/tone'
const weightsFile = join(tone, 'weights.json')

const help = `npm run train:tone [-- --check]

Finds the English weights of the tone anew from the headlines and patterns in ${tone}/training
and writes them into ${weightsFile}. The Turkish weights stay as they are.

  --check   writes nothing: holds out each file of headlines in turn and grades what the others teach about it`

/** Learns the tone of English headlines from the ones in the repository; needs nothing else. */
export async function run(args: string[]): Promise<number> {
  const asked = readArguments(args, help, { check: { type: 'boolean' } })
  if (typeof asked === 'number') return asked
  const examples = readExamples(join(tone, 'training'))
  if (asked.values.check) check(examples)
  else write(examples)
  return 0
}

function write(examples: readonly Example[]) {
  const packed: object = JSON.parse(readFileSync(weightsFile, 'utf8'))
  writeFileSync(weightsFile, `${JSON.stringify({ ...packed, en: pack(fit(examples)) }, null, 2)}\n`)
  console.log(`Learned from ${examples.length} headlines. ${weightsFile} is written.`)
}

function check(examples: readonly Example[]) {
  for (const file of new Set(examples.map(example => example.file))) {
    if (!file.startsWith('headlines/')) continue
    const weights = unpack(pack(fit(examples.filter(example => example.file !== file))))
    const rows = examples
      .filter(example => example.file === file)
      .map(({ text, tone }) => ({ text, label: tone, language: 'en' as const }))
    const { accuracy } = grade(rows, text => toneOf(text, 'en', weights).tone)
    console.log(`${file.padEnd(40)} ${String(rows.length).padStart(4)} headlines, ${fixed(accuracy, 3)} right`)
  }
}
