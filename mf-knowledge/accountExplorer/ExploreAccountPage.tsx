import {
  FailureBoundary,
  graphql,
  type PageProps,
  useNavigate,
  usePreloadedQuery,
  useSearchParams,
} from '@coverdesk/contract'
import {
  Button,
  EmptyState,
  MessageSquareIcon,
  Panel,
  PanelSkeleton,
  Stack,
  TextField,
} from '@coverdesk/design-system'
import { Form } from '@coverdesk/design-system/forms'
import { Suspense } from 'react'
import { NoPolicies } from '../account/NoPolicies.tsx'
import { PersonalPolicies } from '../account/PersonalPolicies.tsx'
import { paths } from '../paths.ts'
import type { ExploreAccountPageQuery } from './__generated__/ExploreAccountPageQuery.graphql.ts'
import { AccountAnswers } from './AccountAnswers.tsx'
import * as styles from './ExploreAccountPage.css.ts'

/** Asks the documents of all of an account's policies one question, which is kept in the URL. */
export function ExploreAccountPage({ queryRef }: PageProps<ExploreAccountPageQuery>) {
  const { account } = usePreloadedQuery<ExploreAccountPageQuery>(
    graphql`
      query ExploreAccountPageQuery($id: ID!) {
        account(id: $id) {
          id
          type
          policies(first: 1) {
            totalCount
          }
        }
      }
    `,
    queryRef,
  )
  const [search] = useSearchParams()
  const question = search.get('q')?.trim().slice(0, longestQuestion) ?? ''
  // The parent page redirects to the list if the account does not exist.
  if (!account) return null
  if (account.type !== 'BUSINESS')
    return (
      <Panel>
        <PersonalPolicies />
      </Panel>
    )
  if (account.policies.totalCount === 0)
    return (
      <Panel>
        <NoPolicies accountId={account.id} description="Add a policy to ask about its documents" />
      </Panel>
    )
  return (
    <Stack space="m">
      <Panel title="Ask about all policies">
        <QuestionForm key={question} accountId={account.id} question={question} />
      </Panel>
      {question === '' ? (
        <Panel>
          <EmptyState
            icon={MessageSquareIcon}
            title="Ask about every policy at once"
            description="Answers come from each policy’s documents and quote their source."
          />
        </Panel>
      ) : (
        <FailureBoundary title="The question could not be answered" resetKey={question}>
          <Suspense key={question} fallback={<PanelSkeleton rows={6} />}>
            <AccountAnswers accountId={account.id} question={question} />
          </Suspense>
        </FailureBoundary>
      )}
    </Stack>
  )
}

const longestQuestion = 500

/** Common questions about a whole account. */
const suggestedQuestions = [
  'Which policies name the landlord?',
  'Where is waiver of subrogation missing?',
  'Which policies are primary and noncontributory?',
  'What is the deductible?',
  'Is flood covered?',
  'How much notice is given before cancellation?',
] as const

function QuestionForm({ accountId, question }: { accountId: string; question: string }) {
  const navigate = useNavigate()
  const ask = (text: string) =>
    void navigate(paths.exploreAccount(accountId, `?${new URLSearchParams({ q: text })}`), {
      preventScrollReset: true,
    })
  return (
    <Stack space="s">
      <Form
        label="Question about all policies"
        onSubmit={(values) => {
          const text = values.get('q')
          if (typeof text === 'string' && text.trim() !== '') ask(text.trim())
        }}
      >
        <div className={styles.question}>
          <TextField
            label="Question"
            isLabelHidden
            name="q"
            defaultValue={question}
            maxLength={longestQuestion}
            placeholder="Which policies name the landlord?"
            autoComplete="off"
          />
          <Button type="submit" tone="primary">
            Ask
          </Button>
        </div>
      </Form>
      <div role="group" aria-label="Suggested questions" className={styles.suggestions}>
        {suggestedQuestions.map((suggestion) => (
          <Button key={suggestion} size="small" onPress={() => ask(suggestion)}>
            {suggestion}
          </Button>
        ))}
      </div>
    </Stack>
  )
}
