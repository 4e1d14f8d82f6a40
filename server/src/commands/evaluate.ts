import { writeFile } from 'node:fs/promises'
import { readCoins, readDailyCoins } from './evaluate/candle-files.ts'
import { evaluate, evaluateGems } from './evaluate/evaluate.ts'
import { InputError } from './evaluate/input-error.ts'
import { readOptions } from './evaluate/options.ts'
import { showProgress } from './evaluate/progress.ts'
import { gemsTable } from './evaluate/reading-tables.ts'
import { printReport } from './evaluate/tables.ts'

/** Grades the engine on files of real candles: `npm run evaluate -- <folder>`, and gems on many coins' days. */
export async function run(args: string[]): Promise<number> {
  try {
    const options = readOptions(args)
    if (typeof options === 'number') return options
    const { folder, gemsFolder, jsonFile, fromMs, toMs } = options
    const onProgress = showProgress(process.stderr)
    const report = folder && evaluate(await readCoins(folder), { fromMs, toMs, onProgress })
    if (report) console.log(printReport(report))
    const gems = gemsFolder ? evaluateGems(await readDailyCoins(gemsFolder), fromMs, toMs) : null
    if (gems) console.log(`${report ? '\n' : ''}${gemsTable(gems)}`)
    if (jsonFile) await writeFile(jsonFile, `${JSON.stringify({ ...report, gems }, null, 2)}\n`)
    return 0
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    console.error(error.message)
    return 1
  }
}
