import type { ReactNode } from 'react'
import { useAppInfo } from '../../../lib/app-info.ts'
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx'
import { invitation } from '../invitation.ts'
import { expectSignIn } from '../viewer.ts'
import { GoogleMark } from './GoogleMark.tsx'

/** Whoever was invited takes the invitation along to the identity provider and back. */
const googleAddress = () => {
  const query = String(new URLSearchParams(invitation()))
  return query ? `/auth/google?${query}` : '/auth/google'
}

export const useGoogle = (): boolean => useAppInfo()?.googleSignIn !== false

/** Where the server has no identity provider, there is no button. */
export function GoogleButton({ children }: { children: ReactNode }) {
  if (!useGoogle()) return null
  return (
    <ButtonLink look="primary" block href={googleAddress()} onClick={expectSignIn}>
      <GoogleMark />
      {children}
    </ButtonLink>
  )
}
