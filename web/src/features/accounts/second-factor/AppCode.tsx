import { useState } from 'react'
import { useLanguage, useText } from '../../../lib/language.ts'
import { asProblem } from '../../../lib/problem.ts'
import base from '../../../ui/base.module.css'
import { OtpInput } from '../../../ui/fields/OtpInput.tsx'
import { confirmText } from '../confirming/confirm-text.ts'
import { useShowFactor } from './factors.ts'

/** Six digits of the authenticator app; the last one sends them. */
export function AppCode({ isFirst, onShown }: { isFirst: boolean; onShown: () => void }) {
  const t = useText(confirmText)
  const language = useLanguage()
  const [code, setCode] = useState('')
  const show = useShowFactor(onShown)
  return (
    <div className={base.stackClose}>
      <p className={base.small}>{t.appCode}</p>
      <OtpInput
        autoFocus={isFirst}
        label={t.appCode}
        value={code}
        disabled={show.isPending}
        error={show.error && !show.isPending ? asProblem(show.error).texts[language] : undefined}
        onChange={setCode}
        onComplete={digits => show.mutate({ code: digits }, { onError: () => setCode('') })}
      />
    </div>
  )
}
