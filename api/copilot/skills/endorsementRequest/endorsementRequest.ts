import { saidIn } from '../letters/conversation.ts'
import { changeDetails, detailLines, missingDetails, withoutBirthDates } from './changeDetails.ts'
import { dateIn, letterSkill, policyLines } from '../letters/letterSkill.ts'
import { phrasings } from './phrasings.ts'

/** Asks the carrier to change a policy. */
export const endorsementRequest = letterSkill({
  name: 'endorsement-request',
  title: 'Endorsement request',
  description: 'Asks the carrier to endorse a policy with a change.',
  phrasings,
  makes: 'An email to the carrier',
  to: 'CARRIER',
  needsPolicy: true,
  details: [
    {
      topic: 'change',
      question: 'What should the endorsement change?',
      find: changeIn,
    },
    { topic: 'date', question: 'On what date should the change take effect?', find: effectiveDateIn },
  ],
  write(subject, { change = '', date = '' }, task) {
    const said = saidIn(task).join('\n')
    const details = changeDetails(said)
    return {
      subject: `Endorsement request: ${subject.insured}, policy ${subject.policy.number}`,
      paragraphs: [
        'Please endorse this policy:',
        policyLines(subject),
        `Requested change: ${change}\nEffective date: ${date}`,
        ...detailLines(details),
        'Please confirm receipt, send us the change in premium, and let us know if you need anything else to process this request.',
      ],
      notes: missingDetails(said, details),
    }
  },
})

/** The date after "effective", or else the first one that is not a date of birth. */
function effectiveDateIn(text: string): string | null {
  const dates = withoutBirthDates(text)
  const said = dates.slice(dates.search(/\beff(?:ective|\.)?\b(?![^.\n]*\beff(?:ective|\.)?\b)/i))
  return dateIn(said) ?? dateIn(dates)
}

/** The requested change as worded in the message, with "it" resolved. */
function changeIn(text: string): string | null {
  const sentences = text.split(/(?<=[.!?])\s+(?=\p{Lu})|\n+/u).map((sentence) => sentence.trim())
  const at = sentences.findIndex((sentence) => change.test(sentence))
  const sentence = sentences[at]
  if (sentence === undefined) return null
  const said = change.exec(sentence)?.[0] ?? sentence
  if (!/\b(it|them|that|this one|both)\b/i.test(said)) return withoutStop(said)
  const hasNoun = sentence.indexOf(said) > 12
  const before = hasNoun ? '' : `${sentences[at - 1] ?? ''} `
  return withoutStop(`${before}${sentence}`.trim())
}

const change =
  /\b(?:(?:add|remove|delete|increase|decrease|raise|lower|change|update|correct|replace|drop|swap|exclude|include)\s+(?!an? endorsement)[^.\n?]{5,300}|(?:take|put|get)\s+[^.\n?]{1,80}?\b(?:off|on|onto|out of)\b[^.\n?]{0,200})/i

function withoutStop(text: string): string {
  return text.replace(/[\s.!?]+$/, '').slice(0, 500)
}
