import { admin } from '@pusula/contract'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../lib/call.ts'
import { useText } from '../../../lib/language.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { downloadIcon } from '../../../ui/icons/icons.ts'
import { toast } from '../../../ui/overlays/toast.ts'
import { csvOf } from './csv.ts'
import { coinsText } from './text.ts'

function download(text: string, fileName: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: fileName })
  link.click()
  URL.revokeObjectURL(url)
}

export function ExportButton() {
  const t = useText(coinsText)
  const all = useMutation({
    mutationFn: () => call(admin.coins, {}),
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
