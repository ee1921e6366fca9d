import type { Call, TranscriptEntry } from './call.ts'

const assistant =
  /\b(?:ai|a\.i\.|artificial intelligence|virtual|automated|digital)[- ](?:powered )?(?:\w+ )?(?:assistant|agent|receptionist)\b|\b(?:i['’]m|i am|this is|you(?:['’]re| are) (?:speaking|talking) (?:with|to)) an? (?:ai|a\.i\.|robot|bot)\b/i
const recording =
  /\b(?:calls?|line|conversation)\b[^.?!]{0,30}\b(?:is|are|being|be|may be|will be|get)(?: being)? (?:monitored (?:and|or) )?recorded\b|\b(?:we|i)(?:['’]re| are|['’]m| am)? record(?:ing)?\b[^.?!]{0,20}\b(?:calls?|this)\b|\bon a recorded line\b/i
const objection =
  /\b(?:do(?:n['’]t| not)|stop|not) (?:want (?:to be|this|it|you to) |agree to (?:be|being) |consent to (?:be|being) )?record(?:ed|ing)?\b/i

/**
 * What an agent tells the caller before they go on speaking. Whoever goes on after hearing that the call is recorded
 * consents; null where a transcript says nothing of it.
 */
export function toldIn(
  transcript: readonly Pick<TranscriptEntry, 'role' | 'content'>[],
): Pick<Call, 'disclosedAssistant' | 'recordingConsent'> {
  const saysTo = (pattern: RegExp) =>
    transcript.findIndex(({ role, content }) => role === 'AGENT' && pattern.test(content))
  const recordedAt = saysTo(recording)
  const answers = recordedAt === -1 ? [] : transcript.slice(recordedAt).filter(({ role }) => role === 'USER')
  return {
    disclosedAssistant: saysTo(assistant) === -1 ? null : true,
    recordingConsent: answers.length === 0 ? null : !answers.some(({ content }) => objection.test(content)),
  }
}
