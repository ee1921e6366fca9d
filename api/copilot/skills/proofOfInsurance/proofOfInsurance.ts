import { dayInWords } from '../../../platform/index.ts'
import { letterSkill } from '../letters/letterSkill.ts'
import { policyEntries, policyLines } from '../letters/policyLines.ts'
import { phrasings } from './phrasings.ts'

/** Confirms that a policy is in force. */
export const proofOfInsurance = letterSkill({
  name: 'proof-of-insurance',
  title: 'Proof of insurance letter',
  description: 'Confirms in a letter that a policy is in force.',
  phrasings,
  makes: 'A letter as a document, and the email that goes with it',
  to: 'CLIENT',
  needsPolicy: true,
  write(subject, _, { today, request }) {
    const { insured, policy, account, agencyName, sender } = subject
    const record = account?.policies.find(({ policyNumber }) => policyNumber === policy.number)
    const isInForce = record?.isInForce === true && (!policy.expirationDate || policy.expirationDate > today)
    const reader = readerIn(request, insured)
    return {
      subject: `Proof of insurance for ${insured}, policy ${policy.number}`,
      paragraphs: ['The proof of insurance you asked for is attached.', policyLines(subject)],
      document: {
        isAttached: true,
        title: `Proof of insurance: ${insured}`,
        blocks: [
          { type: 'paragraph', text: dayInWords(today) },
          ...(reader ? [{ type: 'paragraph' as const, text: reader }] : []),
          { type: 'heading', level: 1, text: 'Proof of insurance' },
          { type: 'paragraph', text: 'To whom it may concern:' },
          {
            type: 'paragraph',
            text: isInForce
              ? 'According to our records, this policy is in force as of the date of this letter:'
              : 'Our records show this policy as follows as of the date of this letter:',
          },
          { type: 'fields', layout: 'aligned', entries: policyEntries(subject) },
          {
            type: 'paragraph',
            style: 'small',
            text: 'This letter is for information only. It does not amend, extend or alter the coverage of the policy, and it gives its reader no rights under the policy.',
          },
          {
            type: 'paragraph',
            text: ['Sincerely,', '', sender, agencyName].filter((line) => line !== null).join('\n'),
          },
        ],
      },
      ...(!isInForce && {
        notes: ['**Check before you send it:** our records do not show this policy as in force.'],
      }),
    }
  },
})

/** Whom the letter is for: "to First Harbor Bank". */
function readerIn(request: string, insured: string): string | null {
  const name = /\b(?:to|for) (?:the )?((?:\p{Lu}[\p{L}&'’.-]*\s?){2,6})/gu
  const found = [...request.matchAll(name)].map(([, party = '']) => party.trim())
  return (
    found.find((party) => !insured.startsWith(party) && !party.startsWith(insured.split(' ')[0] ?? '-')) ??
    null
  )
}
