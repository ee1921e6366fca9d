import { z } from 'zod'
import { legibleText } from '../../graphql/index.ts'
import { type Limit, type LimitWords, limitWordsLabels } from './policyLimit.ts'
import { dollarsAndCents, maxCents } from './policyMoney.ts'

/** A coverage of a policy under its certificate name. */
export interface PolicyCoverage {
  readonly name: string
  readonly limit: Limit
}

/** The most coverages that a policy lists. */
export const mostCoverages = 40

const noName = 'Enter what is covered, like Each occurrence.'
const noLimit = 'Enter the limit.'

const words = z.enum(Object.keys(limitWordsLabels) as LimitWords[])
const inWords = new Intl.ListFormat('en-US', { type: 'disjunction' }).format(Object.values(limitWordsLabels))

const coverage = z.object({
  name: legibleText(100, { notText: noName, tooLong: 'A coverage may have up to 100 characters.' }).min(
    1,
    noName,
  ),
  limit: z
    .union(
      [
        z
          .number()
          .min(0, 'Enter a limit of $0.00 or more.')
          .max(maxCents, `A limit is ${dollarsAndCents(maxCents)} at most.`),
        words,
      ],
      { error: ({ input }) => (input == null ? noLimit : `Enter an amount like 1,250.00, or ${inWords}.`) },
    )
    .meta({ scalar: 'Money' }),
})

/** A coverage as a form sends it; any part may be missing. */
export const coverageFormRules = coverage
  .extend({ limitWords: words.nullable().describe('In place of an amount.') })
  .partial()

/** A policy's coverages, with unique names. */
export const coverageRules = z
  .array(z.preprocess(withWords, coverage))
  .max(mostCoverages, `A policy may have up to ${mostCoverages} coverages.`)
  .superRefine((coverages, context) => {
    const names = new Set<string>()
    for (const [at, { name }] of coverages.entries()) {
      const key = name.toLowerCase()
      if (names.has(key))
        context.addIssue({ code: 'custom', path: [at, 'name'], message: 'This coverage is already listed.' })
      names.add(key)
    }
  })
  .nullish()
  .transform((coverages) => coverages ?? [])

/** A form sends words in a field of their own. */
function withWords(sent: z.input<typeof coverageFormRules>) {
  return { ...sent, limit: sent.limitWords ?? sent.limit }
}
