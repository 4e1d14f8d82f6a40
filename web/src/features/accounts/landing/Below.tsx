import { AccessLevels } from './AccessLevels.tsx'
import { Tools } from './Tools.tsx'

export { Foot } from './Foot.tsx'

type Props = { isGuestBlocked: boolean; onJoin: () => void; bitcoinUsd: number | undefined }

/** What the product has, and for whom. */
export default function Below({ bitcoinUsd, ...rest }: Props) {
  return (
    <>
      <Tools bitcoinUsd={bitcoinUsd} />
      <AccessLevels {...rest} />
    </>
  )
}
