import type { Route } from '@pusula/contract'
import { setAdmin } from '../features/accounts/index.ts'
import type { Person, World } from './world.ts'

/** A member who has been appointed, as the command does it. */
export async function administrator(world: World) {
  const member = await world.member()
  await setAdmin(world.database, member.email, true, world.clock.now())
  return member
}

interface Field {
  name: string
  fileName?: string
  content: string | Buffer
}

/** A form with a file, as a browser sends it. */
export function formOf(...fields: Field[]) {
  const boundary = 'pusula-form'
  const parts = fields.map(({ name, fileName, content }) =>
    Buffer.concat([
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${fileName ? `; filename="${fileName}"` : ''}\r\n\r\n`,
      ),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ]),
  )
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
  }
}

export interface Sent {
  fileName?: string
  field?: string
  query?: Record<string, string>
}

/** Sends a file to a call as a browser does, and hands out whatever it answers. */
export async function sendFile(by: Person, route: Route, content: string | Buffer, sent: Sent = {}) {
  const { fileName = 'coins.csv', field = 'file', query } = sent
  const response = await by.request({
    method: 'POST',
    url: query ? `${route.path}?${new URLSearchParams(query)}` : route.path,
    ...formOf({ name: field, fileName, content }),
  })
  return { status: response.statusCode, ...response.json() }
}
