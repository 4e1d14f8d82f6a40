import { useText } from '../../../lib/language.ts'
import { IconButton } from '../../../ui/actions/IconButton.tsx'
import { shareIcon } from '../../../ui/icons/icons.ts'
import { toast } from '../../../ui/overlays/toast.ts'
import { analysisText } from '../messages.ts'

/** The native sheet where there is one, else the link itself. A sheet that was closed is no failure. */
export function ShareButton({ name }: { name: string }) {
  const t = useText(analysisText)
  async function share() {
    const url = new URL('/', location.href).href
    try {
      if (navigator.share) return await navigator.share({ title: t.shareTitle(name), url })
      await navigator.clipboard.writeText(url)
      toast.show({ tone: 'ok', title: t.copied })
    } catch (error) {
      const isClosed = error instanceof DOMException && error.name === 'AbortError'
      if (!isClosed) toast.show({ tone: 'err', title: t.notCopied })
    }
  }
  return <IconButton label={t.share} icon={shareIcon} onClick={() => void share()} />
}
