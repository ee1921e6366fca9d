import { graphql, useFragment } from '@coverdesk/contract'
import { ChevronRightIcon, count, Icon, Panel, Stack, Text } from '@coverdesk/design-system'
import { SourceQuote } from '../sources/SourceQuote.tsx'
import type {
  CoverageList_descriptions$data,
  CoverageList_descriptions$key,
} from './__generated__/CoverageList_descriptions.graphql.ts'
import * as styles from './CoverageList.css.ts'

export interface CoverageListProps {
  title: string
  /** Shown when there are none. */
  empty: string
  descriptions: CoverageList_descriptions$key
}

type CoverageItem = CoverageList_descriptions$data[number]

/** Coverages or exclusions by title and first words; each expands to its description and the policy's wording. */
export function CoverageList({ title, empty, descriptions }: CoverageListProps) {
  const items = useFragment(
    graphql`
      fragment CoverageList_descriptions on PolicyCoverageDescription @relay(plural: true) {
        title
        description
        policyQuotes {
          quote
          ...SourceQuote_citation
        }
      }
    `,
    descriptions,
  )
  return (
    <Panel
      title={title}
      isFlush={items.length > 0}
      actions={
        items.length > 0 && (
          <Text size="small" tone="muted">
            {count(items.length)}
          </Text>
        )
      }
    >
      {items.length === 0 && (
        <Text as="p" tone="muted">
          {empty}
        </Text>
      )}
      {items.map((item, index) => (
        // Titles repeat among coverage parts.
        <details key={`${item.title} ${index}`} className={styles.item}>
          <summary className={styles.title}>
            <span className={styles.arrow}>
              <Icon icon={ChevronRightIcon} size="small" />
            </span>
            <span className={styles.words}>
              {item.title}
              <span className={styles.preview}>{previewOf(item)}</span>
            </span>
          </summary>
          <div className={styles.content}>
            <Stack space="xs">
              {!item.policyQuotes.some(({ quote }) => quote === item.description) &&
                item.description !== '' && <Text as="p">{item.description}</Text>}
              {item.policyQuotes.map((quote, at) => (
                // Quotes have no ids and never change places.
                <SourceQuote key={at} citation={quote} />
              ))}
            </Stack>
          </div>
        </details>
      ))}
    </Panel>
  )
}

/** The first words below the title, unless they only repeat it. */
function previewOf({ title, description, policyQuotes }: CoverageItem): string | undefined {
  const words = description || policyQuotes[0]?.quote
  return words?.replace(/\.$/, '').toLowerCase() === title.toLowerCase() ? undefined : words
}
