import { isPersonalQuote, missingForQuote, quotedLines } from '../../../assistant/index.ts'
import { capitalized, dayInWords } from '../../../platform/index.ts'
import { userTexts } from '../letters/conversation.ts'
import { letterSkill } from '../letters/letterSkill.ts'
import { phrasings } from './phrasings.ts'

/** For a quote of no particular line. */
const usual = [
  'Legal name, entity type and FEIN',
  'Years in business and description of operations',
  'Annual sales and payroll, with the number of employees',
  'Locations, with construction, year built and square footage',
  'Vehicles and drivers',
  'Subcontracted work and certificates on file',
  'Current carrier, premium and expiration date',
  'Losses in the last five years',
  'Limits and wording that contracts require',
] as const

/** The intake sheet for a new quote. */
export const quoteIntake = letterSkill({
  name: 'quote-intake',
  title: 'Quote intake sheet',
  description: 'Prepares the intake sheet for a new quote and asks the client for the answers.',
  role: 'COLLECTION',
  questions: /\bneed\b.{0,40}\bquot\w+\b|\bask\b.{0,30}\bprospect\b/i,
  phrasings,
  makes: 'An intake sheet as a document, and an email to the client',
  to: 'CLIENT',
  needsPolicy: false,
  about: 'NEW',
  write({ insured, contact, account }, _details, task) {
    const asked = userTexts(task).join('\n')
    const isFamily = isPersonalQuote(asked)
    const missing = quotedLines(asked).length > 0 || isFamily ? missingForQuote(asked).map(capitalized) : []
    const needed = missing.length > 0 ? missing : usual
    const known = [
      { label: 'Client', value: insured },
      { label: 'Contact', value: contact.name },
      { label: 'Email', value: contact.email },
      ...(account?.policies ?? []).map(({ line, carrier, policyNumber, expiresAt }) => ({
        label: line,
        value: [carrier, policyNumber, expiresAt && `expires ${dayInWords(expiresAt)}`]
          .filter(Boolean)
          .join(', '),
      })),
    ].flatMap(({ label, value }) => (value ? [{ label, value }] : []))
    return {
      subject: `Information we need to quote ${insured}`,
      paragraphs: [
        'To get you a quote, please send us:',
        needed.map((item) => `- ${item}`).join('\n'),
        'If you have current policies, a copy answers most of these.',
      ],
      document: {
        isAttached: false,
        title: `Quote intake: ${insured}`,
        blocks: [
          { type: 'heading', level: 1, text: 'Quote intake' },
          { type: 'fields', layout: 'aligned', entries: known },
          { type: 'heading', level: 2, text: 'To find out' },
          {
            type: 'table',
            summary: 'Questions with room for the answers',
            columns: [
              { header: 'Question', width: 2 },
              { header: 'Answer', width: 3 },
            ],
            rows: needed.map((text) => [{ text, isHeader: true }, '\n\n']),
          },
        ],
      },
    }
  },
})
