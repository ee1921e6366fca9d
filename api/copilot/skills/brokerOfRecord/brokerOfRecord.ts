import { letterSkill, policyEntries } from '../letters/letterSkill.ts'
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
  write(subject) {
    const { insured, policy, agencyName } = subject
    return {
      subject: `Broker of record letter for ${insured}`,
      paragraphs: [
        `So that we can serve you on policy ${policy.number}, ${policy.carrier ?? 'the company'} needs a letter from you that names us as your broker. It is attached.`,
        'Please put it on your letterhead, sign it as an owner or officer, and send it back. The company usually lets your current broker know and gives them a few business days to answer.',
      ],
      document: {
        title: `Broker of record: ${insured}`,
        blocks: [
          { type: 'heading', level: 1, text: 'Broker of record' },
          { type: 'fields', layout: 'aligned', entries: policyEntries(subject) },
          {
            type: 'paragraph',
            text: `Effective immediately, we appoint ${agencyName} as our exclusive broker of record for the insurance named above. ${agencyName} may negotiate with you and receive any information that it asks for about our policies, rates, losses and records. This letter replaces any earlier appointment and stays in effect until we revoke it in writing.`,
          },
          {
            type: 'signatures',
            parties: [{ role: 'Owner or officer', name: insured }, { role: 'Title' }, { role: 'Date' }],
          },
        ],
      },
      notes: ['The insured has to sign it on their own letterhead.'],
    }
  },
})
