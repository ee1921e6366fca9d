import { z } from 'zod'
import { problemsOf } from '../../graphql/index.ts'
import type { FieldProblem } from '../../graphql/index.ts'
import type { AgencyStore } from '../../platform/index.ts'
import { optionalLine } from '../addresses/addressRules.ts'
import { carrierKind } from './carrier.ts'
import type { Carrier, CarrierRow } from './carrier.ts'
import { name } from '../fields/fieldRules.ts'
import { nameKey } from '../accounts/recognition.ts'

const noRole = 'Choose carrier, wholesale broker, or both.'

export const carrierRules = z.object({
  name: name('Enter the name of the company.'),
  isCarrier: z.boolean(noRole).describe('Whether the company is a carrier. A new company is one by default.'),
  isBroker: z.boolean(noRole).describe('Whether the agency places policies through this company.'),
  naicNumber: optionalLine(20, 'A NAIC number')
    .refine(
      (number) => number === null || /^\d{5}$/.test(number),
      'A NAIC number has five digits, like 24988.',
    )
    .describe('Five digits; shown on certificates.'),
}) satisfies z.ZodType<Carrier>

/** The validated company, or field errors. `id` is the company's own, null for a new one. */
export function checkedCarrier(
  agency: Pick<AgencyStore, 'table'>,
  asked: { readonly [Field in keyof Carrier]?: Carrier[Field] | null | undefined },
  id: string | null,
): { readonly carrier: Carrier } | { readonly problems: readonly FieldProblem[] } {
  const checked = carrierRules.safeParse(asked)
  const problems = checked.success ? [] : problemsOf(checked.error)
  if (!asked.isCarrier && !asked.isBroker) {
    problems.push({ path: 'isCarrier', message: noRole })
  }
  const other = carrierCalled(agency, asked.name ?? '', id)
  if (other && asked.name)
    problems.push({ path: 'name', message: `${other.name} is already in the catalog.` })
  return checked.success && problems.length === 0 ? { carrier: checked.data } : { problems }
}

/** The company with this name in the catalog, ignoring spelling differences; `exceptId` is excluded. */
export function carrierCalled(
  agency: Pick<AgencyStore, 'table'>,
  called: string,
  exceptId: string | null = null,
): CarrierRow | undefined {
  const key = nameKey(called)
  if (key === '') return undefined
  const found = agency.table(carrierKind).related('name', key)
  return found.find(({ id }) => id !== exceptId)
}
