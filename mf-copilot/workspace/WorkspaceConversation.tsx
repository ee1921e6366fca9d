import { graphql, uploadFile, useFragment, useLiveStatus, useViewer } from '@coverdesk/contract'
import { Button, EmptyState, Inline, SparklesIcon, Text, toast } from '@coverdesk/design-system'
import {
  type ComposedMessage,
  Composer,
  ConversationLog,
  type LogEntry,
  TypingIndicator,
  StopIcon,
} from '@coverdesk/design-system/conversation'
import { useMemo, useState } from 'react'
import { useDraft } from '../shared/useDraft.ts'
import type { WorkspaceConversation_workspace$key } from './__generated__/WorkspaceConversation_workspace.graphql.ts'
import type { ArtifactCard_artifact$key } from './__generated__/ArtifactCard_artifact.graphql.ts'
import type { ProposalCard_proposal$key } from './__generated__/ProposalCard_proposal.graphql.ts'
import type { StageLine_stage$key } from './__generated__/StageLine_stage.graphql.ts'
import type { WorkspaceMessage_message$key } from './__generated__/WorkspaceMessage_message.graphql.ts'
import { ArtifactCard } from './ArtifactCard.tsx'
import { awaitedEntry } from './awaitedEntry.ts'
import { ProposalCard } from './ProposalCard.tsx'
import { sendMessage, stopWorkspace } from './workspaceMutations.ts'
import { StageLine } from './StageLine.tsx'
import { type EntryOf, workspaceEntries } from './workspaceEntries.ts'
import { WorkspaceMessage } from './WorkspaceMessage.tsx'
import * as styles from './WorkspacePage.css.ts'

/** A workspace's conversation and the composer (spec 1 §2.6). */
export function WorkspaceConversation({ workspace }: { workspace: WorkspaceConversation_workspace$key }) {
  const { id, state, messages, planStages, artifacts, proposals, viewerCanStop } = useFragment(
    graphql`
      fragment WorkspaceConversation_workspace on CaraWorkspace {
        id
        state
        messages {
          id
          role
          timestamp
          startedAt
          isQueued
          agencyUser {
            id
            name
          }
          ...WorkspaceMessage_message
        }
        planStages {
          id
          createdAt
          type
          state
          events {
            id
          }
          ...StageLine_stage
        }
        artifacts {
          id
          createdAt
          versions {
            createdAt
            agencyUser {
              id
            }
          }
          ...ArtifactCard_artifact
        }
        proposals {
          id
          state
          createdAt
          ...ProposalCard_proposal
        }
        viewerCanStop {
          isAllowed
          reason
        }
      }
    `,
    workspace,
  )
  const viewerId = useViewer().id
  const isConnected = useLiveStatus() !== 'lost'
  const [draft, setDraft] = useDraft(id)
  const isWorking = state === 'WORKING'
  const isAsking =
    state === 'WAITING_FOR_INPUT' && proposals.every(({ state: decision }) => decision !== 'PENDING')
  const entries = useMemo(
    () =>
      workspaceEntries([
        // Cara was set to work by the request itself, not by a person.
        ...messages.filter(isAutomatic).map((node, index) => ({
          kind: 'start' as const,
          node,
          at: node.startedAt ?? node.timestamp,
          isAgain: index > 0,
        })),
        // Tool messages are shown by the stages.
        ...messages
          .filter((node) => node.role === 'AGENT' || (node.role === 'USER' && !isAutomatic(node)))
          .map((node) => ({
            kind: 'message' as const,
            node,
            // A queued message shows where Cara picked it up, before the work on it.
            at: node.isQueued ? endOfTime : (node.startedAt ?? node.timestamp),
            author: node.role === 'AGENT' ? ('cara' as const) : ('user' as const),
            name: node.agencyUser?.id === viewerId ? null : node.agencyUser?.name,
          })),
        // A task that is done without a step, as for a greeting, says nothing that the answer does not.
        ...planStages
          .filter((node) => node.type !== 'TASK' || node.state !== 'SUCCESS' || node.events.length > 0)
          .map((node) => ({ kind: 'stage' as const, node, at: node.createdAt })),
        // "Shorter" is answered with the card of what it changed.
        ...artifacts.map((node) => ({
          kind: 'artifact' as const,
          node,
          at: node.versions.findLast(({ agencyUser }) => !agencyUser)?.createdAt ?? node.createdAt,
        })),
        ...proposals.map((node) => ({ kind: 'proposal' as const, node, at: node.createdAt })),
      ]),
    [messages, planStages, artifacts, proposals, viewerId],
  )

  return (
    <>
      <ConversationLog
        label="Conversation with Cara"
        entries={entries}
        renderEntry={renderEntry}
        waitingId={awaitedEntry({ messages, proposals, isWorking })}
        status={
          isWorking && (
            <Inline justify="between">
              <TypingIndicator />
              <StopButton id={id} isAllowed={viewerCanStop.isAllowed} reason={viewerCanStop.reason} />
            </Inline>
          )
        }
        emptyState={
          <EmptyState
            icon={SparklesIcon}
            title="No messages yet"
            description="Say what you need. Attach the files Cara should read."
          />
        }
      />
      <div className={styles.composerBar}>
        <div className={styles.composer}>
          <Composer
            label="Message to Cara"
            isConnected={isConnected}
            placeholder={isAsking ? "Answer Cara's question..." : 'Ask Cara...'}
            value={draft}
            onChange={setDraft}
            upload={uploadFile}
            takesFilesAnywhere
            maxLength={20_000}
            note={isWorking ? 'Cara is working. Your message will be next in line.' : undefined}
            onSend={({ text, fileIds }: ComposedMessage) =>
              sendMessage(id, { message: text, files: [...fileIds] })
            }
          />
        </div>
      </div>
    </>
  )
}

/** Later than any event: queued messages are at the end. */
const endOfTime = '9999-12-31T00:00:00.000Z'

function isAutomatic({ role, agencyUser }: { role: string; agencyUser: object | null | undefined }) {
  return role === 'USER' && !agencyUser
}

type Entry = LogEntry &
  (
    | (EntryOf<'start', { readonly id: string }> & { isAgain: boolean })
    | EntryOf<'message', WorkspaceMessage_message$key & { readonly id: string }>
    | EntryOf<'stage', StageLine_stage$key & { readonly id: string }>
    | EntryOf<'artifact', ArtifactCard_artifact$key & { readonly id: string }>
    | EntryOf<'proposal', ProposalCard_proposal$key & { readonly id: string }>
  )

function renderEntry(entry: Entry, isContinued: boolean) {
  switch (entry.kind) {
    case 'start':
      return (
        <Text as="p" size="small" tone="muted">
          {entry.isAgain
            ? 'The request changed: Cara prepared it again.'
            : 'Cara started when the request arrived.'}
        </Text>
      )
    case 'message':
      return <WorkspaceMessage message={entry.node} name={entry.name} isContinued={isContinued} />
    case 'stage':
      return <StageLine stage={entry.node} />
    case 'artifact':
      return <ArtifactCard artifact={entry.node} />
    case 'proposal':
      return <ProposalCard proposal={entry.node} />
  }
}

interface StopButtonProps {
  id: string
  isAllowed: boolean
  reason: string | null | undefined
}

function StopButton({ id, isAllowed, reason }: StopButtonProps) {
  const [isStopping, setIsStopping] = useState(false)

  async function handlePress() {
    setIsStopping(true)
    const failure = await stopWorkspace(id)
    setIsStopping(false)
    if (failure !== null) toast.show({ tone: 'danger', title: failure })
  }

  return (
    <Button
      size="small"
      icon={StopIcon}
      isLoading={isStopping}
      isDisabled={!isAllowed}
      disabledReason={reason}
      onPress={() => void handlePress()}
    >
      Stop
    </Button>
  )
}
