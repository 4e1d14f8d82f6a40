import Type, { type Static } from 'typebox'
import { Done, del, get, post } from '../route.ts'
import { Id, OrNull } from '../shapes.ts'
import { ImportColumns } from './import-columns.ts'
import { ImportAnswers, ImportReport, importLimitBytes } from './imports.ts'

/** Part size in characters of a file that is too large for a call. */
export const importPartChars = 1_000_000
const maxParts = Math.ceil(importLimitBytes / importPartChars)

/** Made by the caller: what is sent twice is there once. */
const OwnId = Type.String({ minLength: 16, maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' })

/** A file that is read behind the call: how far it has come, and in the end what it would have answered. */
export const ImportJob = Type.Object({
  state: Type.Enum(['running', 'done', 'cancelled']),
  phase: Type.Enum(['reading', 'pricing', 'comparing', 'writing']),
  /** Of this phase. */
  ratio: Type.Number(),
  columns: OrNull(ImportColumns),
  report: OrNull(ImportReport),
})
export type ImportJob = Static<typeof ImportJob>

/** The way in for a file that is too large for one call. */
export const importJobRoutes = {
  importPart: post('/api/portfolio/import/files', {
    who: 'member',
    says: 'Takes a part of a file that is too large for one call; the file is forgotten within a day.',
    input: Type.Object({
      file: OwnId,
      part: Type.Integer({ minimum: 0, maximum: maxParts - 1 }),
      parts: Type.Integer({ minimum: 1, maximum: maxParts }),
      text: Type.String({ minLength: 1, maxLength: importPartChars }),
    }),
    reply: Done,
    // Three bytes a letter, and signs that JSON writes before some of them.
    maxBytes: 4 * importPartChars,
  }),
  importStart: post('/api/portfolio/import/jobs', {
    who: 'member',
    says: 'Begins to read a file that was sent in parts: for its columns, for a preview, or to bring it in.',
    input: Type.Object({
      id: OwnId,
      file: OwnId,
      work: Type.Enum(['columns', 'preview', 'import']),
      ...ImportAnswers,
      from: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
      leaveOut: Type.Optional(Type.Boolean()),
    }),
    reply: ImportJob,
  }),
  importJob: get('/api/portfolio/import/jobs/:id', {
    who: 'member',
    says: 'How far the reading of a file has come, and what came of it; a failure is answered as the call itself would have.',
    input: Type.Object({ id: Id }),
    reply: ImportJob,
  }),
  cancelImport: del('/api/portfolio/import/jobs/:id', {
    who: 'member',
    says: 'Ends the reading of a file; nothing of it is brought in.',
    input: Type.Object({ id: Id }),
    reply: ImportJob,
  }),
}
