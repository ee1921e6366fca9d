import { fileKind } from '../../files/index.ts'
import type { AgencyStore, AnyKind, Row } from '../../platform/index.ts'
import { accountKind } from '../accounts/accountKind.ts'
import { belongings } from '../accounts/belonging.ts'
import type { AnyBelonging, EventWords } from '../accounts/belonging.ts'
import { contactKind } from '../contacts/contact.ts'
import type { TimelineSubject } from './timelineSubject.ts'

type Tables = Pick<AgencyStore, 'table'>

/** Records of one kind whose history is part of an account's. */
export interface TimelineRecords {
  readonly subject: TimelineSubject
  /** Labels of the ledger's update types. */
  readonly words: EventWords
  readonly kind: AnyKind
  readonly ids: readonly string[]
  /** The records that screens show for them; each record itself if null. */
  readonly nodeId: string | null
  /** The records whose pages show them; what screens show if null. */
  readonly pageId: string | null
  /** The display name of the record with this id. */
  readonly called: (id: string) => string | null
  /** The export folder of these documents; null if they are none, or if their owner has no name. */
  readonly folder?: string | null
  /** Whether another of these records' history also reports this. */
  readonly isToldElsewhere?: AnyBelonging['isToldElsewhere']
  /** The subject of the records created with these documents: where those are shown, the documents are implied. */
  readonly madeWith?: TimelineSubject | null
}

/** Labels of everything that can happen to an account. */
export const accountWords = {
  CREATE_ACCOUNT: 'Account opened',
  MERGE_ACCOUNT: 'Another account merged into this one',
  UNDO_MERGE_ACCOUNT: 'Merge undone',
  UPDATE_ACCOUNT: 'Account changed',
}

const contactWords = { CREATE_CONTACT: 'Contact added', UPDATE_CONTACT: 'Contact changed' }

const documentWords = {
  ADD_FILE: 'Document generated',
  ATTACH_FILE: 'Document attached',
  DELETE_FILE: 'Document deleted',
  RECEIVE_FILE: 'Document received',
  RESTORE_FILE: 'Document restored',
  CONFIRM_FILE: 'Document confirmed',
  END_NOTICE: 'Notice of cancellation ended',
  UPLOAD_FILE: 'Document uploaded',
}

/** The account itself, its contacts, and all its records with their documents. */
export function* timelineRecords(agency: Tables, accountId: string): Iterable<TimelineRecords> {
  const account = agency.table(accountKind).get(accountId)
  const itself = { nodeId: null, pageId: null }
  yield {
    ...itself,
    subject: 'ACCOUNT',
    words: accountWords,
    kind: accountKind,
    ids: [accountId],
    called: () => account?.detail.name ?? null,
  }
  yield {
    ...itself,
    subject: 'CONTACT',
    words: contactWords,
    kind: contactKind,
    ids: account?.contactIds ?? [],
    called: (id) => agency.table(contactKind).get(id)?.name ?? null,
  }
  for (const belonging of belongings()) yield* recordsOf(belonging, agency, accountId)
}

function* recordsOf(
  { kind, subject, words, called, beneath, folder, isToldElsewhere, makesDocuments }: AnyBelonging,
  agency: Tables,
  accountId: string,
): Iterable<TimelineRecords> {
  const rows = agency.table(kind).related('account', accountId)
  const nameOf = (row: Row) => called?.(row) ?? kind.search?.(row)?.name ?? null
  const ids = rows.map(({ id }) => id)
  const rowCalled = (id: string) => {
    const row = agency.table(kind).get(id)
    return row ? nameOf(row) : null
  }
  yield {
    subject,
    words,
    kind,
    ids,
    nodeId: null,
    pageId: null,
    called: rowCalled,
    ...(isToldElsewhere && { isToldElsewhere }),
  }
  for (const row of rows) {
    for (const { kind: kindBeneath, ids: idsBeneath } of beneath?.(agency, row) ?? []) {
      yield {
        subject,
        words,
        kind: kindBeneath,
        ids: idsBeneath,
        nodeId: row.id,
        pageId: null,
        called: () => nameOf(row),
        ...(isToldElsewhere && { isToldElsewhere }),
      }
    }
    const files = agency.table(fileKind)
    const attachedOrDeleted = [
      ...files.related('attachedTo', row.id),
      ...files.related('deletedFrom', row.id),
    ]
    const fileIds = attachedOrDeleted.map(({ id }) => id)
    yield {
      subject: 'DOCUMENT',
      words: documentWords,
      kind: fileKind,
      ids: fileIds,
      nodeId: null,
      pageId: row.id,
      called: (id) => files.get(id)?.name ?? null,
      folder: folder?.(agency, row) ?? kind.search?.(row)?.name ?? null,
      madeWith: makesDocuments === true ? subject : null,
    }
  }
}
