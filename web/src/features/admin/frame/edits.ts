/** The fields of a draft that differ from another one: from what is stored, or from what was sent. */
export function editsOver<Draft extends object>(before: Draft, draft: Partial<Draft>): Partial<Draft> {
  const edits: Partial<Draft> = {}
  for (const name in draft) if (draft[name] !== before[name]) edits[name] = draft[name]
  return edits
}
