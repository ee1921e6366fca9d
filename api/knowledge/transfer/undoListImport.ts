import { conflict, defineJob, idPrefix, remove, replace, retryOrThrow } from '../../platform/index.ts'
import type { Actor, AgencyStore, AnyKind, Clock, JobHandler, Stored } from '../../platform/index.ts'
import { accountKind } from '../accounts/accountKind.ts'
import { businessPolicyKind } from '../policies/businessPolicyKind.ts'
import { contactKind } from '../contacts/contact.ts'
import { undoing } from './importJobs.ts'
import type { ImportJobInput } from './importJobs.ts'
import { importBatchKind, listImportKind } from './listImport.ts'
import type { KeptRecord, ListImport } from './listImport.ts'
import { reasonToKeep } from './reasonToKeep.ts'

const mostNamed = 100
const importedKinds = [accountKind, businessPolicyKind, contactKind]

/** Takes an import back, the last batch first; what was changed since stays, and is named. */
export function undoListImport(clock: Clock): JobHandler<ImportJobInput> {
  return defineJob({
    ...undoing,
    async run({ agency, signal }, { importId }) {
      const stored = await agency.read(listImportKind, importId)
      if (stored?.value.state !== 'UNDOING') return
      const actor = { type: 'AGENCY_USER' as const, id: stored.value.requestedBy }
      const kept: KeptRecord[] = []
      for (const { id } of agency.table(importBatchKind).related('import', importId).toReversed()) {
        signal.throwIfAborted()
        kept.push(...(await undoBatch(agency, actor, id)))
      }
      const ended: ListImport = {
        ...stored.value,
        state: 'UNDONE',
        endedAt: clock.now(),
        kept: kept.slice(0, mostNamed),
        keptCount: kept.length,
      }
      return { actor, changes: [replace(stored, ended, 'END_UNDO_IMPORT')] }
    },
  })
}

/** Takes one batch back, and answers what stays of it. */
async function undoBatch(agency: AgencyStore, actor: Actor, batchId: string): Promise<readonly KeptRecord[]> {
  return await retryOrThrow(async () => {
    const batch = await agency.read(importBatchKind, batchId)
    if (!batch) return []
    const records = await readAll(agency, batch.value.recordIds)
    const leaving = new Set(records.map(({ id }) => id))
    const withChangedContact = await accountsWithChangedContact(agency, records)
    // Records that stay keep what they depend on: contacts come after their accounts.
    const staying: KeptRecord[] = []
    for (const record of records) {
      const reason = reasonToKeep(agency, record, { leaving, withChangedContact })
      if (reason === null) continue
      leaving.delete(record.id)
      if (reason.isNamed) staying.push({ id: record.id, name: reason.name, reason: reason.text })
    }
    const recordIds = records.filter(({ id }) => !leaving.has(id)).map(({ id }) => id)
    const rest = { ...batch.value, recordIds, count: staying.length }
    const committed = await agency.commit(actor, [
      ...records.filter(({ id }) => leaving.has(id)).map((record) => remove(record, 'UNDO_IMPORT')),
      recordIds.length === 0 ? remove(batch, 'UNDO_IMPORT') : replace(batch, rest, 'UNDO_IMPORT'),
    ])
    return committed.ok ? staying : conflict
  })
}

/** A contact is edited on its account's form, so a changed contact means a changed account. */
async function accountsWithChangedContact(
  agency: AgencyStore,
  records: readonly Stored<unknown>[],
): Promise<ReadonlySet<string>> {
  const came = new Map(records.map(({ id, trail }) => [id, trail[0] ?? 0]))
  const pairs = records.flatMap(({ id }) =>
    (agency.table(accountKind).get(id)?.contactIds ?? []).map((contactId) => ({ id, contactId })),
  )
  const contacts = await agency.readMany(
    contactKind,
    pairs.map(({ contactId }) => contactId),
  )
  const changed = pairs.filter(({ id }, at) => {
    const trail = contacts[at]?.trail ?? []
    return trail.length > 1 && (trail.at(-1) ?? 0) > (came.get(id) ?? 0)
  })
  return new Set(changed.map(({ id }) => id))
}

/** The records that are still there, accounts and policies before contacts. */
async function readAll(agency: AgencyStore, ids: readonly string[]): Promise<readonly Stored<unknown>[]> {
  const lists = await Promise.all(
    importedKinds.map((kind: AnyKind) =>
      agency.readMany(
        kind,
        ids.filter((id) => idPrefix(id) === kind.prefix),
      ),
    ),
  )
  return lists.flat().filter((record) => record !== null)
}
