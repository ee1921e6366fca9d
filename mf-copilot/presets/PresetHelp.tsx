import { graphql, useFragment } from '@coverdesk/contract'
import { Heading, Stack, Text } from '@coverdesk/design-system'
import type { PresetHelp_query$key } from './__generated__/PresetHelp_query.graphql.ts'
import * as styles from './PresetHelp.css.ts'

const tips = [
  'Say who the result is for and how they will use it.',
  'List the sections, fields or columns you expect, in order.',
  'Name the files the run needs, and what each one is.',
  'Give the rules of your agency: wording to use, limits to check, what to leave out.',
  'Say what to do when something is missing: ask, or leave it blank and say so.',
]

/** Prompting tips and the tools a preset can ask Cara to use. */
export function PresetHelp({ query }: { query: PresetHelp_query$key }) {
  const { caraTools } = useFragment(
    graphql`
      fragment PresetHelp_query on Query {
        caraTools {
          name
          description
        }
      }
    `,
    query,
  )
  return (
    <Stack space="l">
      <Stack space="xs">
        <Heading level={3} size="small">
          Writing a good prompt
        </Heading>
        <ul className={styles.tips}>
          {tips.map((tip) => (
            <li key={tip}>
              <Text tone="muted">{tip}</Text>
            </li>
          ))}
        </ul>
      </Stack>
      <Stack space="xs">
        <Heading level={3} size="small">
          Cara's tools
        </Heading>
        <Text as="p" tone="muted">
          Name a tool in the prompt to have Cara use it.
        </Text>
        <dl className={styles.tools}>
          {caraTools.map(({ name, description }) => (
            <div key={name}>
              <dt className={styles.name}>{name}</dt>
              <dd className={styles.words}>{description}</dd>
            </div>
          ))}
        </dl>
      </Stack>
    </Stack>
  )
}
