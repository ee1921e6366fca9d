import type { requestTypes } from '@coverdesk/contract'
import { TextArea, TextField } from '@coverdesk/design-system'
import { AddressField, Checkbox } from '@coverdesk/design-system/forms'
import { type ReactNode, useState } from 'react'

type RequestType = (typeof requestTypes)[number]

const fields: Readonly<Record<RequestType, () => ReactNode>> = {
  ADD_ADDITIONAL_INSURED: () => (
    <>
      <TextField label="Additional insured" name="addAdditionalInsured.name" isRequired />
      <TextField
        label="Relationship"
        name="addAdditionalInsured.relationship"
        description="Landlord, general contractor, lender"
      />
      <AddressField label="Address" name="addAdditionalInsured.address" />
    </>
  ),
  CANCEL_POLICY: () => <TextArea label="Reason" name="cancelPolicy.reason" rows={2} />,
  CREATE_CERTIFICATE: () => <CertificateFields />,
  DOCUMENT_REQUEST: () => (
    <TextField label="Document" name="documentRequest.type" description="Loss runs, ID cards, policy copy" />
  ),
  ENDORSE_POLICY: () => null,
  OTHER: () => null,
  QUESTION: () => <TextArea label="Question" name="question.question" rows={2} isRequired />,
  QUOTE_REQUEST: () => null,
}

/** The fields of a request's type; what has none is told in the details. */
export function TypeFields({ type }: { type: RequestType }) {
  return fields[type]()
}

function CertificateFields() {
  const [isInsured, setIsInsured] = useState(false)
  return (
    <>
      <TextField label="Certificate holder" name="createCertificate.name" isRequired />
      <AddressField label="Address" name="createCertificate.address" />
      <Checkbox
        label="Additional insured"
        name="createCertificate.additionalInsured"
        isChecked={isInsured}
        onChange={setIsInsured}
      />
      {isInsured && (
        <>
          <TextField label="Relationship" name="createCertificate.additionalInsuredRelationship" />
          <TextField
            label="Relationship described"
            name="createCertificate.additionalInsuredRelationshipDescription"
          />
        </>
      )}
    </>
  )
}
