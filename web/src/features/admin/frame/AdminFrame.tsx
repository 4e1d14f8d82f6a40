import { type ReactNode, useEffect, useRef } from 'react'
import { Brand } from '../../../lib/Brand.tsx'
import { useAddress } from '../../../lib/go.ts'
import { Heading } from '../../../lib/Heading.tsx'
import { LanguageToggle } from '../../../lib/LanguageToggle.tsx'
import { useLanguage, useText } from '../../../lib/language.ts'
import { OfflineStrip } from '../../../lib/OfflineStrip.tsx'
import base from '../../../ui/base.module.css'
import lubberStyles from '../../../ui/brand/brand.module.css'
import { Lubber } from '../../../ui/brand/Dial.tsx'
import { Icon } from '../../../ui/icons/Icon.tsx'
import {
  bellIcon,
  clockIcon,
  coinsIcon,
  type IconShape,
  messageIcon,
  plugIcon,
  scalesIcon,
  slidersIcon,
  targetIcon,
  userIcon,
} from '../../../ui/icons/icons.ts'
import avatarStyles from '../../../ui/marks/marks.module.css'
import { ConfirmDialog } from '../../../ui/overlays/Dialog.tsx'
import railStyles from '../../../ui/rail.module.css'
import { initialsOf, nameOf, useViewer } from '../../accounts/index.ts'
import styles from '../admin.module.css'
import { adminText } from './messages.ts'
import { type Section, sectionPath, sections } from './sections.ts'

const icons: Record<Section, IconShape> = {
  coins: coinsIcon,
  apis: plugIcon,
  settings: slidersIcon,
  jurisdiction: scalesIcon,
  channels: bellIcon,
  figures: targetIcon,
  people: userIcon,
  support: messageIcon,
  audit: clockIcon,
}

/** A rail at a desk; on a phone the same links in a strip under the header. */
export function AdminFrame({ current, children }: { current: Section; children: ReactNode }) {
  const t = useText(adminText)
  const address = useAddress()
  const links = useRef<HTMLElement>(null)
  useEffect(() => {
    // On a phone the strip is wider than the screen: the section one is in has to be in sight.
    const link = links.current?.querySelector(`a[href="${address(sectionPath(current))}"]`)
    link?.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [current, address])
  return (
    <div className={styles.frame}>
      <aside className={styles.rail}>
        <div className={styles.head}>
          <Brand to="/dashboard/home" sizePx={28} />
          <LanguageToggle />
        </div>
        <p className={`${base.tiny} ${base.faint} ${styles.label}`}>{t.admin}</p>
        <nav className={railStyles.links} aria-label={t.menu} ref={links}>
          {sections.map(section => (
            <a
              key={section}
              href={address(sectionPath(section))}
              aria-current={section === current ? 'page' : undefined}
            >
              {section === current && <Lubber className={`${lubberStyles.side} ${styles.mark}`} />}
              <Icon shape={icons[section]} sizePx={18} />
              <span>{t[section]}</span>
            </a>
          ))}
        </nav>
        <Administrator />
      </aside>
      <main className={styles.page} id="main" tabIndex={-1}>
        <OfflineStrip />
        {children}
      </main>
    </div>
  )
}

function Administrator() {
  const t = useText(adminText)
  const language = useLanguage()
  const address = useAddress()
  const viewer = useViewer()
  const name = viewer.state === 'member' ? nameOf(viewer.user) : ''
  return (
    <div className={`${railStyles.foot} ${styles.railFoot}`}>
      <a className={railStyles.person} href={address('/dashboard/profile')}>
        <span className={avatarStyles.avatar}>{initialsOf(name, language)}</span>
        <span>
          <b>{name}</b>
          <small>{t.administrator}</small>
        </span>
      </a>
      <LanguageToggle />
    </div>
  )
}

export const PageHead = ({ title, children }: { title: string; children?: ReactNode }) => (
  <div className={`${base.pageHead} ${styles.pageHead}`}>
    <Heading title={title} />
    {children && <div className={`${base.row} ${base.wrap} ${styles.pageTools}`}>{children}</div>}
  </div>
)

type Props = {
  open: boolean
  title: string
  /** What the button that goes through with it says. */
  action: string
  busy: boolean
  onConfirm: () => void
  onClose: () => void
  children: ReactNode
}

/** What cannot be undone is asked twice. */
export function Confirm({ open, title, action, busy, onConfirm, onClose, children }: Props) {
  const t = useText(adminText)
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={title}
      cancel={t.cancel}
      confirm={action}
      danger
      busy={busy && t.working}
      onConfirm={onConfirm}
    >
      {children}
    </ConfirmDialog>
  )
}
