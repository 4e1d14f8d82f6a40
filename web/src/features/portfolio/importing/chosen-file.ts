import { importLimitBytes } from '@pusula/contract'
import { ownZone } from '@pusula/words'
import { textOf } from './sheets/decoding.ts'
import type { SheetComplaint } from './sheets/sheet.ts'

/** A file that was chosen, as text. */
export interface ChosenFile {
  name: string
  csv: string
}

/** Why a file is none that can be read. */
export type FileComplaint = SheetComplaint | 'noTable' | 'notLoaded' | 'gone'

/** What other kinds of files begin with. */
const beginnings: readonly { kind: 'excel' | 'noTable'; bytes: readonly number[] }[] = [
  { kind: 'excel', bytes: [0x50, 0x4b, 0x03, 0x04] },
  { kind: 'excel', bytes: [0xd0, 0xcf, 0x11, 0xe0] },
  { kind: 'noTable', bytes: [0x25, 0x50, 0x44, 0x46] },
  { kind: 'noTable', bytes: [0x89, 0x50, 0x4e, 0x47] },
  { kind: 'noTable', bytes: [0xff, 0xd8, 0xff] },
  { kind: 'noTable', bytes: [0x47, 0x49, 0x46, 0x38] },
]

/** The text of a file, whatever its letters, or of the first sheet of an Excel file; or why it has none. */
export async function readChosen(file: File): Promise<ChosenFile | FileComplaint> {
  if (file.size > importLimitBytes) return 'tooLarge'
  const buffer = await file.arrayBuffer().catch(() => undefined)
  if (!buffer) return 'gone'
  const bytes = new Uint8Array(buffer)
  const other = beginnings.find(beginning => beginning.bytes.every((byte, i) => bytes[i] === byte))
  if (other?.kind === 'noTable') return 'noTable'
  if (other) return readSheet(file.name, bytes)
  const csv = textOf(bytes)
  return csv.trim() === '' ? 'empty' : { name: file.name, csv }
}

/** Most people bring a CSV: what reads the others is fetched when it is needed. */
async function readSheet(name: string, bytes: Uint8Array): Promise<ChosenFile | FileComplaint> {
  const reader = await import('./sheets/sheet.ts').catch(() => undefined)
  if (!reader) return 'notLoaded'
  const read = await reader.sheetText(bytes, importLimitBytes)
  return typeof read === 'string' ? read : { name, ...read }
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
