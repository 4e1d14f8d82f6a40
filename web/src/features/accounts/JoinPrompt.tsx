import { usePathname, useSearch } from 'wouter/use-browser-location'
import { useText } from '../../lib/language.ts'
import { messages } from '../../lib/messages.ts'
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx'
import cards from '../../ui/cards.module.css'
import type { IconShape } from '../../ui/icons/icons.ts'
import { Empty } from '../../ui/states/Empty.tsx'
import { placeHere, wayInFor } from './way-in.ts'

const text = messages({ join: { tr: 'Giriş yap ya da üye ol', en: 'Sign in or join' } })

/** For guests, where a part of the product belongs to members: what it would give, and the way in. */
export function JoinPrompt({ icon, title, says }: { icon: IconShape; title: string; says: string }) {
  const t = useText(text)
  const here = placeHere({ pathname: usePathname(), search: useSearch() })
  // Nobody was on the way to their profile: a new member begins at home.
  const next = wayInFor(here.startsWith('/dashboard/profile') ? null : here)
  return (
    <div className={cards.card}>
      <Empty
        icon={icon}
        title={title}
        action={
          <ButtonLink look="primary" small href={next}>
            {t.join}
          </ButtonLink>
        }
      >
        {says}
      </Empty>
    </div>
  )
}
