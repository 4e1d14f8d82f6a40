import { AccessLevels } from './AccessLevels.tsx'
import { Tools } from './Tools.tsx'

export { Foot } from './Foot.tsx'

type Props = { isGuestBlocked: boolean; onJoin: () => void }

/** What the product has, and for whom. */
export default function Below(props: Props) {
  return (
    <>
      <Tools />
      <AccessLevels {...props} />
    </>
  )
}
