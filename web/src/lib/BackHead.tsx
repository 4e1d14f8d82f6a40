import type { ReactNode } from 'react'
import { IconLink } from '../ui/actions/Button.tsx'
import styles from '../ui/back-head.module.css'
import { arrowLeftIcon } from '../ui/icons/icons.ts'
import { useAddress } from './go.ts'
import { Heading } from './Heading.tsx'

type Props = { back: string; path: string; title: string; children?: ReactNode }

/** The head of a screen that belongs to another: an arrow back to that one's path, and the title. */
export function BackHead({ back, path, title, children }: Props) {
  const address = useAddress()
  return (
    <div className={styles.backHead}>
      <IconLink label={back} href={address(path)} icon={arrowLeftIcon} />
      <Heading title={title} look="heading" />
      {children}
    </div>
  )
}
