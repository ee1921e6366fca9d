import { letterSkill } from '../letters/letterSkill.ts'

/** Reminds the client of documents that were asked for before. */
export const documentFollowUp = letterSkill({
  name: 'document-follow-up',
  title: 'Document follow-up',
  description: 'Reminds the client of documents that we asked for and have not received.',
  phrasings: [
    'the client ignored our e-mails, send another one',
    'no reply so far, ask again',

    'follow up on the documents we asked for',
    'second request for the missing paperwork',
    'the client has not sent anything yet, remind them',
    'reminder that we still wait for the signed application',
    'nudge the insured about the outstanding documents',
    'third request, documents not received',
    'they have not answered our request for information, chase them',
    'no response from the insured on the loss runs, follow up',
    'gentle reminder about the items we requested',
    'still waiting on the client for the forms',
    'asked twice already, write again but stay polite',
    'chase the outstanding paperwork',
    'they promised it last week and nothing came',
    'second reminder for the driver list',
    'we still have not got the signed form back',
  ],
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
