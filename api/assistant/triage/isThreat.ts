/** Whether a sentence threatens: `If you can't bring this down, we will cancel`, `or I am filing a complaint`. */
export function isThreat(sentence: string): boolean {
  return (
    complaint.test(sentence) ||
    /\bor (?:we|i)\b.{0,30}\b(?:cancel(?:lation)?|leave|walk|switch)\b/i.test(sentence) ||
    (leaving.test(sentence) && /\b(?:if|unless|until|either|otherwise|or else)\b|^or\b/i.test(sentence))
  )
}

/** What staff read about a complaint to the regulator. */
export const complaintNote =
  'This is about a complaint to the insurance regulator. Tell the principal of the agency today, call the client before anything goes out, and keep all that was written.'

/** Whether a message threatens a complaint to the state, tells of one, or comes with one from the regulator. */
export function isRegulatorComplaint(text: string): boolean {
  return complaintsIn(text.split(/(?<=[.!?])\s+|\n+/)).length > 0
}

/** The sentences about a complaint to the regulator. */
export function complaintsIn(sentences: readonly string[]): string[] {
  return sentences.filter((sentence) => complaint.test(sentence))
}

/** The sentences in which a client says that they leave or complain to the state unless we do something. */
export function ultimatumsIn(sentences: readonly string[]): string[] {
  return sentences.filter(
    (sentence) =>
      isThreat(sentence) &&
      (complaint.test(sentence) || (losesAll.test(sentence) && unlessHelped.test(sentence))),
  )
}

/** What an unhappy client says that they will do. */
const leaving =
  /\b(?:we|i)(?:['’]ll|['’]re| will| are| am|['’]m| have to| may| might| would have to| can)\b.{0,30}\b(?:cancel\w*|leav(?:e|ing)|drop(?:ping)?|terminat\w*|switch\w*|mov(?:e|ing)|tak(?:e|ing)|go(?:ing)? (?:to|with|elsewhere|somewhere)|sue|report(?:ing)?|fil(?:e|ing)|post(?:ing)?|call(?:ing)? (?:my|our|a) (?:lawyer|attorney)|(?:call|talk|look|shop|find|get|try)(?:ing)?\b.{0,15}\b(?:another|a different|a new) (?:agen\w+|broker))\b/i
const regulator =
  '(?:bureau|department|dept|division|commissioner|superintendent|regulators?|state|better business|bbb|attorney general|doi|ombudsman)'
const complaint = new RegExp(
  String.raw`\b(?:complaints?|complain(?:ing)?|report(?:ing)? (?:you|this|it))\b.{0,30}\b${regulator}\b|\b(?:expect|send\w*|writ\w+|fil\w+|mail\w*)\b.{0,20}\b(?:letter|complaint)\b.{0,20}\b${regulator}\b|\b(?:write|writing|going|go) to the (?:insurance )?${regulator}\b|\b(?:report\w*|tak\w*|turn\w*) (?:you|this|it|them|the agency) (?:all )?(?:in )?to (?:the )?(?:\p{L}+ )?${regulator}\b|\b(?:bureau|department|division) of (?:insurance|financial services)\b[^.!?]{0,60}\b(?:complaint|inquiry)\b|\b(?:call|contact)(?:ing)? the (?:insurance (?:commissioner|department)|(?:department|bureau|division) of insurance|doi|attorney general)\b`,
  'iu',
)
const losesAll =
  /\bcancel\w* (?:everything|all|it all|our|my|the)\b|\b(?:leav(?:e|ing)|walk(?:ing)?)\b|\b(?:mov(?:e|ing)|tak(?:e|ing)|switch\w*) (?:everything|all|our|my|us|agen\w+|brokers?|carriers?|to (?:another|a different|some))\b|\b(?:elsewhere|somewhere else|lawyer|attorney|sue)\b|\b(?:another|different) (?:agen\w+|broker|carrier|company)\b/i
const unlessHelped = /\b(?:not|cannot|unless|nobody|no one|never|otherwise|or else|or (?:we|i))\b|n['’]t\b/i

/** The sentences in which a client wants to be called: `Just have Dana call me`; not `Call me if you have questions`. */
export function callsWanted(sentences: readonly string[]): string[] {
  return sentences.filter((sentence) => wantsCall.test(sentence) && !onlyIf.test(sentence))
}

const wantsCall =
  /\b(?:have|ask|tell|get) (?:\w+|someone|somebody) (?:to )?(?:call|phone|ring) (?:me|us)\b|\b(?:please|pls|can (?:you|someone|somebody|\w+)|could (?:you|someone|somebody)|need (?:you|someone|somebody) to|want (?:you|someone|somebody) to)\b[^.?!]{0,12}\b(?:call|phone|ring) (?:me|us)\b|\b(?:i|we) (?:need|want|would like|['’]d like) (?:a call|a callback|to (?:talk|speak) (?:to|with))\b/i
const onlyIf = /\b(?:if|should you|in case|with any|for any|questions?)\b/i
