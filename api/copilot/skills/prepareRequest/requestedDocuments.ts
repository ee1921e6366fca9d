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

interface WantedKind {
  /** How triage names what the client asks for. */
  readonly asked: RegExp
  readonly types: readonly RecognizedType[]
  /** Words in the names of files. */
  readonly name: RegExp
  /** Whether what staff filed as one is one, however it reads: declarations may be all of a policy that is on file. */
  readonly isAsFiled?: boolean
}

const kinds: readonly WantedKind[] = [
  { asked: /\bpolicy\b/i, types: ['POLICY'], name: /\bpolicy\b/i, isAsFiled: true },
  { asked: /\bloss runs\b/i, types: ['LOSS_RUN'], name: /loss[- _]?runs?/i },
  { asked: /\bID cards\b/i, types: [], name: /\bid[- _]?cards?\b/i },
  { asked: /\bdeclarations\b/i, types: ['DECLARATIONS'], name: /\bdec(laration)?s?\b/i },
  { asked: /\bbinder\b/i, types: ['BINDER'], name: /\bbinder\b/i },
  { asked: /\binvoice\b/i, types: ['INVOICE'], name: /\b(invoice|bill|statement)\b/i },
  { asked: /\bendorsement\b/i, types: ['ENDORSEMENT'], name: /\bendorsement\b/i },
  { asked: /\bapplication\b/i, types: ['APPLICATION'], name: /\bapplication\b/i },
  { asked: /\baudit\b/i, types: [], name: /\baudit\b/i },
  { asked: /\bexperience\b/i, types: [], name: /\b(experience|mod|emr)\b/i },
  { asked: /\bschedule\b/i, types: [], name: /\bschedule\b/i },
  { asked: /\b(quote|proposal)\b/i, types: ['QUOTE'], name: /\b(quote|proposal)\b/i },
  { asked: /\bcertificate\b/i, types: ['CERTIFICATE'], name: /\b(certificate|coi|acord 25)\b/i },
  { asked: /\bcancell?ation\b/i, types: ['CANCELLATION_NOTICE'], name: /\bcancell?ation\b/i },
]

const mostDocuments = 5

interface Found {
  readonly files: readonly StoredFileRow[]
  /** What these are of all that the client asks for. */
  readonly named: readonly string[]
}

/** The documents on file that a client asks for, the latest for each policy; empty if unclear. */
export async function requestedDocuments(task: Task, type: string | null): Promise<Found> {
  const { agency, today, workspace } = task
  const wanted = (type?.split(' and ') ?? []).flatMap((part) =>
    kinds.filter(({ asked }) => asked.test(part)).map((kind) => ({ ...kind, part })),
  )
  if (wanted.length === 0 || !workspace.accountId) return { files: [], named: [] }
  const policies = agency.table(businessPolicyKind).related('account', workspace.accountId)
  const meant = workspace.businessPolicyId
    ? policies.filter(({ id }) => id === workspace.businessPolicyId)
    : policies.filter((policy) => isCurrent(policy, today))
  const found: { readonly file: StoredFileRow; readonly part: string }[] = []
  for (const { id } of meant) {
    const files = ownFiles(agency, id).toReversed()
    for (const { types, name, part, isAsFiled = false } of wanted) {
      let filed: StoredFileRow | null = null
      let best: StoredFileRow | null = null
      for (const file of files) {
        const read = await recognizedType(task, file)
        const isLabeled = types.some((each) => recognizedLabels[each].type === file.type)
        if (isLabeled && isAsFiled) filed ??= file
        // A match in the file name counts most, then the detected type; labels alone are ambiguous.
        if (!name.test(file.name) && !(read && types.includes(read)) && !(isLabeled && !read)) continue
        best = file
        break
      }
      const file = best ?? filed
      if (file && !found.some((other) => other.file === file)) found.push({ file, part })
    }
  }
  const shown = found.slice(0, mostDocuments)
  return { files: shown.map(({ file }) => file), named: [...new Set(shown.map(({ part }) => part))] }
}
