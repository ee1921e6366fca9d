import {
  graphql,
  Navigate,
  type PageProps,
  useFetcher,
  usePreloadedQuery,
  useDialog,
} from '@coverdesk/contract'
import { Button, Dialog, orDash, Stack, Text } from '@coverdesk/design-system'
import { Form, Checkbox } from '@coverdesk/design-system/forms'
import { Banner } from '@coverdesk/design-system/frames'
import { useId } from 'react'
import { paths } from '../paths.ts'
import { NumberTaken } from '../policyForm/NumberTaken.tsx'
import type { PolicyErrors } from '../policyForm/policyErrors.ts'
import { detailText } from '../shared/detailText.ts'
import type { ApplyDetailsDialogQuery } from './__generated__/ApplyDetailsDialogQuery.graphql.ts'
import * as styles from './ApplyDetailsDialog.css.ts'

/** Compares the documents' values with the policy's; checked ones are written to it. */
export function ApplyDetailsDialog({ queryRef }: PageProps<ApplyDetailsDialogQuery>) {
  const { businessPolicy: policy } = usePreloadedQuery<ApplyDetailsDialogQuery>(
    graphql`
      query ApplyDetailsDialogQuery($id: ID!) {
        businessPolicy(id: $id) {
          id
          version
          details {
            doubts
            differences {
              path
              label
              kind
              current
              proposed
              refusal
              citation {
                fileName
                page
              }
            }
          }
        }
      }
    `,
    queryRef,
  )
  const { id } = queryRef.variables
  const dialog = useDialog()
  const fetcher = useFetcher<PolicyErrors>()
  const formId = useId()
  const isSubmitting = fetcher.state !== 'idle'

  if (!policy?.details) return <Navigate to={paths.reviewPolicy(id)} replace />
  const { differences, doubts } = policy.details
  const canApply = differences.some(({ refusal }) => refusal == null)
  return (
    <Dialog
      {...dialog}
      isOpen
      isBusy={isSubmitting}
      footer={
        <>
          <Button onPress={dialog.onClose} isDisabled={isSubmitting}>
            Close
          </Button>
          {canApply && (
            <Button tone="primary" type="submit" form={formId} isLoading={isSubmitting}>
              Apply
            </Button>
          )}
        </>
      }
    >
      <Stack space="m">
        {differences.length === 0 && <Text>The policy has the values of its documents.</Text>}
        <Form
          id={formId}
          message={fetcher.data?.message}
          fieldErrors={fetcher.data?.fields}
          isSubmitting={isSubmitting}
          onSubmit={(values) =>
            void fetcher.submit(
              {
                paths: differences.map(({ path }) => path).filter((path) => values.get(path) === 'true'),
                version: fetcher.data?.version ?? policy.version,
                confirm: values.get('confirm') === 'true',
                confirmOther: values.get('confirmOther') === 'true',
              },
              { method: 'post', encType: 'application/json', action: paths.applyDetails(id) },
            )
          }
        >
          <Stack space="s">
            {canApply && doubts.length > 0 && (
              <Banner tone="warning" title="These documents seem to belong to another policy">
                <Stack space="xs">
                  {doubts.map((doubt) => (
                    <Text key={doubt}>{doubt}</Text>
                  ))}
                  <Checkbox name="confirmOther" label="They belong to this policy; apply what I check" />
                </Stack>
              </Banner>
            )}
            {differences.length > 0 && (
              <div className={styles.differences}>
                <div aria-hidden className={styles.heading}>
                  <span>Detail</span>
                  <span>On the policy</span>
                  <span>In the documents</span>
                </div>
                {differences.map(({ path, label, kind, current, proposed, refusal, citation }) => (
                  <div key={path} className={styles.difference}>
                    <Checkbox
                      name={path}
                      label={label}
                      isCheckedAtFirst={refusal == null && doubts.length === 0}
                      isDisabled={refusal != null}
                      description={refusal ?? (citation && `${citation.fileName}, page ${citation.page}`)}
                    />
                    <div className={styles.values}>
                      <span className={styles.current}>{orDash(detailText(kind, current))}</span>
                      <span aria-hidden className={styles.arrow}>
                        →
                      </span>
                      <span className={styles.proposed}>{detailText(kind, proposed)}</span>
                    </div>
                  </div>
                ))}
              </div>
            )}
            {fetcher.data?.taken && <NumberTaken taken={fetcher.data.taken} />}
          </Stack>
        </Form>
      </Stack>
    </Dialog>
  )
}
