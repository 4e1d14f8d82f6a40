import { accounts } from '@pusula/contract'
import { userAgentOf } from '../../../platform/net/user-agent.ts'
import type { Platform } from '../../../platform.ts'
import { journeyTo } from './journey.ts'
import type { LinkedProvider } from './linking.ts'
import { openIdProvider } from './provider.ts'

/** The providers that are set up: Google, and one more that the operator may name. */
export function providersOf(platform: Platform): { google?: LinkedProvider; openid?: LinkedProvider } {
  const { config, version } = platform
  const userAgent = userAgentOf(version, config.publicUrl)
  const ours = (path: string) => ({ returnUrl: `${config.publicUrl}${path}`, userAgent })
  const { google, openId } = config
  return {
    ...(google && {
      google: {
        id: 'google' as const,
        name: 'Google',
        issuer: google.issuer,
        journey: journeyTo('google', openIdProvider(google, ours(accounts.googleReturn.path)), platform),
      },
    }),
    ...(openId && {
      openid: {
        id: 'openid' as const,
        name: openId.name,
        issuer: openId.issuer,
        journey: journeyTo('openid', openIdProvider(openId, ours(accounts.openIdReturn.path)), platform),
      },
    }),
  }
}
