import { type PortfolioSettings, portfolio } from '@pusula/contract'
import { ownZone } from '@pusula/words'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../../lib/call.ts'
import { portfolioKey } from '../queries.ts'

/** An account whose years have no place yet has them where its browser is. Said once; a choice that was made stays. */
export function useBrowserZone(settings: PortfolioSettings | undefined): void {
  const client = useQueryClient()
  const { mutate, isIdle } = useMutation({
    mutationFn: (browserZone: string) => call(portfolio.settings, { browserZone }),
    onSuccess: () => client.invalidateQueries({ queryKey: portfolioKey }),
  })
  const isUnsaid = settings?.timeZone === null && isIdle
  useEffect(() => {
    if (isUnsaid) mutate(ownZone())
  }, [isUnsaid, mutate])
}
