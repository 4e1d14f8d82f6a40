import { useText } from '../../lib/language.ts'
import { messages } from '../../lib/messages.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { Logo } from '../../ui/brand/Logo.tsx'
import { OfferCard } from '../../ui/overlays/OfferCard.tsx'
import { dismissInstall, install } from './offer.ts'

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

export function InstallCard({ offer, onClose }: Props) {
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
