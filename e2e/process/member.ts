import { randomUUID } from 'node:crypto'
import type { ServerProcess } from './server.ts'

export interface Member {
  id: string
  cookie: string
}

/** Joins by the local identity page, which stands in for Google outside production. */
export async function joinAsMember({ url }: Pick<ServerProcess, 'url'>): Promise<Member> {
  const form = new URLSearchParams({ name: 'Ada Deniz', email: `${randomUUID()}@example.com` })
  const response = await fetch(`${url}/auth/google/local`, { method: 'POST', body: form, redirect: 'manual' })
  const cookie = response.headers
    .getSetCookie()
    .map(line => line.split(';')[0])
    .join('; ')
  const user: { id: string } = await (await fetch(`${url}/api/auth/user`, { headers: { cookie } })).json()
  return { id: user.id, cookie }
}
