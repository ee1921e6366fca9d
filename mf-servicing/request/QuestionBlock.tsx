import { graphql, useFragment } from '@coverdesk/contract'
import { DescriptionItem } from '@coverdesk/design-system'
import type { QuestionBlock_details$key } from './__generated__/QuestionBlock_details.graphql.ts'
import { FoldedText } from './FoldedText.tsx'
import { plainWords } from './plainWords.ts'
import { PolicyName } from './PolicyName.tsx'

/** The client's question, and the policy it is about. */
export function QuestionBlock({ details }: { details: QuestionBlock_details$key }) {
  const { policy, policyId, question, type } = useFragment(
    graphql`
      fragment QuestionBlock_details on QuestionDetails {
        policyId
        policy {
          ...PolicyName_policy
        }
        question
        type
      }
    `,
    details,
  )
  return (
    <>
      <DescriptionItem label="Question">{question && <FoldedText text={question} />}</DescriptionItem>
      <DescriptionItem label="Kind of question">{plainWords(type)}</DescriptionItem>
      <DescriptionItem label="About policy">
        {policy ? <PolicyName policy={policy} /> : policyId}
      </DescriptionItem>
    </>
  )
}
