import { FailureBoundary, graphql, useFragment, useLazyLoadQuery, useSearchParams } from '@coverdesk/contract'
import { Button, Inline, Select, SegmentedControl, Skeleton, Text, toast } from '@coverdesk/design-system'
import { type ReactNode, Suspense, useState } from 'react'
import type { ArtifactVersions_artifact$key } from './__generated__/ArtifactVersions_artifact.graphql.ts'
import type { ArtifactVersionsQuery } from './__generated__/ArtifactVersionsQuery.graphql.ts'
import { restoreVersion } from './workspaceMutations.ts'
import * as styles from './ArtifactVersions.css.ts'

export interface ArtifactVersionsProps {
  artifact: ArtifactVersions_artifact$key
  /** Shows a version; without it an earlier one can only be compared. */
  preview: ((version: number) => ReactNode) | null
  /** Shown beside the choice of a version. */
  controls?: ReactNode
  /** The newest version. */
  children: ReactNode
}

/** An artifact with its versions: an earlier one is compared with the newest and can be restored. */
export function ArtifactVersions({ artifact, preview, controls, children }: ArtifactVersionsProps) {
  const { id, versions } = useFragment(
    graphql`
      fragment ArtifactVersions_artifact on CaraArtifact {
        id
        versions {
          number
          note
          agencyUser {
            name
          }
        }
      }
    `,
    artifact,
  )
  const [search, setSearch] = useSearchParams()
  const [isRestoring, setIsRestoring] = useState(false)
  const newest = versions.at(-1)?.number ?? 1
  const asked = Number(search.get('version'))
  const shown = versions.some(({ number }) => number === asked) ? asked : newest
  const [view, setView] = useState<'changes' | 'preview'>('changes')
  if (versions.length < 2)
    return (
      <>
        {controls}
        {children}
      </>
    )

  function show(version: number) {
    setSearch(
      (before) => {
        if (version === newest) before.delete('version')
        else before.set('version', String(version))
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  }

  async function handleRestore() {
    setIsRestoring(true)
    const failure = await restoreVersion(id, shown)
    setIsRestoring(false)
    if (failure === null) show(newest)
    else toast.show({ tone: 'danger', title: failure })
  }

  return (
    <>
      <Inline justify="between">
        <Inline>
          {controls}
          <Select
            label="Version"
            isLabelHidden
            value={String(shown)}
            onChange={(value) => show(Number(value))}
            options={versions.toReversed().map(({ number, note, agencyUser }) => ({
              value: String(number),
              label: `Version ${number}: ${note} · ${agencyUser?.name ?? 'Cara'}`,
            }))}
          />
        </Inline>
        {shown !== newest && (
          <Inline>
            {preview && (
              <SegmentedControl
                label="View"
                value={view}
                onChange={setView}
                options={[
                  { value: 'changes', label: 'Changes' },
                  { value: 'preview', label: 'Preview' },
                ]}
              />
            )}
            <Button size="small" isLoading={isRestoring} onPress={() => void handleRestore()}>
              Restore
            </Button>
          </Inline>
        )}
      </Inline>
      {shown === newest ? (
        children
      ) : preview && view === 'preview' ? (
        preview(shown)
      ) : (
        <FailureBoundary resetKey={`${id} ${shown}`} title="The versions could not be compared">
          <Suspense fallback={<Skeleton shape="control" />}>
            <Changes id={id} from={shown} to={newest} />
          </Suspense>
        </FailureBoundary>
      )}
    </>
  )
}

function Changes({ id, from, to }: { id: string; from: number; to: number }) {
  const { node } = useLazyLoadQuery<ArtifactVersionsQuery>(
    graphql`
      query ArtifactVersionsQuery($id: ID!, $from: Int!, $to: Int!) {
        node(id: $id) {
          ... on CaraArtifact {
            changes(from: $from, to: $to) {
              kind
              text
            }
          }
        }
      }
    `,
    { id, from, to },
  )
  const changes = node?.changes ?? []
  if (changes.every(({ kind }) => kind === 'SAME'))
    return (
      <Text as="p" tone="muted">
        Version {from} and version {to} have the same text.
      </Text>
    )
  return (
    <section aria-label={`Changes from version ${from} to version ${to}`} className={styles.changes}>
      {changes.map(({ kind, text }, index) => {
        if (kind === 'ADDED')
          return (
            <ins key={index} className={styles.added}>
              {text}
            </ins>
          )
        if (kind === 'REMOVED')
          return (
            <del key={index} className={styles.removed}>
              {text}
            </del>
          )
        return <span key={index}>{text}</span>
      })}
    </section>
  )
}
