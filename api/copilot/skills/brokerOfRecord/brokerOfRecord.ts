import { dayInWords, usDate } from '../../../platform/index.ts'
import { letterSkill } from '../letters/letterSkill.ts'
import { phrasings } from './phrasings.ts'

/** Prepares the letter that names the agency as broker of record. */
export const brokerOfRecord = letterSkill({
  name: 'broker-of-record',
  title: 'Broker of record letter',
  description: 'Prepares the letter with which the insured names the agency as broker of record.',
  phrasings,
  makes: 'A letter for the insured to sign, and an email to the client',
  to: 'CLIENT',
  needsPolicy: true,
  write({ insured, policy, agencyName }, _, { today }) {
    const carrier = policy.carrier ?? 'the insurance company'
    const term = [policy.effectiveDate, policy.expirationDate].flatMap((day) => (day ? [usDate(day)] : []))
    const about = [policy.line, policy.number, term.length === 2 && term.join(' to ')].filter(Boolean)
    return {
      subject: `Broker of record letter for ${insured}`,
      paragraphs: [
        `So that we can serve you on policy ${policy.number}, ${carrier} needs a letter from you that names us as your broker. It is attached.`,
        'Please put it on your letterhead, sign it as an owner or officer, and send it back. The company usually lets your current broker know and gives them a few business days to answer.',
      ],
      document: {
        isAttached: true,
        title: `Broker of record: ${insured}`,
        hasLetterhead: false,
        blocks: [
          { type: 'paragraph', text: dayInWords(today) },
          { type: 'paragraph', text: carrier },
          {
            type: 'paragraph',
            style: 'strong',
            text: `Broker of record for ${insured}\n${about.join(', ')}`,
          },
          { type: 'paragraph', text: 'To whom it may concern:' },
          {
            type: 'paragraph',
            text: `Effective immediately, we appoint ${agencyName} as our exclusive broker of record for the insurance named above. This letter replaces any earlier appointment and stays in effect until we revoke it in writing.`,
          },
          {
            type: 'paragraph',
            text: `${agencyName} may negotiate with you on our behalf and receive any information that it asks for about our policies, rates, claims and records. Please give it your full cooperation.`,
          },
          { type: 'paragraph', text: 'Sincerely,' },
          { type: 'signatures', parties: [{ role: 'Owner or officer, with title', name: insured }] },
        ],
      },
      notes: ['The insured has to sign it on their own letterhead.'],
    }
  },
})
