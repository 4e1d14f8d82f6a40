import { lazy, Suspense, useState } from 'react'
import { useText } from '../../lib/language.ts'
import { usePathname, useSearch } from '../../lib/location.ts'
import { messages } from '../../lib/messages.ts'
import { Button } from '../../ui/actions/Button.tsx'
import base from '../../ui/base.module.css'
import cards from '../../ui/cards.module.css'
import type { IconShape } from '../../ui/icons/icons.ts'
import { Sheet } from '../../ui/overlays/Sheet.tsx'
import { Empty } from '../../ui/states/Empty.tsx'
import { placeHere } from './way-in.ts'

const JoinWays = lazy(async () => ({ default: (await import('./JoinWays.tsx')).JoinWays }))

const text = messages({
  join: { tr: 'Giriş yap ya da üye ol', en: 'Sign in or join' },
  close: { tr: 'Kapat', en: 'Close' },
  notNow: { tr: 'Şimdi değil', en: 'Not now' },
})

type Props = { icon: IconShape; title: string; says: string }

/** For guests, where a part of the product belongs to members: what it would give, and the ways in, over the screen they are on. */
export function JoinPrompt({ icon, title, says }: Props) {
  const t = useText(text)
  const [isOpen, setOpen] = useState(false)
  const here = placeHere({ pathname: usePathname(), search: useSearch() })
  const close = () => setOpen(false)
  return (
    <div className={cards.card}>
      <Empty
        icon={icon}
        title={title}
        action={
          <Button look="primary" small onClick={() => setOpen(true)}>
            {t.join}
          </Button>
        }
      >
        {says}
      </Empty>
      <Sheet open={isOpen} onClose={close} closeLabel={t.close} title={t.join}>
        <p className={base.muted}>{says}</p>
        <Suspense>
          <JoinWays
            // Nobody was on the way to their profile: a new member begins at home.
            arriveAt={here.startsWith('/dashboard/profile') ? '/' : here}
            otherwise={
              <Button look="ghost" block onClick={close}>
                {t.notNow}
              </Button>
            }
          />
        </Suspense>
      </Sheet>
    </div>
  )
}
