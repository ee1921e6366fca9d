import { links, usePageTitle } from '@coverdesk/contract'
import { ButtonLink, Heading, Page, Stack, Text } from '@coverdesk/design-system'
import * as styles from './NotFoundPage.css.ts'

/** A URL that matches no route. */
export function NotFoundPage() {
  usePageTitle('Page not found')
  return (
    <Page>
      <div className={styles.middle}>
        <Text size="small" tone="muted" weight="medium">
          404
        </Text>
        <Stack space="xs">
          <Heading level={1}>Page not found</Heading>
          <Text as="p" tone="muted">
            This page does not exist. It may have moved, or the link may be incomplete.
          </Text>
        </Stack>
        <ButtonLink href={links.app()}>Go to Home</ButtonLink>
      </div>
    </Page>
  )
}
