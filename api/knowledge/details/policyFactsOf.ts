import type { AgencyStore } from '../../platform/index.ts'
import type { DocumentFacts, MergedFacts } from '../facts/policyFacts.ts'
import { mergeFacts } from '../facts/mergeFacts.ts'
import { ownFiles } from '../policyFiles/otherInsured.ts'
import { fileReadingOf } from '../readings/fileReading.ts'
import { loadFacts } from '../readings/storedReading.ts'

/** The combined facts of a policy's documents, without those of another insured; null if none has been read. */
export async function policyFactsOf(agency: AgencyStore, policyId: string): Promise<MergedFacts | null> {
  const documents: DocumentFacts[] = []
  for (const { id, name, createdAt } of ownFiles(agency, policyId)) {
    const row = fileReadingOf(agency, id)
    const facts = row && (await loadFacts(agency, row))
    if (facts)
      documents.push({
        documentId: id,
        documentName: name,
        uploadedAt: new Date(createdAt).toISOString(),
        facts,
        isOwn: row.insured !== null,
      })
  }
  return documents.length === 0 ? null : mergeFacts(documents)
}
