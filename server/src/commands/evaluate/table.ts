import { fixed } from '@pusula/words'

export type Row = readonly [name: string, ...values: string[]]

export const percent = (ratio: number, digits = 2) => `${fixed(100 * ratio, digits)} %`

const labelWidth = 34
const valueWidth = 16

/** A value that is too wide for its column still keeps a space before it. */
const line = ([name, ...values]: Row) =>
  `  ${name.padEnd(labelWidth)}${values.map(value => ` ${value.padStart(valueWidth - 1)}`).join('')}`.trimEnd()

export const table = (title: string, rows: readonly Row[]) => [title, ...rows.map(line)].join('\n')
