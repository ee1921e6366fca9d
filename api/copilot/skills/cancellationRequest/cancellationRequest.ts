import { findAddresses } from '../../../assistant/index.ts'
import { attachedLine } from '../../../communication/index.ts'
import { capitalized } from '../../../platform/index.ts'
import { userTexts } from '../letters/conversation.ts'
import { notInForce } from '../letters/notInForce.ts'
import { effectiveDateIn, letterSkill } from '../letters/letterSkill.ts'
import { policyEntries, policyLines } from '../letters/policyLines.ts'
import { phrasings } from './phrasings.ts'

/** Asks the carrier to cancel a policy, with a release for the insured to sign. */
export const cancellationRequest = letterSkill({
  name: 'cancellation-request',
  title: 'Cancellation request',
  description: 'Asks the carrier to cancel a policy and prepares the lost policy release.',
  phrasings,
  makes: 'An email to the carrier, and a lost policy release to sign',
  to: 'CARRIER',
  needsPolicy: true,
  details: [
    { topic: 'date', question: 'On what date should the policy be canceled?', find: effectiveDateIn },
    {
      topic: 'reason',
      question: 'What is the reason for the cancellation?',
      find: (text) =>
        /\b(?:because|reason(?: is)?:?|due to|since)\s+([^.\n?]{3,200})/i.exec(text)?.[1] ??
        /\b((?:going|went|moving|moved|placed (?:it|them)) (?:elsewhere|with|to (?:another|a different)|out of business)\b[^.,\n?]{0,100})/i.exec(
          text,
        )?.[1] ??
        /\b((?:sold|closed|moved|rewrote|replaced)\s[^.,\n?]{3,120})/i.exec(text)?.[1] ??
        null,
    },
  ],
  obstacle: notInForce,
  write(subject, { date = '', reason: why = '' }, task) {
    const { insured, policy } = subject
    const reason = inThirdPerson(why)
    const refundTo =
      userTexts(task)
        .map(refundAddress)
        .find((address) => address !== null) ?? null
    return {
      subject: `Cancellation request: ${insured}, policy ${policy.number}`,
      paragraphs: [
        'At the request of the insured, please cancel this policy:',
        policyLines(subject),
        [
          `Cancellation date: ${date}`,
          `Reason: ${reason}`,
          ...(refundTo ? [`Send the return premium to: ${refundTo}`] : []),
        ].join('\n'),
        `${attachedLine(['lost policy release'])} We will send you the signed copy once the insured has signed it. Please confirm the cancellation and any return premium.`,
      ],
      document: {
        isAttached: true,
        title: `Lost policy release: ${insured}`,
        blocks: [
          { type: 'heading', level: 1, text: 'Lost policy release' },
          {
            type: 'fields',
            layout: 'aligned',
            entries: [
              ...policyEntries(subject),
              { label: 'Cancellation date', value: date },
              { label: 'Reason', value: reason },
              ...(refundTo ? [{ label: 'Return premium to', value: refundTo }] : []),
            ],
          },
          {
            type: 'paragraph',
            text: 'The insured asks the carrier to cancel the policy named above on the cancellation date. The policy has been lost, destroyed or retained by the insured. The insured releases the carrier from claims under the policy for losses that occur after the cancellation date.',
          },
          { type: 'signatures', parties: [{ role: 'Named insured', name: insured }] },
        ],
      },
      notes: [
        'The email attaches the release as it is; send the carrier the copy that the named insured signed once you have it. Tell any mortgagee, loss payee, certificate holder or premium finance company before the policy is canceled.',
      ],
    }
  },
})

const refund =
  /\b(?:refund\w*|return premium|unearned premium|premium back|money back|(?:send|mail) (?:us |me )?(?:the |our |my |a )?(?:\w+ )?check)\b[^.!?\n]*$/i

/** The address to which a message wants the return premium sent; null if it names none. */
function refundAddress(text: string): string | null {
  const found = findAddresses(text).find(({ start }) => refund.test(text.slice(0, start)))
  if (!found) return null
  const { line1, line2, city, zone, postalCode } = found.address
  const place = [city, [zone, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  return [line1, line2, place].filter(Boolean).join(', ')
}

/** The reason as the carrier reads it: "they sold the restaurant" is "Insured sold the restaurant". */
function inThirdPerson(reason: string): string {
  const said = reason.replace(
    /^(?:(?:she|he|they|we|i)(?:['’](?:ve|s)| have| has)?|the (?:client|insured)s?(?: has| have)?|(?:client|insured)(?: has)?) (?=[a-z])/i,
    '',
  )
  return said === reason && !/^(?:sold|closed|moved|rewrote|replaced)\b/i.test(reason)
    ? capitalized(reason)
    : `Insured ${said.replaceAll(/\b(?:our|my)\b/gi, 'the')}`
}
