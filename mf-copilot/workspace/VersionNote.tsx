import { graphql, useFragment } from '@coverdesk/contract'
import { relativeTime } from '@coverdesk/design-system'
import type { VersionNote_artifact$key } from './__generated__/VersionNote_artifact.graphql.ts'

/** An artifact's version, author and time. */
export function VersionNote({ artifact }: { artifact: VersionNote_artifact$key }) {
  const { versions } = useFragment(
    graphql`
      fragment VersionNote_artifact on CaraArtifact {
        versions {
          number
          note
          createdAt
          agencyUser {
            name
          }
        }
      }
    `,
    artifact,
  )
  const newest = versions.at(-1)
  if (!newest) return null
  const { number, note, createdAt, agencyUser } = newest
  return (
    <>
      Version {number} · {note} · {agencyUser?.name ?? 'Cara'}, {relativeTime(createdAt)}
    </>
  )
}
