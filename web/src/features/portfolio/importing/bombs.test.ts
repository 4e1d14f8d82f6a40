import { constants, deflateRawSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { type FileComplaint, readChosen } from './chosen-file.ts'
import { importText } from './messages.ts'
import { workbookParts, zipOf } from './sheets/testing.ts'

const chosen = (bytes: Uint8Array<ArrayBuffer> | Uint8Array) =>
  readChosen(new File([new Uint8Array(bytes)], 'trades.xlsx'))

/** An archive of one part that unpacks to so many megabytes of zeros, and says it is small. */
function zerosOf(name: string, megabytes: number): Uint8Array {
  const block = deflateRawSync(Buffer.alloc(1_000_000), { finishFlush: constants.Z_FULL_FLUSH })
  const packed = Buffer.concat([...Array.from({ length: megabytes }, () => block), Buffer.from([3, 0])])
  const about = (mark: number, length: number, ends: readonly (readonly [at: number, value: number])[]) => {
    const head = Buffer.alloc(length)
    head.writeUInt32LE(mark, 0)
    for (const [at, value] of ends) head.writeUInt32LE(value, at)
    return head
  }
  const [deflated, named] = [8, name.length]
  const local = about(0x04034b50, 30, [
    [8, deflated],
    [18, packed.length],
    [22, 100],
    [26, named],
  ])
  const entry = about(0x02014b50, 46, [
    [10, deflated],
    [20, packed.length],
    [24, 100],
    [28, named],
  ])
  const begins = local.length + named + packed.length
  const end = about(0x06054b50, 22, [
    [8, 1],
    [10, 1],
    [12, entry.length + named],
    [16, begins],
  ])
  return Buffer.concat([local, Buffer.from(name), packed, entry, Buffer.from(name), end])
}

const laughs = Array.from({ length: 10 }, (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`).join('')
const bombs: [string, () => Uint8Array | Promise<Uint8Array>, FileComplaint][] = [
  ['ten gigabytes of zeros', () => zerosOf('_rels/.rels', 10_000), 'tooLarge'],
  ['an archive in an archive', async () => zipOf({ 'a.zip': String(await zipOf({ 'b.zip': 'x' })) }), 'archive'],
  ['a million shared texts', () => zipOf(workbookParts('', '<si><t>x</t></si>'.repeat(1_000_000))), 'tooLarge'],
  ['sixteen thousand columns', () => zipOf(workbookParts(`<row>${'<c><v>1</v></c>'.repeat(16_384)}</row>`)), 'tooWide'],
]

it.each(bombs)('a file with %s is refused with a sentence', async (_, make, complaint) => {
  expect(await chosen(await make())).toBe(complaint)
  for (const language of ['tr', 'en'] as const) expect(importText[complaint][language]).toMatch(/\.$/)
})

it('XML entities are not expanded: a billion laughs stay one word', async () => {
  const parts = workbookParts('<row><c t="str"><v>&l10;</v></c><c><v>2</v></c></row>')
  const sheet = `<!DOCTYPE x [<!ENTITY l0 "ha">${laughs}]>${parts['xl/worksheets/sheet1.xml']}`
  const read = await chosen(await zipOf({ ...parts, 'xl/worksheets/sheet1.xml': sheet }))
  expect(read).toMatchObject({ csv: '&l10;,2' })
})
