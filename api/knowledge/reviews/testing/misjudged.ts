import { readDocument } from '../../../reading/index.ts'
import type { RequirementStatus } from '../contractFinding.ts'
import { reviewContract } from '../reviewContract.ts'

/** Declarations that endorsements are added to. */
const declarations = {
  liability: [
    '# Commercial General Liability Policy Declarations',
    'Named Insured | Ridgeback Masonry LLC',
    'Policy period | 03/01/2026 to 03/01/2027',
    'Location 1 | 12 Quarry Road, Barre, VT 05641',
    'Location 2 | 480 Mill Street, Unit B, Winooski, VT 05404',
    'Each occurrence | $1,000,000',
    'General aggregate | $2,000,000',
    'Products-completed operations aggregate | $2,000,000',
    'Personal and advertising injury | $1,000,000',
    'Damage to premises rented to you | $100,000',
    'Medical expense, any one person | $5,000',
    '# Commercial General Liability Coverage Form',
    'We will pay those sums that the insured becomes legally obligated to pay as damages because of bodily injury or property damage to which this insurance applies.',
  ],
  auto: [
    '# Business Auto Policy Declarations',
    'Named Insured | Ridgeback Masonry LLC',
    'Covered autos liability, symbol 1, each accident | $1,000,000',
    'Collision deductible | $1,000',
    '# Business Auto Coverage Form',
    'We will pay all sums an insured legally must pay as damages because of bodily injury or property damage caused by an accident and resulting from the use of a covered auto.',
  ],
  property: [
    '# Commercial Property Policy Declarations',
    'Named Insured | Ridgeback Masonry LLC',
    'Location 1 | 12 Quarry Road, Barre, VT 05641',
    'Location 2 | 480 Mill Street, Unit B, Winooski, VT 05404',
    'Business personal property | $400,000',
    'Business income and extra expense | $250,000',
    'Deductible | $2,500',
    '# Building and Personal Property Coverage Form',
    'We will pay for direct physical loss of or damage to covered property caused by a covered cause of loss.',
  ],
  cyber: [
    '# Cyber Liability Policy Declarations',
    'Named Insured | Ridgeback Masonry LLC',
    'Network security and privacy liability, each claim | $2,000,000',
    'Cyber extortion | $1,000,000',
    'Policy aggregate | $2,000,000',
    'Retention, each claim | $10,000',
    'Retroactive date | 06/01/2020',
    '# Cyber Liability Coverage Form',
    'We will pay on behalf of the insured all damages that the insured is legally obligated to pay as a result of a claim first made during the policy period.',
  ],
  professional: [
    '# Architects and Engineers Professional Liability Declarations',
    'Named Insured | Ridgeback Engineers PLLC',
    'Limit of liability | $2,000,000 each claim',
    'Aggregate limit | $4,000,000',
    'Deductible | $25,000 each claim',
    '# Professional Liability Policy',
    'We will pay on behalf of the insured all sums that the insured becomes legally obligated to pay as damages as a result of a claim first made during the policy period, arising out of a wrongful act in the performance of professional services.',
  ],
  workersCompensation: [
    '# Workers Compensation and Employers Liability Policy Information Page',
    'Named Insured | Ridgeback Masonry LLC',
    '3.A. Workers compensation insurance: Part One applies to the workers compensation law of the states listed here: Vermont.',
    'Bodily injury by accident | $500,000 each accident',
    'Bodily injury by disease | $500,000 policy limit',
    'Bodily injury by disease | $500,000 each employee',
    '# Part One Workers Compensation Insurance',
    'We will pay promptly when due the benefits required of you by the workers compensation law.',
    'The Longshore and Harbor Workers Compensation Act is not covered by this policy.',
  ],
  package: [
    '# Commercial Package Policy Declarations',
    'Named Insured | Ridgeback Brewing LLC',
    'Location 1 | 12 Quarry Road, Barre, VT 05641',
    'Business personal property | $400,000',
    'Each occurrence | $1,000,000',
    'General aggregate | $2,000,000',
    '# Building and Personal Property Coverage Form',
    'We will pay for direct physical loss of or damage to covered property caused by a covered cause of loss.',
    '# Commercial General Liability Coverage Form',
    'We will pay those sums that the insured becomes legally obligated to pay as damages because of bodily injury or property damage to which this insurance applies.',
  ],
} satisfies Record<string, string[]>

/** A requirement of a contract, what is added to the declarations, and what follows. */
export type DemandRow = readonly [
  line: keyof typeof declarations,
  requirement: string,
  policy: readonly string[],
  status: RequirementStatus,
]

/** The rows that are judged otherwise. */
export async function misjudged(rows: readonly DemandRow[]): Promise<string[]> {
  const wrong: string[] = []
  for (const [line, requirement, wording, status] of rows) {
    const contract = await page(['# Insurance', requirement])
    const policy = await page([...declarations[line], ...wording])
    const found = reviewContract(contract, policy).map((each) => each.status)
    if (!found.includes(status) || (status !== 'met' && found.includes('met')))
      wrong.push(`${found.join(', ') || 'no requirement'}, should be ${status}: ${requirement}`)
  }
  return wrong
}

/** "# " begins a heading, " | " divides the cells of a row; anything else is a paragraph. */
function page(lines: readonly string[]) {
  const body = lines.map((line) => {
    const cells = line.split(' | ')
    if (line.startsWith('# ')) return `<h2>${line.slice(2)}</h2>`
    return cells.length > 1
      ? `<table><tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr></table>`
      : `<p>${line}</p>`
  })
  return readDocument(new TextEncoder().encode(`<html><body>${body.join('')}</body></html>`), {
    name: 'document.html',
  })
}
