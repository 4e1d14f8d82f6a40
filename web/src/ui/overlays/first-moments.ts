/** So long after it has come up, a press was still meant for what lay under it. */
export const firstMomentsMs = 400
