import { defineKind, isSame } from '../../platform/index.ts'
import type { Row, TextChange } from '../../platform/index.ts'
import type { ApplicationData } from './applicationRules.ts'

/** The carriers' questions and statements, stored as a text beside the record because they are long. */
export type Underwriting = Pick<ApplicationData, 'underwritingQuestions' | 'underwritingStatements'>

interface ApplicationRecord {
  readonly accountId: string
  /** Milliseconds since the epoch. */
  readonly createdAt: number
  readonly updatedAt: number
  /** The record's version, starting at 1; saving requires the version that was edited. */
  readonly version: number
}

/** A business's insurance application. */
export type BusinessApplication = ApplicationRecord & Omit<ApplicationData, keyof Underwriting>

export interface ApplicationRow extends Row, ApplicationRecord {
  /** The names of the business and its owners. */
  readonly names: readonly string[]
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
    names: [
      application.businessName,
      application.businessDba,
      ...application.owners.map(({ fullName }) => fullName),
    ].filter((name) => name !== null),
  }),
  relations: { account: ({ accountId }) => accountId },
})

/** Name of the text with an application's underwriting data. */
export const underwritingText = 'underwriting'

/** The carriers' questions and statements, stored beside the record. */
export function textOf(id: string, underwriting: Underwriting): TextChange {
  return { kind: businessApplicationKind, id, name: underwritingText, text: JSON.stringify(underwriting) }
}

/** A stored application: its record and the text beside it. */
export function keptParts({ underwritingQuestions, underwritingStatements, ...rest }: ApplicationData) {
  return { rest, underwriting: { underwritingQuestions, underwritingStatements } }
}

/** The application with the changes applied and its version incremented. */
export function updatedApplication(
  application: BusinessApplication,
  rest: Omit<ApplicationData, keyof Underwriting>,
  at: number,
): BusinessApplication {
  return { ...application, ...rest, updatedAt: at, version: application.version + 1 }
}

/** Whether the application changed. */
export function isNews(
  before: ApplicationData & Partial<ApplicationRecord>,
  after: ApplicationData,
): boolean {
  return !isSame(after, { ...before, accountId: null, createdAt: null, updatedAt: null, version: null })
}
