import { Loaded } from '../../../lib/Loaded.tsx'
import { useText } from '../../../lib/language.ts'
import { RowButton } from '../../../ui/actions/RowButton.tsx'
import base from '../../../ui/base.module.css'
import cards from '../../../ui/cards.module.css'
import { plusIcon } from '../../../ui/icons/icons.ts'
import { PasskeyRow } from './PasskeyRow.tsx'
import { canUsePasskeys } from './passkey.ts'
import { passkeyText } from './passkey-messages.ts'
import { useAddPasskey, usePasskeys } from './passkeys.ts'

/** The passkeys of a member: what they are for, which there are, and another one. */
export function PasskeysCard() {
  const t = useText(passkeyText)
  const add = useAddPasskey()
  return (
    <Loaded query={usePasskeys()}>
      {({ passkeys }) => (
        <section className={`${cards.card} ${cards.flush}`}>
          <div className={cards.flushHead}>
            <h2 className={base.subheading}>{t.passkeys}</h2>
            <p className={`${base.small} ${base.muted}`}>{t.says}</p>
          </div>
          <ul className={cards.rows}>
            {passkeys.map(passkey => (
              <PasskeyRow key={passkey.id} passkey={passkey} />
            ))}
            <li>
              {canUsePasskeys() ? (
                <RowButton
                  icon={plusIcon}
                  title={t.add}
                  says={add.isPending ? t.working : t.addSays}
                  onClick={() => add.isPending || add.mutate(undefined)}
                />
              ) : (
                <p className={`${cards.item} ${base.small} ${base.muted}`}>{t.unsupported}</p>
              )}
            </li>
          </ul>
        </section>
      )}
    </Loaded>
  )
}
