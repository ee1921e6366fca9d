import { z } from 'zod'
import { legibleText } from '../../graphql/index.ts'
import { dollarsAndCents, maxCents } from './policyMoney.ts'

/** A coverage of a policy under its certificate name, with its limit in cents. */
export interface PolicyCoverage {
  readonly name: string
  readonly limit: number
}

/** The most coverages that a policy lists. */
export const mostCoverages = 40

const noName = 'Enter what is covered, like Each occurrence.'
const noLimit = 'Enter the limit.'

const coverage = z.object({
  name: legibleText(100, { notText: noName, tooLong: 'A coverage may have up to 100 characters.' }).min(
    1,
    noName,
  ),
  limit: z
    .number(noLimit)
    .min(0, 'Enter a limit of $0.00 or more.')
    .max(maxCents, `A limit is ${dollarsAndCents(maxCents)} at most.`)
    .meta({ scalar: 'Money' }),
})

/** A coverage as a form sends it; either part may be missing. */
export const coverageFormRules = coverage.partial()

/** A policy's coverages, with unique names. */
export const coverageRules = z
  .array(coverage)
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
