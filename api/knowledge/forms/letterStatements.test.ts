import assert from 'node:assert/strict'
import type { LabeledField } from './labeledFields.ts'
import { field } from './testing/field.ts'
import { filledFrom } from './testing/filledFrom.ts'

type Expected = readonly [label: string, value: string | null, given?: Partial<LabeledField>]

/** What clients write about their business, and what it says to the fields of a form; null for what it does not. */
const letters: readonly (readonly [said: string, expected: readonly Expected[]])[] = [
  [
    'We run three trucks out of two yards, and Dale Reyes, our safety manager, rides along with every new driver.',
    [
      ['Number of trucks', '3'],
      ['Safety manager', 'Dale Reyes'],
      ['Number of mechanics', null],
    ],
  ],
  [
    'Payroll last year came to just under $1.2M and receipts were $3,410,000. For next year we expect receipts of $3,700,000.',
    [
      ['Gross receipts, last 12 months', '$3,410,000'],
      ['Projected gross receipts, next 12 months', '$3,700,000'],
      ['Payroll, last 12 months', '$1,200,000'],
    ],
  ],
  [
    'The building belongs to Harney Row Associates, we rent. Crew Clean Exhaust cleans the ducts every quarter.',
    [
      ['Landlord', 'Harney Row Associates'],
      ['Duct cleaning contractor', 'Crew Clean Exhaust'],
    ],
  ],
  [
    'The hood has a UL 300 system, last serviced on August 6, 2026 by Platte Fire Equipment.',
    [
      ['Hood system serviced by', 'Platte Fire Equipment'],
      ['Date hood system last serviced', '08/06/2026'],
    ],
  ],
  [
    'The present insurer is Breakwater Marine, it runs out March 1, 2027, premium $17,940.',
    [
      ['Current insurer', 'Breakwater Marine'],
      ['Expiring premium', '$17,940'],
      ['Expiration date of current policy', '03/01/2027'],
    ],
  ],
  [
    'We have been with Carrow Point Mutual since 2019 and paid them $8,400 last year.',
    [['Current carrier', 'Carrow Point Mutual']],
  ],
  [
    'Our lender is Crystal Coast Savings Bank, 200 Arendell Street, Morehead City, NC 28557, and the balance is $172,300.',
    [
      ['Mortgagee / lienholder', 'Crystal Coast Savings Bank'],
      ['Loan balance', '$172,300'],
      ['Mortgagee address', '200 Arendell Street, Morehead City, NC 28557'],
    ],
  ],
  [
    '96 seats inside and 20 on the sidewalk. There are two class K extinguishers and sixteen stools at the bar.',
    [
      ['Seats inside', '96'],
      ['Seats outside', '20'],
      ['Number of class K extinguishers', '2'],
      ['Bar stools', '16'],
    ],
  ],
  [
    'By kind of roof: shingle 30 percent, single-ply membrane 40, metal 20 and tile 10.',
    [
      ['Shingle', '30%', { section: 'TYPE OF WORK (percent)' }],
      ['Single-ply membrane', '40%', { section: 'TYPE OF WORK (percent)' }],
      ['Metal', '20%', { section: 'TYPE OF WORK (percent)' }],
      ['Tile', '10%', { section: 'TYPE OF WORK (percent)' }],
      ['Slate', null, { section: 'TYPE OF WORK (percent)' }],
    ],
  ],
  [
    'About 30% of our work is residential, the rest commercial. We never do torch-down.',
    [
      ['Residential %', '30'],
      ['Commercial %', '70'],
    ],
  ],
  [
    'Our largest jobs were the Aurora Ice Arena, $410,000, finished June 2025, and Saint Kateri School, $365,000, finished October 2025.',
    [
      [
        'Project',
        'Aurora Ice Arena',
        { section: 'LARGEST JOBS', name: 'p1', beside: ['Contract value', 'Completed'] },
      ],
      [
        'Contract value',
        '$410,000',
        { section: 'LARGEST JOBS', name: 'v1', beside: ['Project', 'Completed'] },
      ],
      [
        'Completed',
        'June 2025',
        { section: 'LARGEST JOBS', name: 'd1', beside: ['Project', 'Contract value'] },
      ],
      [
        'Project',
        'Saint Kateri School',
        { section: 'LARGEST JOBS', name: 'p2', ordinal: 1, beside: ['Contract value', 'Completed'] },
      ],
      [
        'Contract value',
        '$365,000',
        { section: 'LARGEST JOBS', name: 'v2', ordinal: 1, beside: ['Project', 'Completed'] },
      ],
      [
        'Completed',
        'October 2025',
        { section: 'LARGEST JOBS', name: 'd2', ordinal: 1, beside: ['Project', 'Contract value'] },
      ],
    ],
  ],
  [
    'Season: April 1 to October 31. Waters: Back Sound and Beaufort Inlet, never more than 3 miles offshore.',
    [
      ['Waters navigated', 'Back Sound and Beaufort Inlet'],
      ['Maximum miles offshore', '3'],
    ],
  ],
  [
    'IT is handled by Netharbor Managed Systems, and our endpoint product is SentryPine on every laptop.',
    [
      ['Outsourced IT provider', 'Netharbor Managed Systems'],
      ['Name of endpoint product', 'SentryPine'],
    ],
  ],
  [
    'We hold about 27,500 patient records and have 38 employees. Critical patches go in within 14 days.',
    [
      ['Approximate number of patient records', '27,500'],
      ['Total number of employees', '38'],
      ['Days to install critical patches', '14'],
    ],
  ],
  [
    'The surveyor was Ahearn Marine Survey, and the survey was done on January 22, 2026.',
    [
      ['Surveyor', 'Ahearn Marine Survey'],
      ['Date of survey', '01/22/2026'],
    ],
  ],
  [
    'Bettina Hsu is the manager on the premises. Our foreman is Luis Ortega.',
    [
      ['Manager on premises', 'Bettina Hsu'],
      ['Foreman', 'Luis Ortega'],
    ],
  ],
  [
    'The alarm goes to a central station and Tri-County Alarm installed it. The hydrant is 250 feet away, the fire station a mile and a half.',
    [
      ['Burglar alarm installed by', 'Tri-County Alarm'],
      ['Distance to hydrant (ft)', '250'],
    ],
  ],
  [
    'We sub out the electrical and the insulation, $268,000 last year, and every sub must carry $1,000,000.',
    [['Limits required of subcontractors', '$1,000,000']],
  ],
  [
    'Limits we want: $1,000,000 per occurrence, $2,000,000 aggregate, and a $5,000 deductible, starting January 10, 2027.',
    [
      ['Each occurrence', '$1,000,000', { section: 'Limits requested' }],
      ['General aggregate', '$2,000,000', { section: 'Limits requested' }],
      ['Deductible requested', '$5,000'],
      ['Effective date desired', '01/10/2027'],
    ],
  ],
  [
    'A crew of fourteen works out of Salem. We own two trucks and rent a crane six times a year for $2,400 a day.',
    [
      ['Maximum height of work (stories)', null],
      ['Average age of vehicles', null],
      ['Annual rental receipts', null],
      ['Emergency contact', null],
    ],
  ],
  [
    'One claim in five years: Brick fell on a parked car in March and Bow Lake paid $8,240.',
    [['What happened', 'Brick fell on a parked car in March.', { section: 'Losses' }]],
  ],
  [
    'The bailee limit should be $25,000 and money and securities $10,000.',
    [
      ['Animal bailee limit', '$25,000'],
      ['Money and securities limit', '$10,000'],
    ],
  ],
  [
    'We tow about 210 cars a month, and 35 percent of that is for motor clubs.',
    [
      ['Tows per month (average)', '210'],
      ['Percent of work for motor clubs', '35'],
    ],
  ],
  [
    'We have been at this corner for eight years, and I have cooked for nineteen.',
    [['Years at this location', '8']],
  ],
  [
    'Our experience modification for the new year is 0.92. Lawrence Abel is the one to call for the payroll audit, 563-555-0139, and claims go to Inez Delgado, 563-555-0112.',
    [
      ['Experience modification', '0.92'],
      ['Accounting contact name', 'Lawrence Abel'],
      ['Accounting contact phone', '563-555-0139'],
      ['Claims contact name', 'Inez Delgado'],
      ['Claims contact phone', '563-555-0112'],
    ],
  ],
  [
    'Farthest we go is Klamath Falls. We haul gravel and sand, 80 percent within 50 miles.',
    [['Farthest city', 'Klamath Falls']],
  ],
]

Deno.test('fills fields from what clients write about their business', async () => {
  const wrong: unknown[] = []
  for (const [said, expected] of letters) {
    const fields = expected.map(([label, , given]) => field(label, given))
    const filled = await filledFrom(`November 10, 2026\n\nHello Maris,\n\n${said}\n\nThea Brandt`, fields)
    const open = [...filled]
    for (const [label, value] of expected) {
      const at = open.findIndex((each) => each[0] === label)
      const [own] = at === -1 ? [] : open.splice(at, 1)
      if ((own?.[1] ?? null) !== value) wrong.push([label, own?.[1] ?? null, value])
    }
  }
  assert.deepEqual(wrong, [])
})
