import { saidIn } from '../letters/conversation.ts'
import { changeDetails, detailLines, missingDetails, withoutBirthDates } from './changeDetails.ts'
import { dateIn, letterSkill, policyLines } from '../letters/letterSkill.ts'

/** Asks the carrier to change a policy. */
export const endorsementRequest = letterSkill({
  name: 'endorsement-request',
  title: 'Endorsement request',
  description: 'Asks the carrier to endorse a policy with a change.',
  phrasings: [
    'replace one vehicle by another on the schedule, notify the carrier',

    'request an endorsement from the carrier',
    'ask the underwriter to add a vehicle to the policy',
    'endorsement request to increase the limit',
    'have the carrier change the mailing address',
    'email the company to remove a driver effective Monday',
    'submit a policy change request',
    'we need to endorse the policy to add a location',
    'change the deductible midterm',
    'the client bought a truck, add it to the auto policy',
    'take the sold vehicle off the policy',
    'have the carrier change the mailing address',
    'raise the building limit, ask the underwriter',
    'delete a driver from the policy, email the company',
    'they moved, change the location on the policy',
    'add a piece of equipment to the schedule with the carrier',
    'lower the deductible by endorsement',
    'swap the trailer on the policy',
    'add the new location midterm',
    'change the named insured',
    'endorsement request to the carrier',
    'contents limit has to go up, tell the company',
    'they bought a scanner, a lift or a machine, get it insured on the policy',
    'hired another driver, add him',
    'remove the location they sold',
    'the new building needs to be on the policy',
    'add a loss payee to the truck',
  ],
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

/** The date behind "effective", or else the first one that is nobody's date of birth. */
function effectiveDateIn(text: string): string | null {
  const dates = withoutBirthDates(text)
  const said = dates.slice(dates.search(/\beff(?:ective|\.)?\b(?![^.\n]*\beff(?:ective|\.)?\b)/i))
  return dateIn(said) ?? dateIn(dates)
}

/** The requested change in the words of the message; with what `it` stands for, when it is said so. */
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
