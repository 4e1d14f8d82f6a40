import {
  type AuthorizationRequest,
  authorizationNames,
  type ReplyOf,
  type assistants as routes,
} from '@pusula/contract'
import { useMemo, useState } from 'react'
import { Heading } from '../../lib/Heading.tsx'
import { Loaded } from '../../lib/Loaded.tsx'
import { useLanguage, useText } from '../../lib/language.ts'
import { useSearch } from '../../lib/location.ts'
import { asProblem } from '../../lib/problem.ts'
import { Button, ButtonLink } from '../../ui/actions/Button.tsx'
import base from '../../ui/base.module.css'
import { Logo } from '../../ui/brand/Logo.tsx'
import cards from '../../ui/cards.module.css'
import { Icon } from '../../ui/icons/Icon.tsx'
import { exchangeIcon, warningIcon } from '../../ui/icons/icons.ts'
import avatarStyles from '../../ui/marks/marks.module.css'
import { ErrorBox } from '../../ui/states/Notice.tsx'
import { initialsOf, nameOf, type Viewer } from '../accounts/index.ts'
import styles from './assistants.module.css'
import { consentText } from './messages.ts'
import { nothingAllowed, PermissionSwitches } from './PermissionSwitches.tsx'
import { useAsked, useDecision } from './queries.ts'

/** OAuth parameters in the address. */
const requestIn = (search: string): AuthorizationRequest =>
  Object.fromEntries([...new URLSearchParams(search)].filter(([name]) => authorizationNames.includes(name)))

/** To another site, or to a program of this device: the address is the server's word. */
const leave = (address: string) => location.assign(address)

/** Asks a member what an assistant may read in their name. */
export default function ConsentScreen({ viewer }: { viewer: Viewer }) {
  const t = useText(consentText)
  const search = useSearch()
  const language = useLanguage()
  const request = useMemo(() => requestIn(search), [search])
  const asked = useAsked(request)
  const problem = asked.error && asProblem(asked.error)
  const isWrong = problem?.code.startsWith('assistants.') || problem?.code === 'request.invalid'
  return (
    <div className={styles.consent}>
      {problem && isWrong ? (
        <section className={cards.card}>
          <Heading title={t.title} look="hidden" />
          <ErrorBox
            title={t.wrong}
            action={
              <ButtonLink small href="/dashboard/home">
                {t.home}
              </ButtonLink>
            }
          >
            {problem.texts[language]}
          </ErrorBox>
        </section>
      ) : (
        <Loaded query={asked}>
          {({ go, ...found }) =>
            go === null ? <Question asked={found} request={request} viewer={viewer} /> : <Wrong asked={found} go={go} />
          }
        </Loaded>
      )}
    </div>
  )
}

type Asked = Omit<ReplyOf<typeof routes.asked>, 'go'>
type Props = { asked: Asked; request: AuthorizationRequest; viewer: Viewer }

/** A request that is wrong is answered there, but nobody is sent on by a link alone: they see where it leads. */
function Wrong({ asked: { host, kind }, go }: { asked: Asked; go: string }) {
  const t = useText(consentText)
  return (
    <section className={cards.card}>
      <Heading title={t.title} look="hidden" />
      <ErrorBox
        title={t.wrong}
        action={
          <Button small onClick={() => leave(go)}>
            {t.backTo(kind === 'site' ? host : kind === 'loopback' ? t.thisDevice : host.replace(/:$/, ''))}
          </Button>
        }
      >
        {t.wrongRequest}
      </ErrorBox>
    </section>
  )
}

function Question({ asked, request, viewer }: Props) {
  const t = useText(consentText)
  const language = useLanguage()
  const [permission, setPermission] = useState(nothingAllowed)
  const decide = useDecision(request, leave)
  const { name, host, kind } = asked
  const isLeaving = decide.isSuccess
  const isBusy = decide.isPending || isLeaving
  return (
    <section className={`${cards.card} ${styles.question}`}>
      <div className={styles.parties} aria-hidden="true">
        <span className={`${avatarStyles.avatar} ${avatarStyles.avatarLarge}`}>{initialsOf(name, language)}</span>
        <Icon shape={exchangeIcon} sizePx={20} />
        <span className={styles.app} data-theme="dark">
          <Logo sizePx={34} />
        </span>
      </div>
      <Heading title={t.title} look="heading">
        {t.wants(name)}
      </Heading>
      <p className={styles.host}>
        <b>{kind === 'site' ? host : kind === 'loopback' ? t.thisDevice : host.replace(/:$/, '')}</b>
        {viewer.state === 'member' && ` · ${nameOf(viewer.user)}`}
      </p>
      {!asked.isKnown && (
        <p className={`${cards.note} ${cards.warning} ${styles.unknown}`}>
          <Icon shape={warningIcon} sizePx={18} />
          <span>
            {t.unknown} {kind === 'site' ? t.site(host) : t.device}
          </span>
        </p>
      )}
      <p className={base.muted}>{t.allOff}</p>
      <PermissionSwitches offered={asked.scopes} value={permission} onChange={setPermission} credits={asked.credits} />
      <Button
        look="primary"
        block
        disabled={!permission.scopes.length}
        busy={isBusy && decide.variables !== null && (isLeaving ? t.leaving : t.working)}
        onClick={() => decide.mutate(permission)}
      >
        {t.allow}
      </Button>
      <Button
        look="ghost"
        block
        busy={isBusy && decide.variables === null && t.working}
        onClick={() => decide.mutate(null)}
      >
        {t.decline}
      </Button>
      <p className={`${base.tiny} ${base.faint}`}>{t.foot}</p>
    </section>
  )
}
