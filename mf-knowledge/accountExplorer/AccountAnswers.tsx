import { graphql, useLazyLoadQuery, useSearchParams, openSource } from '@coverdesk/contract'
import { Badge, Link, Panel, Stack, Text } from '@coverdesk/design-system'
import { verdictBadges } from '../policyExplorer/verdictBadges.ts'
import { paths } from '../paths.ts'
import { SourceLink } from '../sources/SourceLink.tsx'
import { SourcePane } from '../sources/SourcePane.tsx'
import type { AccountAnswersQuery } from './__generated__/AccountAnswersQuery.graphql.ts'
import * as styles from './AccountAnswers.css.ts'

export interface AccountAnswersProps {
  accountId: string
  question: string
}

/** Each policy's answer, with links to the quotes; the document opens beside the table. */
export function AccountAnswers({ accountId, question }: AccountAnswersProps) {
  const { account } = useLazyLoadQuery<AccountAnswersQuery>(
    graphql`
      query AccountAnswersQuery($id: ID!, $question: String!) {
        account(id: $id) {
          policyAnswers(question: $question) {
            status
            answer
            verdict
            citations {
              fileId
              page
              ...SourceLink_citation
            }
            policy {
              id
              label
              title
              policyNumber
              carrier {
                name
              }
            }
          }
        }
      }
    `,
    { id: accountId, question },
    // Documents may have been processed since.
    { fetchPolicy: 'store-and-network' },
  )
  const [search] = useSearchParams()
  const answers = account?.policyAnswers ?? []
  const source = openSource(search)
  const cited = answers.find(({ citations }) => citations.some(({ fileId }) => fileId === source?.fileId))
  return (
    <div className={source && cited ? styles.withSource : undefined}>
      <Panel title={question} isFlush>
        <table aria-label={question} className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={styles.heading}>
                Policy
              </th>
              <th scope="col" className={styles.heading}>
                Answer
              </th>
            </tr>
          </thead>
          <tbody>
            {answers.map(({ policy, status, answer, verdict, citations }) => (
              <tr key={policy.id} className={styles.row}>
                <th scope="row" className={styles.policy}>
                  <Link href={paths.explorePolicy(policy.id)}>{policy.label}</Link>
                  <Text as="div" size="small" tone="muted" weight="regular">
                    {[policy.policyNumber, policy.carrier?.name].filter(Boolean).join(' · ')}
                  </Text>
                </th>
                <td className={styles.answer}>
                  <Stack space="xxs">
                    {verdict && (
                      <div>
                        <Badge tone={verdictBadges[verdict]?.tone ?? 'neutral'}>
                          {verdictBadges[verdict]?.label}
                        </Badge>
                      </div>
                    )}
                    {status === 'ANSWERED' ? <Text>{answer}</Text> : <Text tone="muted">{answer}</Text>}
                    {citations.length > 0 && (
                      <div className={styles.sources}>
                        {onePerPage(citations).map((citation) => (
                          <SourceLink
                            key={`${citation.fileId} ${citation.page}`}
                            citation={citation}
                            of={policy.title}
                          />
                        ))}
                      </div>
                    )}
                  </Stack>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Panel>
      {source && cited && <SourcePane policyId={cited.policy.id} place={source} backTo="All policies" />}
    </div>
  )
}

/** One link for each page: several quotes of a page would look alike. */
function onePerPage<TCitation extends { fileId: string; page: number }>(citations: readonly TCitation[]) {
  return [...new Map(citations.map((citation) => [`${citation.fileId} ${citation.page}`, citation])).values()]
}
