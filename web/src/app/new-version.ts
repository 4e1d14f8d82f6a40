import { currentLanguage } from '../lib/language.ts'
import { inLanguage } from '../lib/messages.ts'
import { toast } from '../ui/overlays/toast.ts'
import { frameText } from './frame/frame-text.ts'

const shownMs = 30_000

/** Offers the new version without forcing it: nobody is thrown out of a reading. */
export function offerNewVersion(use: () => void): void {
  const t = inLanguage(frameText, currentLanguage())
  toast.show({
    tone: 'info',
    title: t.newVersion,
    text: t.newVersionSays,
    durationMs: shownMs,
    action: { label: t.refresh, run: use },
  })
}
