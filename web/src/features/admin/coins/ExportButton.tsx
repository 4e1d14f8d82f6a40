import { admin } from '@pusula/contract'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { useText } from '../../../lib/language.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { downloadIcon } from '../../../ui/icons/icons.ts'
import { toast } from '../../../ui/overlays/toast.ts'
import type { AdminCoin } from './coins.ts'
import { csvOf } from './csv.ts'
import { coinsText } from './text.ts'

function download(text: string, fileName: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: fileName })
  link.click()
  URL.revokeObjectURL(url)
}

const pageSize = 1_000

/** All coins, page by page: there may be more than one answer holds. */
async function allCoins() {
  const all = new Map<string, AdminCoin>()
  for (let page = 1; ; page++) {
    const coins = await call(admin.coins, { page, pageSize })
    // The list may move between two pages; nobody stands in the file twice.
    for (const coin of coins) all.set(coin.symbol, coin)
    if (coins.length < pageSize) return [...all.values()]
  }
}

export function ExportButton() {
  const t = useText(coinsText)
  const all = useMutation({
    mutationFn: allCoins,
    onSuccess: coins => download(csvOf(coins), 'coins.csv'),
    onError: ({ message }) => toast.show({ tone: 'err', title: t.notExported, text: message }),
  })
  return (
    <Button small busy={all.isPending && t.exporting} onClick={() => all.mutate()}>
      <Icon shape={downloadIcon} sizePx={16} />
      {t.export}
    </Button>
  )
}
