import { useText } from '../../../lib/language.ts'
import { useSearch } from '../../../lib/location.ts'
import base from '../../../ui/base.module.css'
import { Segmented } from '../../../ui/fields/Segmented.tsx'
import { nextOf } from '../intent.ts'
import { Registration } from '../registration/Registration.tsx'
import { emailText } from './email-messages.ts'
import { LoginForm } from './LoginForm.tsx'

type Form = 'login' | 'register'
type Props = { form: Form; onForm: (form: Form) => void }

export default function EmailForms({ form, onForm }: Props) {
  const t = useText(emailText)
  const next = nextOf(useSearch()) ?? undefined
  const segments = [
    { value: 'login', label: t.logIn },
    { value: 'register', label: t.register },
  ] as const

  return (
    <div className={base.stack}>
      <Segmented full label={t.which} segments={segments} value={form} onChange={onForm} />
      {form === 'login' ? <LoginForm /> : <Registration arriveAt={next} />}
    </div>
  )
}
