/** Something outside the code keeps the process from starting; its message says what to do, and no stack is shown. */
export class StartError extends Error {}

/** The words of whatever was thrown. */
export const reasonOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown))
