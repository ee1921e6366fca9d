import type { Blobs } from './blobs.ts'
import { fileBlobs } from './fileBlobs.ts'
import { type S3Config, s3Blobs } from './s3Blobs.ts'

/** The folder of the blobs within a data folder. */
export function blobsFolder(dataDir: string): string {
  return `${dataDir}/blobs`
}

/** The folder beside the agencies' for what is still arriving. */
export const incomingName = 'incoming'

/** The blob store as configured: a bucket, or files under the data folder. Answers each agency's own part. */
export async function openBlobs(dataDir: string, s3: S3Config | null): Promise<(agencyId: string) => Blobs> {
  const root = blobsFolder(dataDir)
  // Each process has a folder for what is arriving, so that one that starts can clear what an earlier one left half done.
  const incoming = `${root}/${incomingName}`
  await Deno.mkdir(incoming, { recursive: true })
  for await (const left of Deno.readDir(incoming))
    await Deno.remove(`${incoming}/${left.name}`, { recursive: true })
  return (agencyId) => (s3 ? s3Blobs(s3, agencyId, { incoming }) : fileBlobs(root, agencyId, { incoming }))
}
