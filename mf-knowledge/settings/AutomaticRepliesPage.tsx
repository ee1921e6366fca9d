import { type FormErrors, graphql, type PageProps, useFetcher, usePreloadedQuery } from '@coverdesk/contract'
import { Panel, Stack, Text, VisuallyHidden } from '@coverdesk/design-system'
import { Switch } from '@coverdesk/design-system/forms'
import { paths } from '../paths.ts'
import { DialogMessage } from '../shared/DialogMessage.tsx'
import type { AutomaticRepliesPageQuery } from './__generated__/AutomaticRepliesPageQuery.graphql.ts'
import * as styles from './settings.css.ts'

/** The replies that Cara may send without a person, each with an example. */
export function AutomaticRepliesPage({ queryRef }: PageProps<AutomaticRepliesPageQuery>) {
  const { communicationSettings } = usePreloadedQuery<AutomaticRepliesPageQuery>(
    graphql`
      query AutomaticRepliesPageQuery {
        communicationSettings {
          automaticAnswers {
            kind
            label
            example
            isOn
          }
        }
      }
    `,
    queryRef,
  )
  const fetcher = useFetcher<FormErrors>()

  return (
    <div className={styles.column}>
      <Stack space="m">
        <Text as="p" tone="muted">
          Cara may send these replies on her own. Coverage statements, and anything about money, always wait
          for a person.
        </Text>
        <DialogMessage message={fetcher.data?.message} />
        <Panel>
          <Stack space="m">
            {communicationSettings.automaticAnswers.map(({ kind, label, example, isOn }) => (
              <div key={kind} className={styles.setting}>
                <Switch
                  label={label}
                  isOn={isOn}
                  isDisabled={fetcher.state !== 'idle'}
                  onChange={(next) =>
                    void fetcher.submit(
                      { kind, isOn: next },
                      { method: 'put', encType: 'application/json', action: paths.automaticReplies() },
                    )
                  }
                />
                <figure className={styles.example}>
                  <figcaption>
                    <VisuallyHidden>Example</VisuallyHidden>
                  </figcaption>
                  <blockquote className={styles.quote}>{example}</blockquote>
                </figure>
              </div>
            ))}
          </Stack>
        </Panel>
      </Stack>
    </div>
  )
}
