import { importLimitBytes } from '@pusula/contract'
import { ownZone } from '@pusula/words'
import { textOf } from '@pusula/words/decoding'

/** A file that was chosen, as text. */
export interface ChosenFile {
  name: string
  csv: string
}

/** Why a file is none that can be read. */
export type FileComplaint = 'tooLarge' | 'empty' | 'excel' | 'noTable'

/** What other kinds of files begin with. */
const beginnings: readonly { kind: FileComplaint; bytes: readonly number[] }[] = [
  { kind: 'excel', bytes: [0x50, 0x4b, 0x03, 0x04] },
  { kind: 'excel', bytes: [0xd0, 0xcf, 0x11, 0xe0] },
  { kind: 'noTable', bytes: [0x25, 0x50, 0x44, 0x46] },
  { kind: 'noTable', bytes: [0x89, 0x50, 0x4e, 0x47] },
  { kind: 'noTable', bytes: [0xff, 0xd8, 0xff] },
  { kind: 'noTable', bytes: [0x47, 0x49, 0x46, 0x38] },
]

/** The text of a file, whatever its letters; or why it has none. */
export function readChosen(name: string, bytes: Uint8Array): ChosenFile | FileComplaint {
  if (bytes.length > importLimitBytes) return 'tooLarge'
  const other = beginnings.find(beginning => beginning.bytes.every((byte, i) => bytes[i] === byte))
  if (other) return other.kind
  const csv = textOf(bytes)
  return csv.trim() === '' ? 'empty' : { name, csv }
}

const longestShown = 80

/** A line of the file as it stands there, for whoever mends it. */
export function lineIn({ csv }: ChosenFile, line: number): string {
  const written = csv.split(/\r\n|\n|\r/, line)[line - 1]?.trim() ?? ''
  return written.length > longestShown ? `${written.slice(0, longestShown)}…` : written
}

/** Whose clock a file has where it does not say so inside: some exchanges put it into the name, (UTC+3); else it is the reader's. */
export const clockOf = ({ name }: ChosenFile): string =>
  /UTC(?:[+-]{1,2}\d{1,2}(?::?\d{2})?)?/i.exec(name)?.[0] ?? ownZone()
