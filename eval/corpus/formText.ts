/** A question about a clause, and its answer in plain words. */
export type ClauseQuestion = readonly [question: string, answer: string, kind?: QuestionKind, value?: number]
export type QuestionKind = 'limit' | 'covered' | 'excluded' | 'condition' | 'definition'

/** One paragraph of a form; it is printed on one page and quoted whole. */
export interface Clause {
  readonly kind: 'coverage' | 'exclusion' | 'condition' | 'definition'
  /** As it should appear among the coverage or exclusion descriptions; null when it is too small to appear. */
  readonly title: string | null
  readonly text: string
  readonly questions: readonly ClauseQuestion[]
}

export interface FormText {
  readonly number: string
  readonly edition: string
  readonly title: string
  readonly sections: readonly { readonly heading: string; readonly clauses: readonly Clause[] }[]
  /** Questions that neither the form nor any declarations answer. */
  readonly unanswerable: readonly string[]
}

export function covers(title: string | null, text: string, ...questions: ClauseQuestion[]): Clause {
  return { kind: 'coverage', title, text, questions }
}
export function excludes(title: string | null, text: string, ...questions: ClauseQuestion[]): Clause {
  return { kind: 'exclusion', title, text, questions }
}
export function requires(text: string, ...questions: ClauseQuestion[]): Clause {
  return { kind: 'condition', title: null, text, questions }
}
export function defines(text: string, ...questions: ClauseQuestion[]): Clause {
  return { kind: 'definition', title: null, text, questions }
}
