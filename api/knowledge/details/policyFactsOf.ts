import { presentFile, type StoredFileRow } from '../../files/index.ts'
import type { AgencyStore } from '../../platform/index.ts'
import type { DocumentFacts, PolicyFacts } from '../facts/policyFacts.ts'
import { type MergedFacts, mergeFacts } from '../facts/mergeFacts.ts'
import { ownFiles } from '../policyFiles/otherInsured.ts'
import { fileReadingOf } from '../readings/fileReading.ts'
import { loadFacts } from '../readings/storedReading.ts'

/** The combined facts of a policy's documents, without those of another insured; null if none has been read. */
export async function policyFactsOf(agency: AgencyStore, policyId: string): Promise<MergedFacts | null> {
  const documents: DocumentFacts[] = []
  for (const file of ownFiles(agency, policyId)) {
    const facts = await documentFactsOf(agency, file)
    if (facts) documents.push(facts)
  }
  return documents.length === 0 ? null : mergeFacts(documents)
}

/** The facts of one file, whether or not it belongs to a policy; null if it has not been read. */
export async function fileFactsOf(agency: AgencyStore, fileId: string): Promise<PolicyFacts | null> {
  const file = presentFile(agency, fileId)
  const facts = file && (await documentFactsOf(agency, file))
  return facts ? mergeFacts([facts]).facts : null
}

async function documentFactsOf(
  agency: AgencyStore,
  { id, name, createdAt }: Pick<StoredFileRow, 'id' | 'name' | 'createdAt'>,
): Promise<DocumentFacts | null> {
  const row = fileReadingOf(agency, id)
  const facts = row && (await loadFacts(agency, row))
  if (!row || !facts) return null
  return {
    documentId: id,
    documentName: name,
    uploadedAt: new Date(createdAt).toISOString(),
    facts,
    isOwn: row.insured !== null,
  }
}
