import * as oidc from 'openid-client'
import type { ProviderConfig } from '../../../config.ts'

/** Claims of an id token: who someone is, as the provider says. */
export interface Identity {
  subject: string
  /** Some providers tell none. */
  email: string | null
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

export function openIdProvider(config: ProviderConfig, { returnUrl, userAgent }: Ours): Provider {
  // Looked up when first needed, and again after a failure: the provider may be down while we start.
  let found: Promise<oidc.Configuration> | undefined
  const configuration = () => {
    found ??= discover(config, userAgent).catch(error => {
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
      const claims = tokens.claims()
      // Many providers tell who somebody is in the token, and everything else only where it is asked for.
      const hasMore = claims && !claims.email && (await configuration()).serverMetadata().userinfo_endpoint
      const more = hasMore && (await oidc.fetchUserInfo(await configuration(), tokens.access_token, claims.sub))
      return toIdentity({ ...claims, ...more })
    },
  }
}

const discover = ({ issuer, clientId, clientSecret }: ProviderConfig, userAgent: string) =>
  oidc.discovery(new URL(issuer), clientId, clientSecret, clientSecret ? undefined : oidc.None(), {
    [oidc.customFetch]: (url, options) =>
      fetch(url, { ...options, headers: { ...options.headers, 'user-agent': userAgent } } as RequestInit),
    // Only outside production may an issuer be without TLS; the configuration sees to that.
    execute: issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : [],
  })

function toIdentity(claims: Record<string, unknown>): Identity {
  const text = (name: string) => (typeof claims[name] === 'string' && claims[name] ? claims[name] : null)
  const subject = text('sub')
  if (!subject) throw new Error('The identity provider sent no subject.')
  return {
    subject,
    email: text('email'),
    isEmailVerified: claims.email_verified === true,
    firstName: text('given_name') ?? text('name'),
    lastName: text('family_name'),
    profileImageUrl: text('picture'),
  }
}
