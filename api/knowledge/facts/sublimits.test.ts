import { deepEqual } from 'node:assert/strict'
import { readDocument } from '../../reading/index.ts'
import type { PolicyFacts } from './policyFacts.ts'
import { readPolicyFacts } from './readPolicyFacts.ts'

async function factsOf(...pages: readonly string[]): Promise<PolicyFacts> {
  const bytes = new TextEncoder().encode(pages.map((page) => page.trim()).join('\f'))
  return readPolicyFacts(await readDocument(bytes, { name: 'policy.txt' }))
}

function limitsOf({ limits, extraLimits }: PolicyFacts) {
  return {
    occurrence: limits.glPerOccurrenceLimit.fact?.value ?? null,
    aggregate: limits.glAggregateLimit.fact?.value ?? null,
    extra: extraLimits.map(({ value: { name, limit } }) => [name, limit / 100]),
  }
}

const head = `
Policy number CGL 10-4471
Named insured: Copper Kettle Taproom LLC
Policy period: 04/01/2026 to 04/01/2027`

Deno.test('a sublimit in a sentence is of what it names, and not of the policy', async () => {
  const facts = await factsOf(`COMMERCIAL GENERAL LIABILITY DECLARATIONS${head}
General aggregate                 $2,000,000
Each occurrence                   $1,000,000
Assault and battery sublimit of $50,000 each occurrence and $100,000 in the aggregate
Medical expense, any one person   $5,000`)
  deepEqual(limitsOf(facts), {
    occurrence: 100_000_000,
    aggregate: 200_000_000,
    extra: [
      ['Assault and battery each occurrence', 50_000],
      ['Assault and battery in the aggregate', 100_000],
    ],
  })
  deepEqual(facts.exclusions, [])
})

Deno.test('a liquor policy has no limits of general liability, whatever its sublimits are per', async () => {
  const facts = await factsOf(`LIQUOR LIABILITY DECLARATIONS${head}
Each common cause               $1,000,000
Aggregate                       $2,000,000

Assault or battery sublimit $100,000 each event, $200,000 aggregate`)
  const { occurrence, aggregate, extra } = limitsOf(facts)
  deepEqual([occurrence, aggregate], [null, null])
  deepEqual(
    extra.map(([, dollars]) => dollars),
    [1_000_000, 2_000_000, 100_000, 200_000],
  )
})

Deno.test('the heading of sublimits is no part of the label above it', async () => {
  const { occurrence } = limitsOf(
    await factsOf(`COMMERCIAL GENERAL LIABILITY DECLARATIONS${head}
General aggregate                 $2,000,000
Each occurrence                   $1,000,000
Sublimits:
  Abuse or molestation            $100,000
  Assault or battery              $50,000`),
  )
  deepEqual(occurrence, 100_000_000)
})

Deno.test('an extension has its limit and its deductible, and is named by its title', async () => {
  const { extraLimits, deductibles } = await factsOf(
    `MOTOR TRUCK CARGO DECLARATIONS${head}
Any one vehicle          $100,000
Deductible               $1,000
Endorsements: TC-4, TC-9`,
    `
CARGO FORM
We will pay for loss of goods of others for which you are liable as a carrier.
We will not pay for loss by change in temperature or by delay of the vehicle.

TC-4 SPOILAGE. The exclusion of temperature does not apply to a breakdown of the cooling unit of a
trailer. Limit for this extension $60,000, deductible $2,500.
TC-9 COILS. Coils must be chained in a rack while they are carried on a flatbed trailer.`,
  )
  deepEqual(
    extraLimits.filter(({ source }) => source.origin === 'endorsement').map(({ value }) => value),
    [{ name: 'Spoilage', limit: 6_000_000 }],
  )
  deepEqual(
    deductibles.map(({ value }) => [value.name, value.amount]),
    [
      ['Deductible', 100_000],
      ['Spoilage', 250_000],
    ],
  )
})

Deno.test('an agreement of the declarations is changed by its letter', async () => {
  const { extraLimits } = await factsOf(
    `CYBER LIABILITY DECLARATIONS${head}
Item 9. Limits
A. Privacy liability             $3,000,000
B. Regulatory proceedings        $1,000,000
C. Data recovery                 $500,000`,
    `
CYBER FORM
We will pay damages and costs that you become legally obligated to pay because of a privacy event.

Endorsement 4 - Proceedings
The limit of agreement B in Item 9 is amended to $2,000,000.`,
  )
  deepEqual(
    extraLimits.flatMap(({ value }) => (/proceedings/i.test(value.name) ? [value.limit / 100] : [])),
    [2_000_000],
  )
})
