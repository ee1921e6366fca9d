import type { Candidate } from './answerCandidates.ts'
import { leadsExclusions } from './passageRole.ts'

/** A passage as a sentence, an excluded item after the words that stand before its list: "This insurance does not apply to: …" */
export function statementOf({ role, kind, text, leadIn }: Candidate): string {
  const [lead] = /^[^:]{5,120}:(?=\s|$)/.exec(leadIn) ?? []
  return role !== 'EXCLUSION' || kind === 'row' || lead === undefined || !leadsExclusions(lead)
    ? ended(text)
    : ended(
        `${lead.replace(/^(?:\p{Lu}{3,}\W+)+(?=\p{Lu}\p{Ll})/u, '')} ${text.replace(/^\(?\w{1,3}[.)] /, '')}`,
      )
}

/** As a sentence, whatever it ends with in a list. */
export function ended(text: string): string {
  return /[.!?]["”)]?$/.test(text) ? text : `${text.replace(/[;:,](?: (?:and|or))?$/, '')}.`
}
