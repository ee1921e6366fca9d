import { fileKind } from '../../files/index.ts'
import { type AgencyStore, type Change, type Clock, create } from '../../platform/index.ts'

/** The most bytes a file made in a workspace may have. */
const largestFile = 200_000_000

/** Stores the content of a file made in a workspace. Answers its ID and the change that adds it. */
export async function writeFile(
  place: {
    readonly agency: AgencyStore
    readonly clock: Clock
    readonly workspaceId: string
    readonly agencyUserId: string
  },
  { name, mimeType, content }: { name: string; mimeType: string; content: BlobPart },
): Promise<{ id: string; change: Change }> {
  const { agency, clock, workspaceId, agencyUserId } = place
  const blob = await agency.blobs.write(new Blob([content]).stream(), { maxBytes: largestFile })
  const id = agency.newId(fileKind)
  const file = {
    ...blob,
    name,
    mimeType,
    uploadedBy: agencyUserId,
    createdAt: clock.now(),
    attachedTo: workspaceId,
    type: null,
    notes: null,
    isVisible: false,
    deletedAt: null,
  }
  return { id, change: create(fileKind, id, file, 'ADD_FILE') }
}
