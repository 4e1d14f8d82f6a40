import { useState } from 'react'
import { useText } from '../../lib/language.ts'
import { messages } from '../../lib/messages.ts'
import { useStore } from '../../lib/store.ts'
import { readStored, writeStored } from '../../stored/stored.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { Logo } from '../../ui/brand/Logo.tsx'
import { OfferCard } from '../../ui/overlays/OfferCard.tsx'
import { useTurn } from '../prompts.ts'
import { offered } from './catch.ts'

interface Device {
  /** Opened as an app of its own already. */
  isInstalled: boolean
  /** Safari on iPhone and iPad has no button for it, only steps. */
  isApple: boolean
  /** The browser would ask if we let it. */
  hasOffer: boolean
  /** A no is remembered for a while. */
  isDismissed: boolean
}

/** Kind of the install prompt: a button, the steps, or nothing. */
export function installOffer({ isInstalled, isApple, hasOffer, isDismissed }: Device) {
  if (isInstalled || isDismissed) return 'nothing'
  if (hasOffer) return 'button'
  return isApple ? 'steps' : 'nothing'
}

/** An iPad says that it is a Mac, but a Mac cannot be touched. */
export const isAppleTouch = (userAgent: string, touchPoints: number): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1)

const isStandalone = () =>
  matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true)

function useDevice(): Device {
  const hasOffer = useStore(offered) !== null
  return {
    isInstalled: isStandalone(),
    isApple: isAppleTouch(navigator.userAgent, navigator.maxTouchPoints),
    hasOffer,
    isDismissed: readStored('install-prompt-dismissed') !== null,
  }
}

const dismissInstall = (): void => writeStored('install-prompt-dismissed', Date.now())

/** The browser's own question; each offer can be used once. */
async function install(): Promise<void> {
  const event = offered.get()
  offered.set(null)
  const answer = await event?.prompt()
  if (answer?.outcome === 'dismissed') dismissInstall()
}

const text = messages({
  title: { tr: 'Pusula’yı ana ekranına ekle', en: 'Add Pusula to your home screen' },
  says: {
    tr: 'Bir dokunuşla açılır, bağlantı yokken de son analizini gösterir.',
    en: 'It opens with one tap and shows your last analysis without a connection.',
  },
  steps: {
    tr: 'Safari’de Paylaş düğmesine, sonra “Ana Ekrana Ekle” seçeneğine dokun.',
    en: 'In Safari, tap Share, then “Add to Home Screen”.',
  },
  install: { tr: 'Ekle', en: 'Add' },
  later: { tr: 'Şimdi değil', en: 'Not now' },
  understood: { tr: 'Anladım', en: 'Got it' },
})

type Props = { offer: 'button' | 'steps'; onClose: () => void }

function InstallCard({ offer, onClose }: Props) {
  const t = useText(text)
  const dismiss = () => {
    dismissInstall()
    onClose()
  }
  return (
    <OfferCard mark={<Logo sizePx={36} />} title={t.title} says={offer === 'steps' ? t.steps : t.says}>
      <Button small look={offer === 'steps' ? 'second' : 'ghost'} onClick={dismiss}>
        {offer === 'steps' ? t.understood : t.later}
      </Button>
      {offer === 'button' && (
        <Button
          small
          look="primary"
          onClick={() => {
            onClose()
            void install()
          }}
        >
          {t.install}
        </Button>
      )}
    </OfferCard>
  )
}

/** The offer to keep the app on the device; seven days of silence after a no. */
export default function InstallPrompt() {
  const [isClosed, setClosed] = useState(false)
  const offer = installOffer(useDevice())
  const hasTurn = useTurn('install', offer !== 'nothing' && !isClosed)
  if (!hasTurn || offer === 'nothing') return null
  return <InstallCard offer={offer} onClose={() => setClosed(true)} />
}
