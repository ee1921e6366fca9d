import type { Fact } from './knownFacts.ts'
import type { KnownValue } from './knownValue.ts'
import type { LabeledField } from './labeledFields.ts'
import type { LetterAnswer, Sentence } from './letterSentences.ts'
import type { Term } from './requestedTerm.ts'

/** A value for a field. */
export interface FoundValue {
  readonly value: string | boolean
  readonly source: string
  /** Whether a person should look at it, because a letter says it in its own words. */
  readonly isUncertain: boolean
  /** The sentence of a letter that says so. */
  readonly quote?: string
  /** What a letter says, where it is taken from one. */
  readonly fromLetter?: LetterAnswer
  /** What the records have instead. */
  readonly onRecord?: Fact
  /** Why it is not to be filled in, although it was found. */
  readonly doubt?: string
}

/** The value that a field is filled with. */
export interface FieldValue extends FoundValue {
  readonly name: string
  readonly label: string
}

/** What was found for a field that stays empty, and why it is not filled in. */
export interface FieldDoubt {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly source: string
  readonly quote?: string
  readonly reason: string
}

/** What is known when a form is filled in. */
export interface FormKnowledge {
  readonly facts: readonly Fact[]
  readonly known: readonly KnownValue[]
  readonly sentences: readonly Sentence[]
  readonly fields: readonly LabeledField[]
  readonly term: Term | null
  /** The line of business that the form is for; null when it is not told. */
  readonly line: string | null
}
