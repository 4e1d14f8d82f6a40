import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'

export interface Somebody {
  sub: string
  email?: string
  email_verified?: boolean
  given_name?: string
}

/** A certified OpenID provider on this machine, with its own pages for signing in. */
export async function startOpenIdServer(returnUrl: string) {
  const people = new Map<string, Somebody>()
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'pusula',
        redirect_uris: [returnUrl],
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    pkce: { required: () => true },
    // As strict providers do: the token names the person, and the rest is told where it is asked for.
    conformIdTokenClaims: true,
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name'] },
    findAccount: (_: unknown, id: string) => ({ accountId: id, claims: () => ({ ...people.get(id), sub: id }) }),
    cookies: { keys: ['a key of this test alone'] },
    jwks: undefined,
  })
  server.on('request', provider.callback())
  return {
    issuer,
    close: () => new Promise(resolve => server.close(resolve)),
    /** Signs somebody in on the provider's own pages, and says where it sends the browser back to. */
    visit: async (address: string, who: Somebody): Promise<string> => {
      people.set(who.sub, who)
      const cookies = new Map<string, string>()
      const ask = async (url: string, body?: Record<string, string>): Promise<Response> => {
        const answer = await fetch(url, {
          redirect: 'manual',
          headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
          ...(body && { method: 'POST', body: new URLSearchParams(body) }),
        })
        for (const line of answer.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
          cookies.set(name, value)
        }
        return answer
      }
      let next = address
      for (let step = 0; step < 12; step++) {
        if (next.startsWith(returnUrl)) return next
        let answer = await ask(next)
        if (answer.status === 200) {
          const isLogin = (await answer.text()).includes('name="login"')
          answer = await ask(next, isLogin ? { prompt: 'login', login: who.sub, password: 'x' } : { prompt: 'consent' })
        }
        const location = answer.headers.get('location')
        if (!location) throw new Error(`The provider answers ${answer.status} at ${next}: ${await answer.text()}`)
        next = new URL(location, next).href
      }
      throw new Error('The provider leads around in a circle.')
    },
  }
}
