import { z } from 'zod'
import { legibleText } from '../../graphql/index.ts'
import { isCalendarDay } from '../../platform/index.ts'
import type { DetailKind } from './detailFields.ts'
import type { DetailValue } from './policyDetails.ts'

const longestText = 500

/** What a user may enter in a field of the details or a schedule cell. */
export const detailValueRules = {
  TEXT: legibleText(longestText, { tooLong: `This may have up to ${longestText} characters.` }).min(
    1,
    'Enter a value, or clear the field.',
  ),
  MONEY: z
    .string()
    .regex(/^\d{1,15}$/, 'Enter an amount.')
    .transform(Number),
  DATE: z.string().refine(isCalendarDay, 'Enter a date.'),
  NUMBER: z
    .string()
    .regex(/^\d{1,6}$/, 'Enter a whole number.')
    .transform(Number),
} satisfies Record<DetailKind, z.ZodType<DetailValue>>
