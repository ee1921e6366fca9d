import { graphql, labelOf, useFragment } from '@coverdesk/contract'
import {
  ButtonLink,
  EmptyState,
  Link,
  Panel,
  PlusIcon,
  ShieldCheckIcon,
  Text,
  usdCompact,
} from '@coverdesk/design-system'
import { paths } from '../paths.ts'
import type { PolicyCoverages_policy$key } from './__generated__/PolicyCoverages_policy.graphql.ts'
import * as styles from './PolicyCoverages.css.ts'

/** The policy's coverages and limits, as shown on certificates. */
export function PolicyCoverages({ policy }: { policy: PolicyCoverages_policy$key }) {
  const { id, coverages, percentDeductibles } = useFragment(
    graphql`
      fragment PolicyCoverages_policy on BusinessPolicy {
        id
        coverages {
          name
          limit
          limitWords
        }
        percentDeductibles {
          name
          terms
          citation {
            fileId
            fileName
            page
            link
          }
        }
      }
    `,
    policy,
  )
  const isEmpty = coverages.length === 0 && percentDeductibles.length === 0
  return (
    <Panel title="Coverages" isFlush={!isEmpty}>
      {isEmpty ? (
        <EmptyState
          icon={ShieldCheckIcon}
          title="No coverages"
          description="Certificates show the coverages and limits of this policy."
          action={
            <ButtonLink href={paths.editPolicy(id)} icon={PlusIcon}>
              Add coverages
            </ButtonLink>
          }
        />
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={styles.heading}>
                Coverage
              </th>
              <th scope="col" className={styles.limitHeading}>
                Limit
              </th>
            </tr>
          </thead>
          <tbody>
            {coverages.map(({ name, limit, limitWords }) => (
              <tr key={name}>
                <td className={styles.cell}>{name}</td>
                <td className={styles.limit}>
                  {limit === null ? labelOf('PolicyLimitWords', limitWords ?? '') : usdCompact(limit / 100)}
                </td>
              </tr>
            ))}
            {percentDeductibles.map(({ name, terms, citation }) => (
              <tr key={name}>
                <td className={styles.cell}>
                  {name}
                  {citation?.fileId != null && (
                    <Text as="div" size="small" tone="muted">
                      Read from{' '}
                      <Link href={paths.policyDocument(id, citation.fileId) + citation.link}>
                        page {citation.page} of {citation.fileName}
                      </Link>
                    </Text>
                  )}
                </td>
                <td className={styles.terms}>{terms}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  )
}
