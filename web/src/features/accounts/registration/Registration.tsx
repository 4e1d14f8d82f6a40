import { Suspense } from 'react'
import { CodeDialog } from './dialogs.ts'
import { RegisterForm } from './RegisterForm.tsx'
import { type JoinAs, useRegistration } from './use-registration.ts'

/** From the form over the terms and the code to a signed-in member. */
export function Registration({ tier = 'member', arriveAt }: { tier?: JoinAs; arriveAt?: string | undefined }) {
  const { draft, setDraft, proof, ...flow } = useRegistration(tier, arriveAt)
  const sentAtMs = proof?.state === 'sent' ? proof.sentAtMs : 0

  return (
    <>
      <RegisterForm
        draft={draft}
        onDraft={setDraft}
        onSubmit={flow.submit}
        refused={flow.refused}
        isBusy={flow.isSending || flow.isRegistering}
      />
      <Suspense>
        <CodeDialog
          open={flow.isAsking}
          email={draft.email.trim()}
          sentAtMs={sentAtMs}
          isSpent={flow.isSpent}
          isSending={flow.isSending}
          isVerified={flow.isRegistering}
          onSend={flow.send}
          onSpent={flow.spend}
          onClose={flow.stopAsking}
          onVerified={flow.verified}
        />
      </Suspense>
    </>
  )
}
