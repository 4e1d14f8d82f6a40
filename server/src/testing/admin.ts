import { accounts, type Route } from '@pusula/contract'
import { Secret, TOTP } from 'otpauth'
import { setAdmin } from '../features/accounts/index.ts'
import type { Person, World } from './world.ts'

/** A member who has been appointed, as the command does it, and has not opened the panel yet. */
export async function appointed(world: World) {
  const member = await world.member()
  await setAdmin(world.database, member.email, true, world.clock.now())
  return member
}

/** The code that an app shows for a secret at a time. */
export const codeAt = (secret: string, at: Date) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() })

/** Sets one-time codes up, as the panel leads to it, and hands out their secret. */
export async function setUpCodes(person: Person, now: Date): Promise<string> {
  const { secret, setup } = await person.call(accounts.wantOneTimeCodes, {})
  await person.call(accounts.setOneTimeCodes, { setup, code: codeAt(secret, now) })
  return secret
}

/** An administrator in an open panel. */
export async function administrator(world: World) {
  const admin = await appointed(world)
  const secret = await setUpCodes(admin, world.clock.now())
  /** Shows the second factor again, as the panel asks for it after a while. */
  const showFactor = () => admin.call(accounts.showSecondFactor, { code: codeAt(secret, world.clock.now()) })
  return Object.assign(admin, { secret, showFactor })
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
