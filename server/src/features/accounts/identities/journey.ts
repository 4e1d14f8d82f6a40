import type { FastifyReply, FastifyRequest } from 'fastify'
import Type, { type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import { dropCookie, setCookie } from '../../../platform/http/cookies.ts'
import type { Platform } from '../../../platform.ts'
import type { Identity, Provider } from './provider.ts'

const journeyMinutes = 10

/** The state cookie of a sign-in by OpenID: what a browser takes along to the provider and back. */
const Along = Type.Object({
  referralHash: Type.Optional(Type.String()),
  next: Type.Optional(Type.String()),
  /** The account that the identity is to be linked to, which is whose session began the journey. */
  linkTo: Type.Optional(Type.String()),
})
export type Along = Static<typeof Along>

const SignedJourney = Compile(
  Type.Object({ state: Type.String(), nonce: Type.String(), verifier: Type.String(), ...Along.properties }),
)

/** The way of a browser to a provider and back; what must come back unchanged is in a cookie that nobody else can make. */
export function journeyTo(name: 'google' | 'openid', provider: Provider, { config, secrets }: Platform) {
  const path = `/auth/${name}`
  return {
    /** The provider's address. */
    begin: async (reply: FastifyReply, along: Along): Promise<string> => {
      const { url, journey } = await provider.begin()
      const saved = secrets.sign(name, JSON.stringify({ ...journey, ...along }))
      setCookie(reply, name, saved, { forSeconds: journeyMinutes * 60, isProduction: config.isProduction, path })
      return url
    },
    /** Who came back; throws for whoever did not begin here. */
    finish: async (request: FastifyRequest, reply: FastifyReply): Promise<{ identity: Identity; along: Along }> => {
      const signed = request.cookies[name]
      dropCookie(reply, name, path)
      const saved: unknown = JSON.parse((signed && secrets.unsign(name, signed)) || 'null')
      if (!SignedJourney.Check(saved)) throw new Error('The journey did not begin in this browser.')
      const { state, nonce, verifier, ...along } = saved
      const identity = await provider.finish(new URL(request.url, config.publicUrl), { state, nonce, verifier })
      return { identity, along }
    },
  }
}

export type JourneyTo = ReturnType<typeof journeyTo>
