import { setAdmin } from '../features/accounts/index.ts'
import type { World } from './world.ts'

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
