import type { ReactNode } from 'react'
import { useSearch } from 'wouter/use-browser-location'
import { useAppInfo } from '../../../lib/app-info.ts'
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx'
import { nextOf } from '../intent.ts'
import { invitation } from '../invitation.ts'
import { goToProvider } from '../viewer.ts'

/** Whoever was invited, or on the way somewhere, takes that along to the identity provider and back. */
const googleAddress = (next: string | null) => {
  const query = String(new URLSearchParams({ ...invitation(), ...(next && { next }) }))
  return query ? `/auth/google?${query}` : '/auth/google'
}

export const useGoogle = (): boolean => useAppInfo()?.googleSignIn !== false

type Props = {
  /** Where to go on; else the address of the page says it. */
  next?: string | undefined
  children: ReactNode
}

/** Where the server has no identity provider, there is no button. */
export function GoogleButton({ next, children }: Props) {
  const search = useSearch({ ssrSearch: '' })
  if (!useGoogle()) return null
  return (
    <ButtonLink look="primary" block href={googleAddress(next ?? nextOf(search))} onClick={goToProvider}>
      {/* The provider's own mark in its own colours, as its rules ask. */}
      <img src="/icons/google.svg" alt="" width={20} height={20} />
      {children}
    </ButtonLink>
  )
}
