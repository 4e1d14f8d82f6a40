import { useState } from 'react'
import { Button } from '../../ui/actions/Button.tsx'
import base from '../../ui/base.module.css'
import { Field } from '../../ui/fields/Field.tsx'
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx'
import { Dialog } from '../../ui/overlays/Dialog.tsx'
import modalStyles from '../../ui/overlays/Modal.module.css'
import { Sheet } from '../../ui/overlays/Sheet.tsx'
import { ToastCard } from '../../ui/overlays/ToastCard.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { Line, Section } from './Section.tsx'

type Shown = 'sheet' | 'offer' | 'question' | 'locked' | null

export function OverlaySamples() {
  const [shown, setShown] = useState<Shown>(null)
  const close = () => setShown(null)
  const undo = { label: 'Undo', run: () => {} }
  return (
    <>
      <Section title="Sheet, dialog, toast">
        <Line>
          <Button onClick={() => setShown('sheet')}>Sheet</Button>
          <Button onClick={() => setShown('offer')}>Sheet with a figure</Button>
          <Button onClick={() => setShown('question')}>Dialog</Button>
          <Button onClick={() => setShown('locked')}>Cannot be dismissed</Button>
          <Button onClick={() => toast.show({ tone: 'ok', title: 'Added', text: 'SOL is a favorite.', action: undo })}>
            Toast
          </Button>
          <Button onClick={() => toast.show({ tone: 'info', title: 'Payment received', durationMs: 5000 })}>
            Toast, 5 s
          </Button>
        </Line>
        <Sheet open={shown === 'sheet'} onClose={close} title="Add purchase" closeLabel="Close">
          <div className={base.stack}>
            <div className={base.pair}>
              <Field label="Amount" defaultValue="0.025" after="BTC" />
              <Field label="Unit cost" defaultValue="104,812.40" before="$" />
            </div>
            <div className={modalStyles.total}>
              <span className={base.muted}>Total</span>
              <b>$2,620.31</b>
            </div>
            <Button look="primary" block onClick={() => setShown('question')}>
              Add to portfolio
            </Button>
          </div>
        </Sheet>
        <Sheet
          open={shown === 'offer'}
          onClose={close}
          title="Avalanche is for members"
          closeLabel="Close"
          above={<b className={`${base.figure} ${base.accent}`}>20</b>}
        >
          <Button look="primary" block onClick={close}>
            Join free
          </Button>
        </Sheet>
        <ConfirmDialog
          open={shown === 'question'}
          onClose={close}
          title="Analyze SOL?"
          cancel="Cancel"
          confirm="Analyze"
          onConfirm={close}
        >
          This uses 1 credit. You will have 11 left.
        </ConfirmDialog>
        <Dialog open={shown === 'locked'} onClose={close} locked title="Your session has ended">
          <p className={base.muted}>Log in again to go on.</p>
          <Button look="primary" onClick={close}>
            Log in
          </Button>
        </Dialog>
      </Section>
      <Section title="Toasts: done, failed, for your information">
        <div className={base.stackClose}>
          <ToastCard
            toast={{ tone: 'ok', title: 'Added to favorites', text: 'SOL is a favorite now.', action: undo }}
            closeLabel="Close"
            onClose={() => {}}
          />
          <ToastCard
            toast={{ tone: 'err', title: 'Analysis failed', text: 'No credit was used. You can try again.' }}
            closeLabel="Close"
            onClose={() => {}}
          />
          <ToastCard
            toast={{ tone: 'info', title: 'Payment received', text: '50 analyses were added.' }}
            closeLabel="Close"
            onClose={() => {}}
          />
        </div>
      </Section>
      <Section title="Questions">
        <div className={modalStyles.dialog}>
          <h4 className={base.heading}>Delete BTC from the portfolio?</h4>
          <p className={base.muted}>2 purchases will be deleted. This cannot be undone.</p>
          <div className={base.pair}>
            <Button>Cancel</Button>
            <Button look="danger">Delete</Button>
          </div>
        </div>
      </Section>
    </>
  )
}
