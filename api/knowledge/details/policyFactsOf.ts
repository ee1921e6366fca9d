import { fileKind } from '../../files/index.ts'
import type { AgencyStore } from '../../platform/index.ts'
import type { DocumentFacts, MergedFacts } from '../facts/policyFacts.ts'
import { mergeFacts } from '../facts/mergeFacts.ts'
import { fileReadingOf } from '../readings/fileReading.ts'
import { loadFacts } from '../readings/storedReading.ts'

/** The combined facts of a policy's documents; null if none has been read. */
export async function policyFactsOf(agency: AgencyStore, policyId: string): Promise<MergedFacts | null> {
  const documents: DocumentFacts[] = []
  for (const { id, name, createdAt } of agency.table(fileKind).related('attachedTo', policyId)) {
    const row = fileReadingOf(agency, id)
    const facts = row && (await loadFacts(agency, row))
    if (facts)
      documents.push({
        documentId: id,
        documentName: name,
        uploadedAt: new Date(createdAt).toISOString(),
        facts,
      })
  }
  return documents.length === 0 ? null : mergeFacts(documents)
}
