import { usDate } from '../../../platform/index.ts'
import { letterSkill } from '../letters/letterSkill.ts'
import { phrasings } from './phrasings.ts'

const coverages: readonly (readonly [RegExp, name: string, pays: string])[] = [
  [
    /\bumbrella|excess\b/i,
    'Umbrella liability',
    'Adds to the liability limits of your other policies once they are used up.',
  ],
  [/\bcyber\b/i, 'Cyber liability', 'Pays for a data breach, ransomware and fraudulent transfers.'],
  [/\bflood\b/i, 'Flood', 'Pays for damage by rising water, which property policies exclude.'],
  [/\bearthquake|\bEQ\b/i, 'Earthquake', 'Pays for damage by earthquake, which property policies exclude.'],
  [
    /\bepli?\b|employment practices/i,
    'Employment practices liability',
    'Pays for claims by employees, such as discrimination or wrongful termination.',
  ],
  [
    /\bd&o\b|directors/i,
    'Directors and officers liability',
    'Pays for claims against the people who run the business for their decisions.',
  ],
  [
    /\be&o\b|professional/i,
    'Professional liability',
    'Pays when advice or a service causes a client a loss.',
  ],
  [/workers|\bwc\b/i, 'Workers compensation for owners', 'Pays for injuries of owners at work.'],
  [
    /business (?:income|interruption)/i,
    'Business income',
    'Replaces income while a covered loss keeps you closed.',
  ],
  [/\bcrime|employee theft|dishonesty\b/i, 'Crime', 'Pays when an employee or a thief takes money or goods.'],
  [/\bpollution\b/i, 'Pollution liability', 'Pays for injury and clean-up when pollutants escape.'],
  [
    /hired|non-?owned/i,
    'Hired and non-owned auto',
    'Covers you when you rent a vehicle or staff drive their own for work.',
  ],
  [
    /\buninsured motorist|\bUM\b/,
    'Uninsured motorist',
    'Pays for your injuries when the driver at fault has no insurance.',
  ],
  [
    /equipment breakdown|boiler/i,
    'Equipment breakdown',
    'Pays when boilers, compressors or electrical systems break down.',
  ],
  [/ordinance/i, 'Ordinance or law', 'Pays the extra cost of rebuilding to today’s code.'],
  [/liquor/i, 'Liquor liability', 'Pays for claims that come from serving alcohol.'],
  [
    /(?:sewer|water) back-?up/i,
    'Water back-up',
    'Pays for damage when water backs up from a sewer or drain.',
  ],
  [/higher limits?/i, 'Higher limits', 'Pays for losses above the limits that you chose.'],
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
        isAttached: true,
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
            type: 'paragraph',
            text: 'We offered the coverage below. Please check what you decline; leave a box open if you want a quote.',
          },
          {
            type: 'table',
            summary: 'Coverage offered',
            columns: [
              { header: 'Coverage', width: 2 },
              { header: 'What it does', width: 4 },
              { header: 'Your decision', width: 1.4 },
            ],
            rows: declined.map((name) => [
              { text: name, isHeader: true },
              coverages.find(([, each]) => each === name)?.[2] ?? '',
              { blocks: [{ type: 'checkBoxes', entries: [{ label: 'I decline', isChecked: false }] }] },
            ]),
          },
          {
            type: 'paragraph',
            text: 'The agency explained this coverage to me. I understand that losses of this kind are not insured without it, and that I can ask for a quote at any time. Coverage begins only when the insurance company confirms it.',
          },
          {
            type: 'signatures',
            parties: [{ role: 'For the insured', name: insured }, { role: 'For the agency' }],
          },
        ],
      },
      notes: ['The boxes are left for the insured to check.'],
    }
  },
})
