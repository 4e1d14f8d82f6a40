/** A screen that never comes alive holds nobody for longer; React then draws anew what no longer matches. */
const longestMs = 5_000

/**
 * A page may stand drawn before the app has run. React takes it over part by part, and each part has to find what it was
 * drawn with: until the last one has come alive, no reply is let in.
 */
let takenOver: Promise<void> = Promise.resolve()
let release = (): void => undefined

export function holdReplies(): void {
  takenOver = new Promise(resolve => {
    release = resolve
    setTimeout(resolve, longestMs)
  })
}

/** Said by the screen once it is alive, or once it has broken. */
export const letRepliesIn = (): void => release()

export const untilTakenOver = (): Promise<void> => takenOver
