import { letterSkill } from '../letters/letterSkill.ts'

const needed = [
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
  phrasings: [
    'quote intake sheet',
    'start an intake for a new quote',
    'new business intake questionnaire for the prospect',
    'what do I ask the prospect to get them quoted',
    'prepare the fact finder for a new business quote',
    'intake form for a new prospect',
    'what do I need to ask a new prospect',
    'intake questionnaire for a restaurant',
    'list of questions before I quote a trucker',
    'fact finding form for the first call',
    'new quote, what information do I need',
    'set up an intake sheet',
    'start a quote for a new client',
    'a friend runs a gym and wants a price, what should I find out first',
    'new business questionnaire',
    'somebody called for a quote, what do I ask',
    'questions for a contractor who wants insurance',
    'lead came in, intake',
    'discovery questions for a restaurant',
  ],
  makes: 'An intake sheet as a document, and an email to the client',
  to: 'CLIENT',
  needsPolicy: false,
  write({ insured, contact, account }) {
    const known = [
      { label: 'Client', value: insured },
      { label: 'Contact', value: contact.name },
      { label: 'Email', value: contact.email },
      ...(account?.policies ?? []).map(({ line, carrier, policyNumber, expiresAt }) => ({
        label: line,
        value: [carrier, policyNumber, expiresAt].filter(Boolean).join(', '),
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
        title: `Quote intake: ${insured}`,
        blocks: [
          { type: 'heading', level: 1, text: 'Quote intake' },
          { type: 'fields', layout: 'aligned', entries: known },
          { type: 'heading', level: 2, text: 'To find out' },
          { type: 'checkBoxes', entries: needed.map((label) => ({ label, isChecked: false })) },
        ],
      },
    }
  },
})
