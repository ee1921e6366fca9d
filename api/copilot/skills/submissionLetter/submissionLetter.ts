import { dollars, letterSkill, policyLines, usDate } from '../letters/letterSkill.ts'

/** The cover letter of a submission to a carrier. */
export const submissionLetter = letterSkill({
  name: 'submission-letter',
  title: 'Carrier submission',
  description: 'Writes the cover letter of a submission to an underwriter and lists its attachments.',
  phrasings: [
    'intro of the risk to the underwriter',

    'write a submission to the underwriter asking for quotes on liability and an umbrella',
    'write a submission to the underwriter',
    'submission cover letter',
    'send this account to market',
    'ask carriers for quotes on this risk',
    'market the renewal to other carriers',
    'introduce the risk to the underwriter',
    'put together a carrier submission with the attachments',
    'market this account',
    'shop it, write to the carriers',
    'we need terms from the underwriter, introduce the risk',
    'write up the risk for the carrier',
    'submission email with target premium',
    'get quotes from other markets',
    'send the account out for quotes',
    'ask an underwriter to quote',
    'write something that sells the account to the underwriter',
    'submission to three markets',
    'send the underwriter a narrative of the risk',
    'introduce the account to a new carrier',
    'ask the wholesaler for terms',
    'request a quote from the carrier for the client',
  ],
  makes: 'An email to the underwriter',
  to: 'CARRIER',
  needsPolicy: true,
  details: [
    {
      topic: 'lines',
      question: 'Which coverages and limits should the underwriter quote?',
      find: (text) =>
        /\b(?:quote|quotes|terms|pricing)\s+(?:on|for)\s+([^.\n?]{5,200})/i.exec(text)?.[1]?.trim() ?? null,
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
        `Expiring program:\n${policyLines(subject)}${premium ? `\nExpiring premium: ${dollars(premium)}` : ''}`,
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
