import { graphql, useFragment, useLiveStatus, useViewer } from '@coverdesk/contract'
import { Button, EmptyState, Panel, Text } from '@coverdesk/design-system'
import {
  type ComposedMessage,
  Composer,
  ConversationLog,
  type LogEntry,
  MessageBubble,
  StageProgress,
} from '@coverdesk/design-system/conversation'
import { useMemo, useState } from 'react'
import type { PolicyChat_policy$key } from './__generated__/PolicyChat_policy.graphql.ts'
import type { ExplorerAnswer_message$key } from './__generated__/ExplorerAnswer_message.graphql.ts'
import { askPolicyExplorer } from './askPolicyExplorer.ts'
import { ExplorerAnswer } from './ExplorerAnswer.tsx'
import * as styles from './PolicyChat.css.ts'

type Entry = LogEntry &
  (
    | { readonly kind: 'question'; readonly text: string; readonly isSending: boolean }
    | { readonly kind: 'answer'; readonly node: ExplorerAnswer_message$key }
  )

/** Ask a question: the conversation about the policy, answered from its documents (spec of policies, section 4). */
export function PolicyChat({ policy }: { policy: PolicyChat_policy$key }) {
  const {
    id,
    policyExplorerConversation: { messages, suggestedQuestions },
  } = useFragment(
    graphql`
      fragment PolicyChat_policy on BusinessPolicy {
        id
        policyExplorerConversation {
          messages {
            id
            role
            content
            timestamp
            user {
              id
              name
            }
            ...ExplorerAnswer_message
          }
          suggestedQuestions
        }
      }
    `,
    policy,
  )
  const isConnected = useLiveStatus() !== 'lost'
  const { id: viewerId, agency } = useViewer()
  const [draft, setDraft] = useState('')
  const [asked, setAsked] = useState<{ text: string; at: number } | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  const entries = useMemo<Entry[]>(() => {
    const said = messages.map((node): Entry => {
      const about = { id: node.id, at: node.timestamp }
      if (node.role === 'ASSISTANT') return { ...about, kind: 'answer', author: 'cara', node }
      const name = node.user?.id === viewerId ? null : node.user?.name
      return { ...about, kind: 'question', author: 'user', name, text: node.content, isSending: false }
    })
    if (!asked) return said
    const sent = { id: 'sent', kind: 'question', author: 'user', text: asked.text, isSending: true } as const
    return [...said, { ...sent, at: asked.at }]
  }, [messages, asked, viewerId])

  async function ask(text: string) {
    setAsked({ text, at: Date.now() })
    setDraft('')
    setFailure(null)
    try {
      await askPolicyExplorer(id, text)
    } catch (error) {
      setDraft(text)
      throw error
    } finally {
      setAsked(null)
    }
  }

  const latest = entries.at(-1)
  const suggestions = (
    <div role="group" aria-label="Suggested questions" className={styles.suggestions}>
      {suggestedQuestions.map((question) => (
        <Button
          key={question}
          size="small"
          onPress={() =>
            void ask(question).catch((error: unknown) =>
              setFailure(error instanceof Error ? error.message : 'The question could not be sent.'),
            )
          }
        >
          {question}
        </Button>
      ))}
    </div>
  )

  return (
    <Panel title="Ask a question" isFlush>
      <div className={styles.chat}>
        <div className={styles.log}>
          <ConversationLog
            label="Questions about the policy"
            entries={entries}
            renderEntry={renderEntry}
            waitingId={latest?.author === 'cara' ? latest.id : undefined}
            status={asked ? <StageProgress startedAt={asked.at} /> : undefined}
            emptyState={
              <EmptyState
                title="Ask about this policy"
                description="Answers come from its documents and quote their source."
                action={suggestions}
              />
            }
          />
        </div>
        <div className={styles.foot}>
          {!asked && entries.length > 0 && <div className={styles.strip}>{suggestions}</div>}
          <Composer
            label="Question about the policy"
            isCompact
            isConnected={isConnected}
            placeholder="Ask about this policy..."
            value={draft}
            maxLength={2_000}
            onChange={(text) => {
              setDraft(text)
              setFailure(null)
            }}
            busyReason={asked ? 'Your last question is being answered.' : undefined}
            onSend={({ text }: ComposedMessage) => ask(text)}
          />
          {failure !== null && (
            <Text as="p" size="small" tone="danger">
              <span role="alert">{failure}</span>
            </Text>
          )}
          <Text as="p" size="caption" tone="muted">
            Cara is not a licensed agent. Check the policy documents, or schedule a call with an agent of{' '}
            {agency.name}.
          </Text>
        </div>
      </div>
    </Panel>
  )
}

function renderEntry(entry: Entry, isContinued: boolean) {
  if (entry.kind === 'answer') return <ExplorerAnswer message={entry.node} isContinued={isContinued} />
  return (
    <MessageBubble
      author="user"
      name={entry.name}
      sentAt={entry.isSending ? null : entry.at}
      text={entry.text}
      isContinued={isContinued}
    />
  )
}
