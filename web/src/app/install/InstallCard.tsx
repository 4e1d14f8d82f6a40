import './install.css'
import { useText } from '../../lib/language.ts'
import { messages } from '../../lib/messages.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { Logo } from '../../ui/brand/Logo.tsx'
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

/** Stands beside the screen, not in front of it: nothing waits for an answer. */
export function InstallCard({ offer, onClose }: Props) {
  const t = useText(text)
  const dismiss = () => {
    dismissInstall()
    onClose()
  }
  return (
    <section className="install" aria-label={t.title}>
      <Logo sizePx={36} />
      <output className="grow">
        <b>{t.title}</b>
        <span className="muted">{offer === 'steps' ? t.steps : t.says}</span>
      </output>
      <div className="install-acts">
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
      </div>
    </section>
  )
}
