import { type ComponentProps, useId } from 'react'
import styles from './Checkbox.module.css'
import { Messages } from './Messages.tsx'

type Props = Omit<ComponentProps<'input'>, 'type'> & { error?: string | undefined }

/** The sentence it agrees to comes as children; links in it work on their own. */
export function Checkbox({ children, error, ...rest }: Props) {
  const id = useId()
  return (
    <div>
      <label className={styles.check}>
        <input
          {...rest}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <span>{children}</span>
      </label>
      <Messages id={id} error={error} />
    </div>
  )
}
