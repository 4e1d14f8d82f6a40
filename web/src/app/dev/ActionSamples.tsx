import { useState } from 'react'
import { Button } from '../../ui/actions/Button.tsx'
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx'
import { IconButton } from '../../ui/actions/IconButton.tsx'
import { IconLink } from '../../ui/actions/IconLink.tsx'
import linkStyles from '../../ui/actions/links.module.css'
import { Menu } from '../../ui/actions/Menu.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import {
  arrowLeftIcon,
  arrowRightIcon,
  pencilIcon,
  plusIcon,
  refreshIcon,
  starIcon,
  trashIcon,
} from '../../ui/icons/icons.ts'
import { toast } from '../../ui/overlays/toast.ts'
import styles from './dev.module.css'
import { Line, Section } from './Section.tsx'

const pick = (title: string) => () => toast.show({ tone: 'info', title })

export function ActionSamples() {
  const [isBusy, setBusy] = useState(true)
  const [isStarred, setStarred] = useState(true)
  return (
    <>
      <Section title="Buttons: default, hover, focus, disabled">
        <Line>
          <Button look="primary">Primary</Button>
          <Button look="primary" className={styles.hoveredPrimary}>
            Hover
          </Button>
          <Button look="primary" className={styles.focused}>
            Focus
          </Button>
          <Button look="primary" disabled>
            Disabled
          </Button>
        </Line>
        <Line>
          <Button>Secondary</Button>
          <Button look="line">Outline</Button>
          <Button look="ghost">Ghost</Button>
          <Button look="danger">Delete</Button>
        </Line>
      </Section>
      <Section title="Buttons: busy, small, icons, links, whole width">
        <Line>
          <Button look="primary" busy={isBusy && 'Saving'}>
            Save changes
          </Button>
          <Button busy={isBusy && 'Working'}>
            <Icon shape={plusIcon} sizePx={18} />
            Add
          </Button>
          <Button look="danger" busy={isBusy && 'Deleting'}>
            Delete
          </Button>
          <Button look="ghost" onClick={() => setBusy(!isBusy)}>
            {isBusy ? 'Let them rest' : 'Make them busy'}
          </Button>
        </Line>
        <Line>
          <Button look="primary" small>
            Small
          </Button>
          <Button small>
            <Icon shape={plusIcon} sizePx={16} />
            Add
          </Button>
          <ButtonLink href="#link" look="line" small>
            Link
          </ButtonLink>
          <a className={linkStyles.link} href="#text">
            Text link
          </a>
          <a className={linkStyles.action} href="#go">
            Go on
            <Icon shape={arrowRightIcon} sizePx={16} />
          </a>
        </Line>
        <Button look="primary" block>
          Whole width
          <Icon shape={arrowRightIcon} sizePx={18} />
        </Button>
      </Section>
      <Section title="Icon buttons and menu">
        <Line>
          <IconButton label="Refresh" icon={refreshIcon} />
          <IconButton label="Refresh, hovered" icon={refreshIcon} className={styles.hoveredIcon} />
          <IconButton label="Favorite" icon={starIcon} pressed={isStarred} onClick={() => setStarred(!isStarred)} />
          <IconButton label="Refresh, disabled" icon={refreshIcon} disabled />
          <IconLink label="Back" icon={arrowLeftIcon} sizePx={22} href="#back" />
          <Menu
            label="More actions"
            items={[
              { id: 'edit', label: 'Edit', icon: pencilIcon, onSelect: pick('Edit') },
              { id: 'star', label: 'Add to favorites', icon: starIcon, onSelect: pick('Favorite') },
              { id: 'delete', label: 'Delete', icon: trashIcon, danger: true, onSelect: pick('Delete') },
            ]}
          />
        </Line>
      </Section>
    </>
  )
}
