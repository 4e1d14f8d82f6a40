import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { IconButton } from '../actions/IconButton.tsx'
import { classes } from '../classes.ts'
import { eyeIcon, eyeOffIcon } from '../icons/icons.ts'
import styles from './Field.module.css'
import { FieldFrame, type FieldWords } from './FieldFrame.tsx'

type Props = Omit<ComponentProps<'input'>, 'id'> &
  FieldWords & {
    /** A unit or sign inside the box, such as a currency. */
    before?: ReactNode
    after?: ReactNode
    /** For passwords: the names of the button that shows and hides what was typed. */
    reveal?: { show: string; hide: string } | undefined
  }

export function Field({ label, aside, hint, error, before, after, reveal, type = 'text', className, ...rest }: Props) {
  const id = useId()
  const [isShown, setShown] = useState(false)
  return (
    <FieldFrame id={id} label={label} aside={aside} hint={hint} error={error}>
      {wiring => (
        <div className={classes(styles.field, styles.form, error && styles.wrong, className)}>
          {before && <span className={styles.affix}>{before}</span>}
          <input {...rest} {...wiring} type={reveal && isShown ? 'text' : type} />
          {after && <span className={styles.affix}>{after}</span>}
          {reveal && (
            <IconButton
              className={styles.action}
              label={isShown ? reveal.hide : reveal.show}
              icon={isShown ? eyeOffIcon : eyeIcon}
              sizePx={18}
              onClick={() => setShown(!isShown)}
            />
          )}
        </div>
      )}
    </FieldFrame>
  )
}
