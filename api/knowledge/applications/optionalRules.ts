import { z } from 'zod'
import { optionalLine } from '../addresses/addressRules.ts'
import { optional } from '../fields/fieldRules.ts'

/** An optional list; empty if missing. */
export function listOf<Rule extends z.ZodType>(rule: Rule, most: number) {
  return z
    .array(rule)
    .max(most, `An application can have up to ${most} of these.`)
    .nullish()
    .transform((items): z.output<Rule>[] => items ?? [])
}

/** An optional integer. */
export function optionalCount(most: number) {
  const message = `Enter a number from 0 to ${most.toLocaleString('en-US')}.`
  return optional(z.number().int(message).min(0, message).max(most, message))
}

const yearsOnly = 'Enter a year like 2014.'

/** An optional year. */
export const optionalYear = optional(z.number().int(yearsOnly).min(1_600, yearsOnly).max(2_200, yearsOnly))

const maxCents = 100_000_000_000_00

/** Optional whole cents, up to a hundred billion dollars. */
export const optionalMoney = optional(
  z
    .number('Enter an amount like 1,250.00.')
    .int('Enter an amount in whole cents.')
    .min(0, 'Enter an amount of $0.00 or more.')
    .max(maxCents, 'This is more than $100,000,000,000.')
    .meta({ scalar: 'Money' }),
)

/** A federal employer identification number in IRS format: `12-3456789`. */
export const optionalFein = optionalLine(20, 'A FEIN').transform((text, context) => {
  if (text === null) return null
  const digits = text.replaceAll(/[\s-]/g, '')
  if (/^\d{9}$/.test(digits)) return `${digits.slice(0, 2)}-${digits.slice(2)}`
  context.addIssue({ code: 'custom', message: 'Enter the nine digits of the FEIN, like 12-3456789.' })
  return z.NEVER
})
