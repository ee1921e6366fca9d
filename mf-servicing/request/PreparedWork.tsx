import { decideProposal, graphql, links, useFragment } from '@coverdesk/contract'
import { Inline, Link, openedAt, Panel, Spinner, Stack, Text, toast } from '@coverdesk/design-system'
import { ApprovalCard, MarkdownText } from '@coverdesk/design-system/conversation'
import { AnswerForm } from './AnswerForm.tsx'
import type { PreparedWork_request$key } from './__generated__/PreparedWork_request.graphql.ts'

/** What Cara prepared for a request: its findings, its artifacts, and pending approvals. */
export function PreparedWork({ request }: { request: PreparedWork_request$key }) {
  const { preparedWork } = useFragment(
    graphql`
      fragment PreparedWork_request on ServiceRequest {
        preparedWork {
          id
          state
          question
          messages {
            id
            role
            content
          }
          artifacts {
            id
            title
          }
          proposals {
            id
            title
            state
            preview {
              label
              value
            }
            confirmation
            expiresAt
            result
            viewerCanApprove {
              isAllowed
              reason
            }
            viewerCanDecide {
              isAllowed
              reason
            }
          }
        }
      }
    `,
    request,
  )
  if (!preparedWork) return null
  const { id, state, question, messages, artifacts } = preparedWork
  const proposals = preparedWork.proposals.filter(
    ({ state: step }) => step !== 'EXPIRED' && step !== 'WITHDRAWN',
  )
  const isWaiting = proposals.some(({ state: step }) => step === 'PENDING')
  const withdrawn = isWaiting
    ? null
    : preparedWork.proposals.findLast(({ state: step }) => step === 'WITHDRAWN')
  const summary = messages.findLast(({ role }) => role === 'AGENT')

  async function decide(proposalId: string, decision: 'approve' | 'decline', isConfirmed = false) {
    const failure = await decideProposal(proposalId, decision, { isConfirmed })
    if (failure !== null) toast.show({ tone: 'danger', title: failure })
  }

  return (
    <Panel title="Prepared by Cara" actions={<Link href={links.workspace(id)}>Open in workspace</Link>}>
      <Stack space="m">
        {state === 'WORKING' ? (
          <Inline space="xs">
            <Spinner label="Preparing" />
            <Text tone="muted">Cara is preparing this request.</Text>
          </Inline>
        ) : (
          <>
            {summary && <MarkdownText text={withoutQuestion(summary.content, question)} />}
            {question && <AnswerForm key={question} workspaceId={id} question={question} />}
          </>
        )}
        {artifacts.length > 0 && (
          <Inline space="s">
            {artifacts.map((artifact) => (
              <Link key={artifact.id} href={links.workspace(id)}>
                {artifact.title}
              </Link>
            ))}
          </Inline>
        )}
        {withdrawn && (
          <Text as="p" size="small" tone="muted">
            {`Withdrawn: ${withdrawn.title}. ${withdrawn.result ?? ''}`}
          </Text>
        )}
        {proposals.map(
          ({
            id: proposalId,
            title,
            state: step,
            preview,
            confirmation,
            expiresAt,
            result,
            viewerCanDecide,
            viewerCanApprove,
          }) => (
            <ApprovalCard
              key={proposalId}
              title={title}
              state={step}
              preview={preview.map(({ label, value }) => ({ label, value }))}
              confirmation={confirmation}
              result={result}
              note={
                step === 'PENDING' && (
                  <Text size="small" tone="muted">
                    Expires {openedAt(expiresAt)}
                  </Text>
                )
              }
              canDecide={{ isAllowed: viewerCanDecide.isAllowed, reason: viewerCanDecide.reason }}
              canApprove={{ isAllowed: viewerCanApprove.isAllowed, reason: viewerCanApprove.reason }}
              onApprove={() => decide(proposalId, 'approve', Boolean(confirmation))}
              onDecline={() => decide(proposalId, 'decline')}
            />
          ),
        )}
      </Stack>
    </Panel>
  )
}

/** What Cara says, without the question that its own form asks. */
function withoutQuestion(text: string, question: string | null | undefined): string {
  return question && text.endsWith(question) ? text.slice(0, -question.length).trimEnd() : text
}
