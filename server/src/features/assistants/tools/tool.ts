import type { AssistantScope, Language } from '@pusula/contract'
import type { Static, TObject } from 'typebox'
import type { Database } from '../../../platform/db/db.ts'
import type { Ask } from '../../../platform/http/serve.ts'
import type { Connection } from '../store/grants.ts'

/** Context of one tool call: who asks, and what it may be answered from. */
export interface ToolContext {
  ask: Ask
  connection: Connection
  language: Language
  database: Database
  now: Date
  /** Of the market behind every number. */
  source: 'live' | 'simulated'
  publicUrl: string
  /** Counts a credit against the connection's day before it is spent; false when none is left. */
  takePlace: () => Promise<boolean>
  givePlaceBack: () => Promise<unknown>
  /** Asks the person, through the client itself; undefined where the client cannot. Throws where they decline. */
  confirm: ((question: string) => void) | undefined
}

export interface Tool<Input extends TObject = TObject, Output extends TObject = TObject> {
  name: string
  title: string
  /** For the model that chooses among tools. */
  says: string
  scope: AssistantScope | null
  input: Input
  output: Output
  /** Spends or changes something. */
  spends?: true
  work: (input: Static<Input>, context: ToolContext) => Promise<Static<Output>>
}

/** Typed by its own shapes, and one of many afterwards. */
export const tool = <Input extends TObject, Output extends TObject>(made: Tool<Input, Output>): Tool =>
  made as unknown as Tool
