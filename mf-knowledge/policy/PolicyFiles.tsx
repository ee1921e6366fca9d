import { graphql, useFragment } from '@coverdesk/contract'
import { DescriptionItem, DescriptionList, Link, mediumDate, Panel, Text } from '@coverdesk/design-system'
import { paths } from '../paths.ts'
import type { PolicyFiles_policy$key } from './__generated__/PolicyFiles_policy.graphql.ts'

const mostShown = 4

/** The policy's newest documents, with a link to the rest. */
export function PolicyFiles({ policy }: { policy: PolicyFiles_policy$key }) {
  const { id, files } = useFragment(
    graphql`
      fragment PolicyFiles_policy on BusinessPolicy {
        id
        files {
          id
          name
          createdAt
        }
      }
    `,
    policy,
  )
  return (
    <Panel
      title="Documents"
      actions={
        files.length > mostShown ? (
          <Link href={paths.policyDocuments(id)}>View all {files.length}</Link>
        ) : (
          <Link href={paths.uploadDocument(id)}>Upload</Link>
        )
      }
    >
      {files.length === 0 ? (
        <Text as="p" tone="muted">
          No documents yet.
        </Text>
      ) : (
        <DescriptionList>
          {files.slice(0, mostShown).map((file) => (
            <DescriptionItem key={file.id} label={mediumDate(file.createdAt)}>
              <Link href={paths.policyDocument(id, file.id)}>{file.name}</Link>
            </DescriptionItem>
          ))}
        </DescriptionList>
      )}
    </Panel>
  )
}
