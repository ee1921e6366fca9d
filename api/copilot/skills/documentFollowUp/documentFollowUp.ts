import { letterSkill } from '../letters/letterSkill.ts'
import { phrasings } from './phrasings.ts'

/** Reminds the client of documents that were asked for before. */
export const documentFollowUp = letterSkill({
  name: 'document-follow-up',
  title: 'Document follow-up',
  description: 'Reminds the client of documents that we asked for and have not received.',
  phrasings,
  makes: 'An email to the client',
  to: 'CLIENT',
  needsPolicy: false,
  details: [
    {
      topic: 'documents',
      question: 'Which documents are we waiting for?',
      find: (text) => {
        const named = documents.flatMap(([pattern, name]) => (pattern.test(text) ? [name] : []))
        return named.length > 0 ? named.join('; ') : null
      },
    },
  ],
  write({ insured }, { documents: wanted = '' }) {
    return {
      subject: `Reminder: documents we need for ${insured}`,
      paragraphs: [
        'We have not received these documents yet:',
        wanted
          .split('; ')
          .map((name) => `- ${name}`)
          .join('\n'),
        'Without them we cannot go on. If something is hard to find, or does not apply to you, reply in a line and we will help.',
      ],
    }
  },
})

const documents: readonly (readonly [RegExp, string])[] = [
  [/application|\bapp\b/i, 'Signed application'],
  [/loss runs?/i, 'Loss runs'],
  [/drivers?\b/i, 'Driver list'],
  [/vehicles?|vins?\b/i, 'Vehicle schedule'],
  [/payroll/i, 'Payroll by class'],
  [/photos?|pictures?/i, 'Photos'],
  [/statement of values|\bsov\b/i, 'Statement of values'],
  [/supplement\w*|questionnaire/i, 'Supplemental questionnaire'],
  [/certificates?|\bcois?\b/i, 'Certificates of subcontractors'],
  [/lpr|release/i, 'Signed lost policy release'],
  [/contract|lease/i, 'Contract'],
  [/financials?|tax return/i, 'Financial statements'],
]
