import { deepEqual, equal } from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { readDocument } from '../../reading/index.ts'
import { sketchedPdf } from '../../reading/testing/drawnPdf.ts'
import type { FactField, PolicyFacts } from './policyFacts.ts'
import { readPolicyFacts } from './readPolicyFacts.ts'

/** Sketches of declarations of unlike makers, each followed by what it declares. */
const cases = (await readFile(new URL('testing/declarations.txt', import.meta.url), 'utf8'))
  .split(/^=== /m)
  .slice(1)
  .map((text) => {
    const [, title = '', sketch = '', expected = ''] = /^(.*)\n([^]*)\n---\n([^]*)$/.exec(text) ?? []
    return { title, sketch, expected: expected.trim().split('\n') }
  })

for (const { title, sketch, expected } of cases)
  Deno.test(`reads ${title}`, async () => {
    const facts = readPolicyFacts(await readDocument(await sketchedPdf(sketch), { name: 'policy.pdf' }))
    for (const line of expected) {
      const [, list = '', items = ''] =
        /^(?:(limits|extra limits|deductibles|locations|additional insureds): )?(.*)$/.exec(line) ?? []
      const wanted = items.split('; ')
      const given = list === '' ? scalarsOf(facts) : (readers[list]?.(facts) ?? [])
      if (list === 'limits' || list === 'additional insureds') deepEqual(given.toSorted(), wanted.toSorted())
      else for (const item of wanted) equal(given.find((each) => each === item) ?? given.join('; '), item)
    }
  })

function scalarsOf({ scalars }: PolicyFacts): string[] {
  const fields: Readonly<Record<string, FactField<string | number>>> = {
    type: scalars.lineOfBusiness,
    policyNumber: scalars.policyNumber,
    insured: scalars.insuredName,
    carrier: scalars.carrierName,
    effective: scalars.effectiveDate,
    expiration: scalars.expirationDate,
    premium: scalars.premium,
    deductible: scalars.deductible,
  }
  return Object.entries(fields).map(([name, { fact }]) => `${name}: ${dollars(fact?.value)}`)
}

const readers: Readonly<Record<string, (facts: PolicyFacts) => string[]>> = {
  limits: ({ limits }) =>
    Object.entries(limits).flatMap(([name, { fact }]) => (fact ? [`${name}: ${dollars(fact.value)}`] : [])),
  'extra limits': ({ extraLimits }) =>
    extraLimits.map(({ value: { name, limit } }) => `${name} = ${dollars(limit)}`),
  deductibles: ({ deductibles }) =>
    deductibles.map(
      ({ value: { name, amount, percent } }) =>
        `${name} = ${amount === null ? `${percent}%` : dollars(amount)}`,
    ),
  locations: ({ locations }) =>
    locations.map(
      ({ value: { address, building, contents } }) =>
        `${address.split(',')[0]} | ${dollars(building)} | ${dollars(contents)}`,
    ),
  'additional insureds': ({ namedAdditionalInsureds }) =>
    namedAdditionalInsureds.map(({ value }) => value.name),
}

function dollars(value: string | number | null | undefined): string {
  return typeof value === 'number' ? String(value / 100) : String(value)
}
