import type { StoredFileRow } from '../../../files/index.ts'
import {
  businessPolicyKind,
  isCurrent,
  ownFiles,
  recognizedLabels,
  type RecognizedType,
} from '../../../knowledge/index.ts'
import { recognizedType } from '../../documents/documentReading.ts'
import type { Task } from '../../runs/task.ts'

/** Kinds of documents clients ask for, as named by triage: matching detected types and words in file names. */
const wanted: Readonly<Record<string, { types: readonly RecognizedType[]; name: RegExp }>> = {
  policy: { types: ['POLICY'], name: /\bpolicy\b/i },
  'loss runs': { types: ['LOSS_RUN'], name: /loss[- _]?runs?/i },
  'auto ID cards': { types: [], name: /\bid[- _]?cards?\b/i },
  'declarations page': { types: ['DECLARATIONS'], name: /\bdec(laration)?s?\b/i },
  binder: { types: ['BINDER'], name: /\bbinder\b/i },
  invoice: { types: ['INVOICE'], name: /\b(invoice|bill|statement)\b/i },
  endorsement: { types: ['ENDORSEMENT'], name: /\bendorsement\b/i },
  application: { types: ['APPLICATION'], name: /\bapplication\b/i },
  audit: { types: [], name: /\baudit\b/i },
  'experience modification worksheet': { types: [], name: /\b(experience|mod|emr)\b/i },
  schedule: { types: [], name: /\bschedule\b/i },
  quote: { types: ['QUOTE'], name: /\b(quote|proposal)\b/i },
  certificate: { types: ['CERTIFICATE'], name: /\b(certificate|coi|acord 25)\b/i },
  'notice of cancellation': { types: ['CANCELLATION_NOTICE'], name: /\bcancell?ation\b/i },
}

const mostDocuments = 5

/** The documents on file that a client asks for, the latest for each policy; empty if unclear. */
export async function requestedDocuments(task: Task, type: string | null): Promise<StoredFileRow[]> {
  const { agency, today, workspace } = task
  const sought = type === null ? undefined : wanted[type]
  if (!sought || !workspace.accountId) return []
  const policies = agency.table(businessPolicyKind).related('account', workspace.accountId)
  const meant = workspace.businessPolicyId
    ? policies.filter(({ id }) => id === workspace.businessPolicyId)
    : policies.filter((policy) => isCurrent(policy, today))
  const found: StoredFileRow[] = []
  for (const { id } of meant) {
    for (const file of ownFiles(agency, id).toReversed()) {
      const read = await recognizedType(task, file)
      const isLabeled = sought.types.some((each) => recognizedLabels[each].type === file.type)
      // A match in the file name counts most, then the detected type; labels alone are ambiguous.
      if (!sought.name.test(file.name) && !(read && sought.types.includes(read)) && !(isLabeled && !read))
        continue
      found.push(file)
      break
    }
  }
  return found.slice(0, mostDocuments)
}
