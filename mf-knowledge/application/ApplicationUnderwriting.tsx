import { graphql, useFragment } from '@coverdesk/contract'
import { DescriptionItem, DescriptionList, Heading, Stack, Text } from '@coverdesk/design-system'
import { MarkdownText } from '@coverdesk/design-system/conversation'
import type { ApplicationUnderwriting_application$key } from './__generated__/ApplicationUnderwriting_application.graphql.ts'

/** Carriers' questions, the business's answers, and its declarations. */
export function ApplicationUnderwriting({
  application,
}: {
  application: ApplicationUnderwriting_application$key
}) {
  const {
    underwritingAnswers: answers,
    underwritingQuestions: questions,
    underwritingStatements: statements,
  } = useFragment(
    graphql`
      fragment ApplicationUnderwriting_application on BusinessApplication {
        underwritingAnswers {
          answer
          locationId
          questionId
        }
        underwritingQuestions {
          id
          key
          locationId
          question
          carriers
        }
        underwritingStatements {
          carrier
          markdown
        }
      }
    `,
    application,
  )
  if (questions.length === 0 && statements.length === 0) return null
  return (
    <Stack space="xs">
      <Heading level={3} size="small">
        Underwriting
      </Heading>
      <DescriptionList>
        {questions.map(({ id, key, locationId, question, carriers }) => (
          <DescriptionItem key={id} label={question}>
            {answers
              .filter((given) => given.questionId === key && given.locationId === locationId)
              .map(({ answer }) => answer)
              .join(', ') || 'Not answered yet'}
            {carriers.length > 0 && (
              <Text as="div" size="small" tone="muted">
                Asked by {carriers.join(', ')}
              </Text>
            )}
          </DescriptionItem>
        ))}
      </DescriptionList>
      {statements.map(({ carrier, markdown }) => (
        <Stack key={carrier} space="xxs">
          <Heading level={4}>Statement to {carrier}</Heading>
          <MarkdownText text={markdown} headingLevel={4} />
        </Stack>
      ))}
    </Stack>
  )
}
