import { accounts } from '@pusula/contract'
import { useState } from 'react'
import { useText } from '../../../lib/language.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { downloadIcon, trashIcon } from '../../../ui/icons/icons.ts'
import { DeleteAccount } from './DeleteAccount.tsx'
import { profileText } from './messages.ts'

/** What the product knows belongs to the person it is about. */
export function DataCard() {
  const t = useText(profileText)
  const [isAsking, setAsking] = useState(false)
  return (
    <section className={`${cards.card} ${base.stackClose}`}>
      <div>
        <h2 className={base.subheading}>{t.data}</h2>
        <p className={`${base.small} ${base.muted}`}>{t.dataSays}</p>
      </div>
      <ButtonLink block href={accounts.export.path} download="pusula.json">
        <Icon shape={downloadIcon} sizePx={18} />
        {t.export}
      </ButtonLink>
      <Button look="ghost" block onClick={() => setAsking(true)}>
        <Icon shape={trashIcon} sizePx={18} />
        {t.remove}
      </Button>
      <DeleteAccount open={isAsking} onClose={() => setAsking(false)} />
    </section>
  )
}
