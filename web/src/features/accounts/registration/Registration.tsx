import { Suspense, useState } from 'react'
import { CodeDialog, TermsDialog } from './dialogs.ts'
import { RegisterForm } from './RegisterForm.tsx'
import { type JoinAs, useRegistration } from './use-registration.ts'

/** From the form over the terms and the code to a signed-in member. */
export function Registration({ tier = 'member' }: { tier?: JoinAs }) {
  const { draft, setDraft, proof, ...flow } = useRegistration(tier)
  const [isReading, setReading] = useState(false)
  const [hasRead, setRead] = useState(false)
  const sentAtMs = proof?.state === 'sent' ? proof.sentAtMs : 0

  return (
    <>
      <RegisterForm
        draft={draft}
        onDraft={setDraft}
        hasReadTerms={hasRead}
        onTerms={() => setReading(true)}
        onSubmit={flow.submit}
        isBusy={flow.isSending || flow.isRegistering}
      />
      <Suspense>
        <TermsDialog
          open={isReading}
          onClose={() => setReading(false)}
          onUnderstood={() => {
            setReading(false)
            setRead(true)
            setDraft({ ...draft, acceptsTerms: true })
          }}
        />
        <CodeDialog
          open={flow.isAsking}
          email={draft.email.trim()}
          sentAtMs={sentAtMs}
          isSending={flow.isSending}
          isVerified={flow.isRegistering}
          onSend={flow.send}
          onClose={flow.stopAsking}
          onVerified={flow.verified}
        />
      </Suspense>
    </>
  )
}
