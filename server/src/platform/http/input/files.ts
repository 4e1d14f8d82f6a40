/** A file that came in a form. */
interface SentFile {
  /** The name of its field. */
  field: string
  fileName: string
  bytes: Buffer
}

/** Limit of parts in a multipart form, more than any form of ours has. */
const maxParts = 10
const longestHead = 1_000

/** The first file of a multipart body; undefined where there is none, or where the body cannot be taken apart. */
export function fileIn(body: Buffer, contentType = ''): SentFile | undefined {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType) ?? []
  const boundary = quoted ?? plain
  if (!boundary) return undefined
  let end = body.indexOf(`--${boundary}\r\n`)
  for (let i = 0; i < maxParts && end >= 0; i++) {
    const head = end + boundary.length + 4
    const content = body.indexOf('\r\n\r\n', head)
    if (content < 0 || content - head > longestHead) return undefined
    end = body.indexOf(`\r\n--${boundary}`, content + 2)
    if (end < 0) return undefined
    const names = namesIn(body.toString('utf8', head, content))
    if (names) return { ...names, bytes: body.subarray(Math.min(content + 4, end), end) }
    end += 2
  }
  return undefined
}

/** The names of a part that is a file. */
function namesIn(head: string): Pick<SentFile, 'field' | 'fileName'> | undefined {
  const [, said = ''] = /^content-disposition:(.*)$/im.exec(head) ?? []
  const [, field] = /[;\s]name="([^"]*)"/i.exec(said) ?? []
  const [, fileName] = /[;\s]filename="([^"]*)"/i.exec(said) ?? []
  return field === undefined || fileName === undefined ? undefined : { field, fileName }
}
