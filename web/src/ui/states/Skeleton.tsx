import { classes } from '../classes.ts'

type Props = {
  width?: number | string | undefined
  heightPx?: number | undefined
  round?: boolean | undefined
  className?: string | undefined
}

/** One bar of a drawing that keeps the shape of what is coming. Numbers are pixels. */
export function Skeleton({ width = '100%', heightPx = 14, round, className }: Props) {
  return <span className={classes('sk', round && 'sk--round', className)} style={{ width, height: heightPx }} />
}
