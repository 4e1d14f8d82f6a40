import { openGauge } from './meter.ts'

/** The built server as a program that tells whoever started it what its requests cost. */
export async function run(): Promise<never> {
  const gauge = openGauge()
  process.on('message', (asked: 'begin' | 'begin closely' | 'end') => {
    if (asked !== 'end') gauge.begin(asked === 'begin closely')
    process.send?.(asked === 'end' ? gauge.end() : 'begun')
  })
  await import(new URL('../../../server/dist/main.js', import.meta.url).href)
  // It ends when it is told to.
  return new Promise(() => {})
}
