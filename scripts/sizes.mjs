// Keeps files small: no source over 300 lines, no test over 350, the median under 80. Loose types and silenced checks do not get in either.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

const maxLines = file => (/\.(test|spec)\.tsx?$/.test(file) ? 350 : 300)
const maxMedian = 80
const loose = [
  /\bas any\b/,
  /:\s*any\b/,
  /<any>/,
  /@ts-(ignore|nocheck|expect-error)/,
  /biome-ignore/,
  /\b(it|test|describe)\.(only|todo)\b/,
  // A test may be for one screen size only; one that is switched off may not stay.
  /\b(it|test|describe)\.skip\(['"`]/,
]

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.mjs', '*.css', '*.sql'])
  .toString()
  .trim()
  .split('\n')
  .filter(file => existsSync(file))
const texts = files.map(file => ({ file, text: readFileSync(file, 'utf8') }))
const sized = texts
  .map(({ file, text }) => ({ file, lines: text.split('\n').length - 1 }))
  .sort((a, b) => a.lines - b.lines)
const median = sized[Math.floor(sized.length / 2)].lines

const tooLong = sized.filter(({ file, lines }) => lines > maxLines(file))
for (const { file, lines } of tooLong) console.log(`${file} has ${lines} lines; ${maxLines(file)} is the most.`)
const careless = texts.filter(
  ({ file, text }) => file !== 'scripts/sizes.mjs' && loose.some(pattern => pattern.test(text)),
)
for (const { file, text } of careless)
  console.log(`${file} has ${loose.map(pattern => text.match(pattern)?.[0]).filter(Boolean)}`)
console.log(`${files.length} files, median ${median} lines, longest ${sized.at(-1).lines}`)
process.exitCode = tooLong.length || careless.length || median > maxMedian ? 1 : 0
