import { graphql, useFragment } from '@coverdesk/contract'
import type { RequestTypeBlock_request$key } from './__generated__/RequestTypeBlock_request.graphql.ts'
import { AddAdditionalInsuredBlock } from './AddAdditionalInsuredBlock.tsx'
import { CancelPolicyBlock } from './CancelPolicyBlock.tsx'
import { CreateCertificateBlock } from './CreateCertificateBlock.tsx'
import { DocumentRequestBlock } from './DocumentRequestBlock.tsx'
import { EndorsePolicyBlock } from './EndorsePolicyBlock.tsx'
import { QuestionBlock } from './QuestionBlock.tsx'

/** The fields specific to this request type; Other and Quote Request have none (spec 3). */
export function RequestTypeBlock({ request }: { request: RequestTypeBlock_request$key }) {
  const blocks = useFragment(
    graphql`
      fragment RequestTypeBlock_request on ServiceRequest {
        addAdditionalInsured {
          ...AddAdditionalInsuredBlock_details
        }
        cancelPolicy {
          ...CancelPolicyBlock_details
        }
        createCertificate {
          ...CreateCertificateBlock_details
        }
        documentRequest {
          ...DocumentRequestBlock_details
        }
        endorsePolicy {
          ...EndorsePolicyBlock_details
        }
        question {
          ...QuestionBlock_details
        }
      }
    `,
    request,
  )
  return (
    <>
      {blocks.addAdditionalInsured && <AddAdditionalInsuredBlock details={blocks.addAdditionalInsured} />}
      {blocks.cancelPolicy && <CancelPolicyBlock details={blocks.cancelPolicy} />}
      {blocks.createCertificate && <CreateCertificateBlock details={blocks.createCertificate} />}
      {blocks.documentRequest && <DocumentRequestBlock details={blocks.documentRequest} />}
      {blocks.endorsePolicy && <EndorsePolicyBlock details={blocks.endorsePolicy} />}
      {blocks.question && <QuestionBlock details={blocks.question} />}
    </>
  )
}
