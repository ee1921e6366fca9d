import { defineKind, isSame } from '../../platform/index.ts'
import type { Row, TextChange } from '../../platform/index.ts'
import type { ApplicationData } from './applicationRules.ts'

/** What carriers ask and state: long, so that it is kept as a text beside the record. */
export type Underwriting = Pick<ApplicationData, 'underwritingQuestions' | 'underwritingStatements'>

interface ApplicationRecord {
  readonly accountId: string
  /** Milliseconds since the epoch. */
  readonly createdAt: number
  readonly updatedAt: number
  /** Counts the application's changes from 1: who saves says which one they had before them. */
  readonly version: number
}

/** A business's application for insurance, by the account it belongs to. */
export type BusinessApplication = ApplicationRecord & Omit<ApplicationData, keyof Underwriting>

export interface ApplicationRow extends Row, ApplicationRecord {
  readonly state: ApplicationData['state']
}

export const businessApplicationKind = defineKind({
  name: 'businessApplication',
  prefix: 'ba',
  row: (application: BusinessApplication, id): ApplicationRow => ({
    id,
    accountId: application.accountId,
    state: application.state,
    createdAt: application.createdAt,
    updatedAt: application.updatedAt,
    version: application.version,
  }),
  relations: { account: ({ accountId }) => accountId },
})

/** The name of the text that holds the underwriting of an application. */
export const underwritingText = 'underwriting'

/** What carriers ask and state, as it is kept beside the record. */
export function textOf(id: string, underwriting: Underwriting): TextChange {
  return { kind: businessApplicationKind, id, name: underwritingText, text: JSON.stringify(underwriting) }
}

/** An application as it is kept: its record, and what is kept beside it. */
export function keptParts({ underwritingQuestions, underwritingStatements, ...rest }: ApplicationData) {
  return { rest, underwriting: { underwritingQuestions, underwritingStatements } }
}

/** The application with what is new, and one version on. */
export function updatedApplication(
  application: BusinessApplication,
  rest: Omit<ApplicationData, keyof Underwriting>,
  at: number,
): BusinessApplication {
  return { ...application, ...rest, updatedAt: at, version: application.version + 1 }
}

/** Whether an application says anything else than before. */
export function isNews(
  before: ApplicationData & Partial<ApplicationRecord>,
  after: ApplicationData,
): boolean {
  return !isSame(after, { ...before, accountId: null, createdAt: null, updatedAt: null, version: null })
}
