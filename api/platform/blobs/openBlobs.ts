import type { Blobs } from './blobs.ts'
import { fileBlobs } from './fileBlobs.ts'
import { type S3Config, s3Blobs } from './s3Blobs.ts'

/** The blob folder in a data folder. */
export function blobsFolder(dataDir: string): string {
  return `${dataDir}/blobs`
}

/** The folder for uploads in progress, next to the agencies' folders. */
export const incomingName = 'incoming'

/** The configured blob store: a bucket, or files in the data folder. Returns each agency's own part. */
export async function openBlobs(dataDir: string, s3: S3Config | null): Promise<(agencyId: string) => Blobs> {
  const root = blobsFolder(dataDir)
  // Each process has its own folder for uploads in progress, so that a starting one can clear what an earlier one left.
  const incoming = `${root}/${incomingName}`
  await Deno.mkdir(incoming, { recursive: true })
  for await (const left of Deno.readDir(incoming))
    await Deno.remove(`${incoming}/${left.name}`, { recursive: true })
  return (agencyId) => (s3 ? s3Blobs(s3, agencyId, { incoming }) : fileBlobs(root, agencyId, { incoming }))
}
