import * as oidc from 'openid-client'
import type { GoogleConfig } from '../../../config.ts'

/** Who someone is, as a provider says. */
export interface Identity {
  subject: string
  email: string
  isEmailVerified: boolean
  firstName: string | null
  lastName: string | null
  profileImageUrl: string | null
}

/** What must come back unchanged from the journey to the provider. */
interface Journey {
  state: string
  nonce: string
  verifier: string
}

export interface Provider {
  begin(): Promise<{ url: string; journey: Journey }>
  /** The identity at the end of the journey; throws for anyone who did not begin it here. */
  finish(returnedTo: URL, journey: Journey): Promise<Identity>
}

interface Ours {
  returnUrl: string
  userAgent: string
}

export function openIdProvider(google: GoogleConfig, { returnUrl, userAgent }: Ours): Provider {
  // Looked up when first needed, and again after a failure: the provider may be down while we start.
  let found: Promise<oidc.Configuration> | undefined
  const configuration = () => {
    found ??= discover(google, userAgent).catch(error => {
      found = undefined
      throw error
    })
    return found
  }
  return {
    begin: async () => {
      const journey = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        verifier: oidc.randomPKCECodeVerifier(),
      }
      const url = oidc.buildAuthorizationUrl(await configuration(), {
        redirect_uri: returnUrl,
        scope: 'openid email profile',
        code_challenge: await oidc.calculatePKCECodeChallenge(journey.verifier),
        code_challenge_method: 'S256',
        state: journey.state,
        nonce: journey.nonce,
      })
      return { url: url.href, journey }
    },
    finish: async (returnedTo, { state, nonce, verifier }) => {
      const tokens = await oidc.authorizationCodeGrant(await configuration(), returnedTo, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      })
      return toIdentity(tokens.claims() ?? {})
    },
  }
}

const discover = ({ issuer, clientId, clientSecret }: GoogleConfig, userAgent: string) =>
  oidc.discovery(new URL(issuer), clientId, clientSecret, undefined, {
    [oidc.customFetch]: (url, options) =>
      fetch(url, { ...options, headers: { ...options.headers, 'user-agent': userAgent } } as RequestInit),
    // Only outside production may an issuer be without TLS; the configuration sees to that.
    execute: issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : [],
  })

function toIdentity(claims: Record<string, unknown>): Identity {
  const text = (name: string) => (typeof claims[name] === 'string' && claims[name] ? claims[name] : null)
  const subject = text('sub')
  const email = text('email')
  if (!subject || !email) throw new Error('The identity provider sent no subject or no email.')
  return {
    subject,
    email,
    isEmailVerified: claims.email_verified === true,
    firstName: text('given_name') ?? text('name'),
    lastName: text('family_name'),
    profileImageUrl: text('picture'),
  }
}
