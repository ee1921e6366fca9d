import { fileKind } from '../../files/index.ts'
import type { AgencyStore, AnyKind } from '../../platform/index.ts'
import { accountKind } from '../accountKind.ts'
import { belongings } from '../belonging.ts'
import type { AnyBelonging } from '../belonging.ts'
import { contactKind } from '../contact.ts'
import type { TimelineSubject } from './timelineSubject.ts'

type Tables = Pick<AgencyStore, 'table'>

/** Records of one kind whose history is part of an account's. */
interface TimelineRecords {
  readonly subject: TimelineSubject
  /** What people call each thing that may happen to them, by the ledger's update types. */
  readonly words: Readonly<Record<string, string>>
  readonly kind: AnyKind
  readonly ids: readonly string[]
  /** What screens show of them; each record itself when null. */
  readonly nodeId: string | null
}

/** What people call each thing that may happen to an account. */
export const accountWords = {
  CREATE_ACCOUNT: 'Account opened',
  MERGE_ACCOUNT: 'Another account merged into this one',
  UNDO_MERGE_ACCOUNT: 'Merge undone',
  UPDATE_ACCOUNT: 'Account changed',
}

const contactWords = { CREATE_CONTACT: 'Contact added', UPDATE_CONTACT: 'Contact changed' }

const documentWords = {
  ADD_FILE: 'Document made',
  ATTACH_FILE: 'Document attached',
  DELETE_FILE: 'Document deleted',
  RESTORE_FILE: 'Document restored',
  UPLOAD_FILE: 'Document uploaded',
}

/** The account itself, whoever speaks for it, and everything that belongs to it with its documents. */
export function* timelineRecords(agency: Tables, accountId: string): Iterable<TimelineRecords> {
  yield { subject: 'ACCOUNT', words: accountWords, kind: accountKind, ids: [accountId], nodeId: null }
  const contactIds = agency.table(accountKind).get(accountId)?.contactIds ?? []
  yield { subject: 'CONTACT', words: contactWords, kind: contactKind, ids: contactIds, nodeId: null }
  for (const belonging of belongings()) yield* recordsOf(belonging, agency, accountId)
}

function* recordsOf(
  { kind, subject, words, beneath }: AnyBelonging,
  agency: Tables,
  accountId: string,
): Iterable<TimelineRecords> {
  const rows = agency.table(kind).related('account', accountId)
  yield { subject, words, kind, ids: rows.map(({ id }) => id), nodeId: null }
  for (const row of rows) {
    for (const { kind: kindBeneath, ids } of beneath?.(agency, row) ?? []) {
      yield { subject, words, kind: kindBeneath, ids, nodeId: row.id }
    }
    const files = agency.table(fileKind)
    const attachedOrDeleted = [
      ...files.related('attachedTo', row.id),
      ...files.related('deletedFrom', row.id),
    ]
    const fileIds = attachedOrDeleted.map(({ id }) => id)
    yield { subject: 'DOCUMENT', words: documentWords, kind: fileKind, ids: fileIds, nodeId: null }
  }
}
