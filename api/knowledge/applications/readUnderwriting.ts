import type { AgencyStore } from '../../platform/index.ts'
import { businessApplicationKind, underwritingText } from './businessApplication.ts'
import type { Underwriting } from './businessApplication.ts'

/** The carriers' questions and statements on an application. */
export async function readUnderwriting(agency: AgencyStore, id: string): Promise<Underwriting> {
  const text = await agency.readText(businessApplicationKind, id, underwritingText)
  return text === null ? { underwritingQuestions: [], underwritingStatements: [] } : JSON.parse(text)
}
