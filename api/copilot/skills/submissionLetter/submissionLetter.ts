import { usDate } from '../../../platform/index.ts'
import { dollars } from '../../../knowledge/index.ts'
import { letterSkill, policyLines } from '../letters/letterSkill.ts'
import { phrasings } from './phrasings.ts'

/** The cover letter of a submission to a carrier. */
export const submissionLetter = letterSkill({
  name: 'submission-letter',
  title: 'Carrier submission',
  description: 'Writes the cover letter of a submission to an underwriter and lists its attachments.',
  phrasings,
  makes: 'An email to the underwriter',
  to: 'CARRIER',
  needsPolicy: true,
  about: 'NEW',
  details: [
    {
      topic: 'lines',
      question: 'Which coverages and limits should the underwriter quote?',
      find: (text) =>
        /\b(?:quote|quotes|terms|pricing)\s+(?:on|for)\s+([^.\n?]{5,200})/i.exec(text)?.[1]?.trim() ??
        /:\s*([^\n?]*\d[^\n?]{3,200})$/.exec(text)?.[1]?.trim() ??
        null,
    },
  ],
  write(subject, { lines = '' }, { files }) {
    const { policy, insured } = subject
    const { expirationDate, premium } = policy
    return {
      subject: `Submission: ${insured}${expirationDate ? `, effective ${usDate(expirationDate)}` : ''}`,
      paragraphs: [
        `Please review this submission for ${insured}.`,
        `Requested: ${lines}`,
        ...(policy.number === null
          ? []
          : [
              `Expiring program:\n${policyLines(subject)}${premium ? `\nExpiring premium: ${dollars(premium)}` : ''}`,
            ]),
        ...(files.length > 0 ? [`Attached:\n${files.map(({ name }) => `- ${name}`).join('\n')}`] : []),
        'Please tell us what else you need, and by when we can expect your terms.',
      ],
      notes:
        files.length > 0
          ? []
          : ['Nothing is attached to this workspace yet. Add the applications and loss runs.'],
    }
  },
})
