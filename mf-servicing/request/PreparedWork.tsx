import { type FormErrors, graphql, links, useFetcher, useFragment } from '@coverdesk/contract'
import { approvalOf } from '@coverdesk/contract/approvalOf'
import {
  Button,
  ButtonLink,
  CheckIcon,
  Inline,
  Link,
  Panel,
  Spinner,
  Stack,
  Text,
} from '@coverdesk/design-system'
import { ApprovalCard, MarkdownText } from '@coverdesk/design-system/conversation'
import { paths } from '../paths.ts'
import { AnswerForm } from './AnswerForm.tsx'
import type { PreparedWork_request$key } from './__generated__/PreparedWork_request.graphql.ts'

/** What Cara prepared for a request: its findings, its artifacts, and pending approvals. */
export function PreparedWork({ request }: { request: PreparedWork_request$key }) {
  const {
    id: requestId,
    state: requestState,
    viewerCanResolve,
    type,
    isSettled,
    preparedWork,
  } = useFragment(
    graphql`
      fragment PreparedWork_request on ServiceRequest {
        id
        state
        viewerCanResolve {
          isAllowed
        }
        type
        isSettled
        preparedWork {
          id
          state
          question
          isQuestionForDate
          messages {
            id
            role
            content
            citations {
              fileId
              page
              quote
            }
          }
          artifacts {
            id
            title
          }
          proposals {
            id
            tool
            title
            state
            result
            ...approvalOf_proposal @relay(mask: false)
          }
        }
      }
    `,
    request,
  )
  if (!preparedWork) return null
  const { id, state, question, isQuestionForDate, messages } = preparedWork
  // Work that was prepared again replaces what it made before.
  const artifacts = preparedWork.artifacts.filter(
    ({ title }, index, all) => all.findLastIndex((other) => other.title === title) === index,
  )
  const isPreparing = state === 'WORKING'
  // What waits for approval is settled only once the work is done.
  const proposals = preparedWork.proposals.filter(
    ({ state: step }) => step !== 'EXPIRED' && step !== 'WITHDRAWN' && !(isPreparing && step === 'PENDING'),
  )
  const isWaiting = proposals.some(({ state: step }) => step === 'PENDING')
  // One that was edited is followed by its replacement.
  const last = preparedWork.proposals.at(-1)
  const withdrawn = last?.state === 'WITHDRAWN' ? last : null
  const isDone =
    !isWaiting &&
    state === 'IDLE' &&
    !question &&
    viewerCanResolve.isAllowed &&
    ['DONE', 'DECLINED'].includes(proposals.at(-1)?.state ?? '')
  const isMissing =
    type === 'CREATE_CERTIFICATE' &&
    !proposals.some(({ tool, state: step }) => tool === 'issue_certificate' && step === 'DONE')
  const summary = messages.findLast(({ role }) => role === 'AGENT')
  const said = summary && withoutQuestion(summary.content, question)

  return (
    <Panel title="Prepared by Cara" actions={<Link href={links.workspace(id)}>Open in workspace</Link>}>
      <Stack space="m">
        {isPreparing ? (
          <Inline space="xs">
            <Spinner label="Preparing" />
            <Text tone="muted">Cara is preparing this request.</Text>
          </Inline>
        ) : (
          <>
            {summary && said && <MarkdownText text={withSources(said, summary.citations, id)} />}
            {question && requestState === 'OPEN' && (
              <AnswerForm key={question} workspaceId={id} question={question} isForDate={isQuestionForDate} />
            )}
          </>
        )}
        {artifacts.length > 0 && (
          <Inline space="s">
            {artifacts.map((artifact) => (
              <Link key={artifact.id} href={links.workspaceArtifact(id, artifact.id)}>
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
        {proposals.map((proposal) => (
          <ApprovalCard key={proposal.id} {...approvalOf(proposal)} />
        ))}
        {isDone && isSettled && <ResolveNow requestId={requestId} />}
        {isDone && !isSettled && (
          <Inline space="s" justify="between">
            <Text tone="muted">
              {isMissing
                ? 'Cara has not issued the certificate. Issue it, or resolve the request if it is not needed.'
                : 'Nothing waits for approval. If nothing is left to do, resolve the request.'}
            </Text>
            <ButtonLink href={paths.resolve(requestId)} icon={CheckIcon}>
              Resolve request
            </ButtonLink>
          </Inline>
        )}
      </Stack>
    </Panel>
  )
}

/** Resolves a request that the sent answer settles in one press, without notes and files. */
function ResolveNow({ requestId }: { requestId: string }) {
  const fetcher = useFetcher<FormErrors>()
  return (
    <Stack space="xs">
      <Inline space="s" justify="between">
        <Text>Sent. Resolve this request?</Text>
        <Inline space="s">
          <Link href={paths.resolve(requestId)}>Add notes or files</Link>
          <Button
            icon={CheckIcon}
            isLoading={fetcher.state !== 'idle'}
            onPress={() =>
              void fetcher.submit(
                {},
                { method: 'post', encType: 'multipart/form-data', action: paths.resolve(requestId) },
              )
            }
          >
            Resolve request
          </Button>
        </Inline>
      </Inline>
      {fetcher.data?.message != null && (
        <Text tone="danger">
          <span role="alert">{fetcher.data.message}</span>
        </Text>
      )}
    </Stack>
  )
}

/** The text with its references, `[3]`, as links to their sources in the workspace. */
function withSources(
  text: string,
  citations: readonly { readonly fileId: string; readonly page: number; readonly quote: string }[],
  workspaceId: string,
): string {
  return text.replaceAll(/\[(\d{1,3})\](?!\()/g, (reference, number: string) => {
    const place = citations[Number(number) - 1]
    if (!place) return reference
    const { fileId, page, quote } = place
    return `[\\[${number}\\]](${links.workspaceSource(workspaceId, { fileId, page, quote })})`
  })
}

/** Cara's message, without the question shown in its own form. */
function withoutQuestion(text: string, question: string | null | undefined): string {
  return question && text.endsWith(question) ? text.slice(0, -question.length).trimEnd() : text
}
