import { usDate } from '../../../platform/index.ts'
import { letterSkill } from '../letters/letterSkill.ts'
import { phrasings } from './phrasings.ts'

const coverages: readonly (readonly [RegExp, string])[] = [
  [/\bumbrella|excess\b/i, 'Umbrella liability'],
  [/\bcyber\b/i, 'Cyber liability'],
  [/\bflood\b/i, 'Flood'],
  [/\bearthquake|\bEQ\b/i, 'Earthquake'],
  [/\bepli?\b|employment practices/i, 'Employment practices liability'],
  [/\bd&o\b|directors/i, 'Directors and officers liability'],
  [/\be&o\b|professional/i, 'Professional liability'],
  [/workers|\bwc\b/i, 'Workers compensation for owners'],
  [/business (?:income|interruption)/i, 'Business income'],
  [/\bcrime|employee theft|dishonesty\b/i, 'Crime'],
  [/\bpollution\b/i, 'Pollution liability'],
  [/hired|non-?owned/i, 'Hired and non-owned auto'],
  [/\buninsured motorist|\bUM\b/, 'Uninsured motorist'],
  [/equipment breakdown|boiler/i, 'Equipment breakdown'],
  [/ordinance/i, 'Ordinance or law'],
  [/liquor/i, 'Liquor liability'],
  [/(?:sewer|water) back-?up/i, 'Water back-up'],
  [/higher limits?/i, 'Higher limits'],
]

/** Records which coverage was offered and declined, for the insured to sign. */
export const declinedCoverage = letterSkill({
  name: 'declined-coverage',
  title: 'Declined coverage record',
  description: 'Records the coverage that was offered and declined, with a form for the insured to sign.',
  phrasings,
  makes: 'A form for the insured to sign, and an email to the client',
  to: 'CLIENT',
  needsPolicy: false,
  details: [
    {
      topic: 'coverage',
      question: 'Which coverage did the client decline?',
      find: (text) => {
        const named = coverages.flatMap(([pattern, name]) => (pattern.test(text) ? [name] : []))
        return named.length > 0 ? named.join('; ') : null
      },
    },
  ],
  write({ insured }, { coverage = '' }, { today }) {
    const declined = coverage.split('; ')
    return {
      subject: `Coverage that you declined: ${insured}`,
      paragraphs: [
        'We offered you the coverage below, and you decided not to buy it:',
        declined.map((each) => `- ${each}`).join('\n'),
        'Without it, a loss of this kind is not insured. Please sign the attached record and send it back. If you change your mind, tell us at any time and we will ask for a quote; coverage begins only when the company confirms it.',
      ],
      document: {
        title: `Declined coverage: ${insured}`,
        blocks: [
          { type: 'heading', level: 1, text: 'Record of coverage offered and declined' },
          {
            type: 'fields',
            layout: 'aligned',
            entries: [
              { label: 'Insured', value: insured },
              { label: 'Date', value: usDate(today) },
            ],
          },
          {
            type: 'checkBoxes',
            entries: declined.map((label) => ({ label: `Declined: ${label}`, isChecked: false })),
          },
          {
            type: 'paragraph',
            text: 'The agency explained and offered this coverage. I understand what it would insure and that losses of this kind are not insured without it. I decline it for the current policy term.',
          },
          { type: 'signatures', parties: [{ role: 'Insured', name: insured }, { role: 'Date' }] },
        ],
      },
      notes: ['The boxes are left for the insured to check.'],
    }
  },
})
