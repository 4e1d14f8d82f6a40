import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formOf } from '../../../testing/admin.ts'
import { fileIn } from './files.ts'

const sent = (...fields: Parameters<typeof formOf>) => {
  const { headers, payload } = formOf(...fields)
  return fileIn(payload, headers['content-type'])
}
const type = 'multipart/form-data; boundary=b'
const raw = (...lines: string[]) => fileIn(Buffer.from(lines.join('\r\n')), type)

describe('a file in a form', () => {
  it('is found behind other fields, byte by byte as it was sent', () =>
    fc.assert(
      fc.property(fc.uint8Array(), bytes => {
        const content = Buffer.from(bytes)
        const found = sent(
          { name: 'note', content: 'x' },
          { name: 'file', fileName: 'ç "a".csv'.replaceAll('"', ''), content },
        )
        expect(found).toMatchObject({ field: 'file', fileName: 'ç a.csv' })
        expect(found?.bytes.equals(content)).toBe(true)
      }),
    ))

  it('may have a boundary in quotes, and headers in any case', () => {
    const body =
      '--a b\r\nCONTENT-TYPE: text/csv\r\nContent-Disposition: form-data; filename="f"; name="n"\r\n\r\n1\r\n--a b--'
    expect(fileIn(Buffer.from(body), 'multipart/form-data; boundary="a b"')).toMatchObject({
      field: 'n',
      fileName: 'f',
    })
  })

  const head = 'content-disposition: form-data; name="file"; filename="f.csv"'
  it.each([
    ['no end', ['--b', head, '', 'content']],
    ['no head', ['--b', '', 'content', '--b--']],
    ['no empty line', ['--b', head, '--b--']],
    ['nothing', ['']],
    ['no parts', ['--b--']],
    ['only fields', ['--b', 'content-disposition: form-data; name="file"', '', '1', '--b--']],
    ['a giant head', ['--b', `x: ${'x'.repeat(2_000)}`, head, '', '1', '--b--']],
    ['too many parts', [...Array(20).fill('--b\r\nx: y\r\n\r\n1'), '--b', head, '', '1', '--b--']],
    ['ends and nothing else', Array(1_000).fill('--b')],
  ])('is none with %s', (_, lines) => expect(raw(...lines)).toBeUndefined())

  it.each(['', 'multipart/form-data', 'multipart/form-data; boundary=', `a;${' '.repeat(10_000)}boundary`])(
    'is none of the kind %j',
    kind => expect(fileIn(Buffer.from('--b\r\n'), kind)).toBeUndefined(),
  )
})
