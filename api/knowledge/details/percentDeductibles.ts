import { builder, type RequestContext } from '../../graphql/index.ts'
import type { Fact, NamedDeductible, PolicyFacts } from '../facts/policyFacts.ts'
import { labelKey } from '../facts/values.ts'
import { BusinessPolicyType } from '../policies/businessPolicyType.ts'
import { type Citation, CitationType } from '../readings/citation.ts'
import { coverageName } from './coverageName.ts'
import { inForce, withShare } from './extraCoverages.ts'
import { citationOf } from './policyDetails.ts'
import { policyFactsOf } from './policyFactsOf.ts'

/** A deductible that is a share of the values, which no coverage of the policy lists. */
interface PercentDeductible {
  readonly name: string
  /** `2% of total insured value, subject to a minimum of $25,000` */
  readonly terms: string
  readonly citation: Citation | null
}

/** The percentage deductibles that documents state, each once. */
function percentDeductibles({ deductibles }: Pick<PolicyFacts, 'deductibles'>): PercentDeductible[] {
  const found = inForce(deductibles).flatMap((fact) => {
    const name = coverageName(fact.value.name)
    return name === null || fact.value.percent === null
      ? []
      : [{ name: withShare(name, 'deductible'), terms: termsIn(fact), citation: citationOf(fact) }]
  })
  const named = Map.groupBy(found, ({ name }) => labelKey(name))
  // Where one says more of the same percentage, that is shown.
  return [...named.values()].flatMap(
    (each) => each.toSorted((a, b) => b.terms.length - a.terms.length)[0] ?? [],
  )
}

/** The percentage with what it is a share of, as printed. */
function termsIn({ quote, value: { percent } }: Fact<NamedDeductible>): string {
  const printed = new RegExp(String.raw`(?<![\d.])${percent}(?:\.0+)?\s?(?:%|percent\b)(.*)$`, 'is').exec(
    quote,
  )
  const [, after = ''] = printed ?? []
  const rest = /^,? ?(?:of|each|per|subject|min|\$[\d,]+ min)[^.;|]*/i.exec(after.trimStart())?.[0] ?? ''
  return `${percent}%${rest.startsWith(',') || rest === '' ? '' : ' '}${rest}`.trim()
}

const PercentDeductibleType = builder.objectRef<PercentDeductible>('PolicyPercentDeductible').implement({
  description: 'A deductible that is a share of the values, as the documents state it.',
  fields: (t) => ({
    name: t.exposeString('name'),
    terms: t.exposeString('terms', {
      description: '`2% of total insured value, subject to a minimum of $25,000`',
    }),
    citation: t.expose('citation', { type: CitationType, nullable: true }),
  }),
})

builder.objectField(BusinessPolicyType, 'percentDeductibles', (t) =>
  t.field({
    type: [PercentDeductibleType],
    description: 'The deductibles that its documents state as percentages.',
    resolve: async ({ id }, _, { agency }: RequestContext) => {
      const facts = (await policyFactsOf(agency, id))?.facts
      return facts ? percentDeductibles(facts) : []
    },
  }),
)
