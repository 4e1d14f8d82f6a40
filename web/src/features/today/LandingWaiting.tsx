import { Skeleton } from '../../ui/states/Skeleton.tsx'
import styles from './Landing.module.css'

/** Keeps the room, so that the ways in below stay where they are. */
export const LandingWaiting = () => (
  <div className={styles.range} aria-hidden="true">
    <Skeleton heightPx={52} width="80%" />
    <Skeleton heightPx={110} />
    <Skeleton heightPx={20} width="90%" />
    <Skeleton heightPx={60} />
    <Skeleton heightPx={80} />
  </div>
)
