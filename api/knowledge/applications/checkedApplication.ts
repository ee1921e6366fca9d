import { fieldError, invalidInput } from '../../graphql/index.ts'
import type { ValidationErrorsShape } from '../../graphql/index.ts'
import { present } from '../accounts/accountRules.ts'
import type { BusinessApplicationInput } from './businessApplicationInput.ts'
import { applicationRules } from './applicationRules.ts'
import type { ApplicationData } from './applicationRules.ts'
import { keptParts } from './businessApplication.ts'

export type ApplicationInput = typeof BusinessApplicationInput.$inferInput

// The record with its ledger entry must fit into 64 KiB, and the text beside it into 700.
const mostBytes = { record: 50_000, text: 600_000 }

/** The application with the changes applied and validated, or field errors. */
export function checkedApplication(
  before: Partial<ApplicationData>,
  { version: _, ...input }: ApplicationInput,
): { readonly application: ApplicationData } | ValidationErrorsShape {
  const checked = applicationRules.safeParse({ state: 'DRAFT', ...before, ...present(input) })
  if (!checked.success) return invalidInput(checked.error)
  const { rest, underwriting } = keptParts(checked.data)
  if (sizeOf(rest) > mostBytes.record) {
    return fieldError('locations', 'This application is too large. Shorten its lists.')
  }
  if (sizeOf(underwriting) > mostBytes.text) {
    return fieldError('underwritingQuestions', 'This application has too many questions and statements.')
  }
  return { application: checked.data }
}

function sizeOf(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).byteLength
}
