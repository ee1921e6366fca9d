import { fileKind, safeFileName, tellingBytes, tellSort } from '../../files/index.ts'
import { create } from '../../platform/index.ts'
import type { AgencyStore, Change } from '../../platform/index.ts'
import type { EmailAttachment } from './readEmail.ts'

interface StoredAttachments {
  readonly fileIds: readonly string[]
  readonly changes: readonly Change[]
}

const mostAttachments = 100

/** Stores a message's attachments as files of its thread. Types that are unsafe in a browser are download-only. */
export async function storeAttachments(
  agency: AgencyStore,
  attachments: readonly EmailAttachment[],
  { threadId, at }: { threadId: string; at: number },
): Promise<StoredAttachments> {
  const fileIds: string[] = []
  const changes: Change[] = []
  for (const { name, content } of attachments.slice(0, mostAttachments)) {
    const sort = tellSort(content.subarray(0, tellingBytes), name)
    const blob = await agency.blobs.write(new Blob([new Uint8Array(content)]).stream(), {
      maxBytes: content.byteLength,
    })
    const id = agency.newId(fileKind)
    fileIds.push(id)
    const value = {
      ...blob,
      name: sort ? safeFileName(name, sort.ending) : safeFileName(name, endingOf(name)),
      mimeType: sort?.mimeType ?? 'application/octet-stream',
      uploadedBy: '',
      createdAt: at,
      attachedTo: threadId,
      type: null,
      notes: null,
      isVisible: false,
      deletedAt: null,
    }
    changes.push(create(fileKind, id, value, 'RECEIVE_FILE'))
  }
  return { fileIds, changes }
}

function endingOf(name: string): string {
  return /\.([A-Za-z0-9]{1,8})$/.exec(name)?.[1]?.toLowerCase() ?? 'bin'
}
