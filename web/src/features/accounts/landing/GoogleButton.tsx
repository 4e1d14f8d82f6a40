import { longestNext } from '@pusula/contract'
import type { ReactNode } from 'react'
import { useAppInfo } from '../../../lib/app-info.ts'
import { useText } from '../../../lib/language.ts'
import { useSearch } from '../../../lib/location.ts'
import { messages } from '../../../lib/messages.ts'
import { useIsDrawn } from '../../../lib/store.ts'
import { ButtonLink } from '../../../ui/actions/Button.tsx'
import { goToProvider } from '../viewer.ts'
import { invitation, nextOf } from '../way-in.ts'

/** Whoever was invited, or on the way somewhere, takes that along to the identity provider and back. */
const addressOf = (path: string, next: string | null) => {
  // A place that is longer than what can be taken along is left behind.
  const taken = next && next.length <= longestNext && { next }
  const query = String(new URLSearchParams({ ...invitation(), ...taken }))
  return query ? `${path}?${query}` : path
}

export const useGoogle = (): boolean => useAppInfo()?.googleSignIn !== false

/** A drawn page was drawn without anybody's search. */
function useOwnSearch(): string {
  const search = useSearch()
  return useIsDrawn() ? '' : search
}

type Props = {
  /** Where to go on; else the address of the page says it. */
  next?: string | undefined
  children: ReactNode
}

/** Where the server has no identity provider, there is no button. */
export function GoogleButton({ next, children }: Props) {
  const search = useOwnSearch()
  if (!useGoogle()) return null
  return (
    <ButtonLink look="primary" block href={addressOf('/auth/google', next ?? nextOf(search))} onClick={goToProvider}>
      {/* The provider's own mark in its own colours, as its rules ask. */}
      <img src="/icons/google.svg" alt="" width={20} height={20} />
      {children}
    </ButtonLink>
  )
}

/** The provider that the operator has named, where there is one. */
export function OpenIdButton({ next }: Pick<Props, 'next'>) {
  const t = useText(text)
  const search = useOwnSearch()
  const name = useAppInfo()?.openIdName
  if (!name) return null
  return (
    <ButtonLink look="line" block href={addressOf('/auth/openid', next ?? nextOf(search))} onClick={goToProvider}>
      {t.withProvider(name)}
    </ButtonLink>
  )
}

const text = messages({
  withProvider: { tr: (name: string) => `Devam et: ${name}`, en: (name: string) => `Continue with ${name}` },
})
