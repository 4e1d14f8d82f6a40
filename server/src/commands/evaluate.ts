import { writeFile } from 'node:fs/promises'
import { readCoins } from './evaluate/candle-files.ts'
import { evaluate } from './evaluate/evaluate.ts'
import { InputError } from './evaluate/input-error.ts'
import { readOptions } from './evaluate/options.ts'
import { showProgress } from './evaluate/progress.ts'
import { printReport } from './evaluate/tables.ts'

/** Grades the engine on files of real candles: `npm run evaluate -- <folder>`. */
export async function run(args: string[]): Promise<number> {
  try {
    const options = readOptions(args)
    if (typeof options === 'number') return options
    const coins = await readCoins(options.folder)
    const report = evaluate(coins, { ...options, onProgress: showProgress(process.stderr) })
    console.log(printReport(report))
    if (options.jsonFile) await writeFile(options.jsonFile, `${JSON.stringify(report, null, 2)}\n`)
    return 0
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    console.error(error.message)
    return 1
  }
}
