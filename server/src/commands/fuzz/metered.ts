import { openGauge } from './gauge.ts'

/** The server as a program that tells whoever started it what its requests cost. */
const gauge = openGauge()

process.on('message', (asked: 'begin' | 'begin closely' | 'end') => {
  if (asked !== 'end') gauge.begin(asked === 'begin closely')
  process.send?.(asked === 'end' ? gauge.end() : 'begun')
})

await import('../../main.ts')
