import { graphql, labelOf, useFragment } from '@coverdesk/contract'
import {
  ButtonLink,
  DescriptionItem,
  DescriptionList,
  Link,
  mediumDay,
  Panel,
  PencilIcon,
  Stack,
  Text,
  usd,
} from '@coverdesk/design-system'
import { paths } from '../paths.ts'
import { OnlyListed } from './OnlyListed.tsx'
import type {
  PolicyCertificateFacts_policy$data,
  PolicyCertificateFacts_policy$key,
} from './__generated__/PolicyCertificateFacts_policy.graphql.ts'

/** What certificates may state about the policy, and who confirmed it where. */
export function PolicyCertificateFacts({ policy }: { policy: PolicyCertificateFacts_policy$key }) {
  const data = useFragment(
    graphql`
      fragment PolicyCertificateFacts_policy on BusinessPolicy {
        id
        certificateQuestions
        certificateFacts {
          provisions {
            kind
            scope
            partyName
            formNumber
            sourceFile {
              id
              name
            }
            confirmedBy {
              name
            }
            confirmedAt
          }
          claimsBasis
          aggregatePer
          coveredAutos
          retentionKind
          retention
          isPerStatute
          areProprietorsExcluded
        }
        foundCertificateFacts {
          question
          text
          citation {
            fileId
            fileName
            page
            link
          }
        }
        unconfirmedProvisions {
          kind
          scope
          partyName
          formNumber
          isOnlyListed
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
  const { id, certificateFacts, unconfirmedProvisions } = data
  return (
    <Panel
      title="Certificate facts"
      actions={
        <ButtonLink href={paths.certificateFacts(id)} size="small" icon={PencilIcon}>
          Edit certificate facts
        </ButtonLink>
      }
    >
      <Stack space="m">
        {certificateFacts.provisions.length === 0 && (
          <Text as="p" tone="muted">
            No additional insured, waiver or primary wording is confirmed. Certificates will not state any for
            this policy
            {unconfirmedProvisions.length > 0 && ' until someone confirms what the documents show'}.
          </Text>
        )}
        <DescriptionList>
          {certificateFacts.provisions.map((provision, at) => (
            <DescriptionItem key={at} label={labelOf('PolicyProvisionKind', provision.kind)}>
              <Provision policyId={id} provision={provision} />
            </DescriptionItem>
          ))}
          {unconfirmedProvisions.map((found, at) => (
            <DescriptionItem key={at} label={labelOf('PolicyProvisionKind', found.kind)}>
              <FoundProvision policyId={id} found={found} />
            </DescriptionItem>
          ))}
          <Answers policy={data} />
        </DescriptionList>
      </Stack>
    </Panel>
  )
}

type Facts = PolicyCertificateFacts_policy$data['certificateFacts']

function Provision({ policyId, provision }: { policyId: string; provision: Facts['provisions'][number] }) {
  const { scope, partyName, formNumber, sourceFile, confirmedBy, confirmedAt } = provision
  return (
    <>
      {scope === 'BLANKET' ? 'Blanket' : partyName}, form {formNumber}
      <Text as="div" size="small" tone="muted">
        {sourceFile ? (
          <>
            Shown by <Link href={paths.policyDocument(policyId, sourceFile.id)}>{sourceFile.name}</Link>
          </>
        ) : (
          'The document was deleted, so certificates no longer state this'
        )}
        {`. Confirmed${confirmedBy ? ` by ${confirmedBy.name}` : ''} on ${mediumDay(confirmedAt)}`}
      </Text>
    </>
  )
}

function FoundProvision({
  policyId,
  found: { scope, partyName, formNumber, isOnlyListed, citation },
}: {
  policyId: string
  found: PolicyCertificateFacts_policy$data['unconfirmedProvisions'][number]
}) {
  const toWhom = scope === 'BLANKET' ? 'Blanket' : partyName
  return (
    <>
      {[toWhom, formNumber && `form ${formNumber}`].filter(Boolean).join(', ')}
      {isOnlyListed && <OnlyListed />}
      <FoundAt policyId={policyId} citation={citation} />
    </>
  )
}

function FoundAt({
  policyId,
  citation: { fileId, fileName, page, link },
}: {
  policyId: string
  citation: PolicyCertificateFacts_policy$data['foundCertificateFacts'][number]['citation']
}) {
  return (
    <Text as="div" size="small" tone="muted">
      Not confirmed. Found on{' '}
      <Link href={paths.policyDocument(policyId, fileId) + link}>
        page {page} of {fileName}
      </Link>
    </Text>
  )
}

function Answers({
  policy: { id, certificateQuestions, certificateFacts, foundCertificateFacts },
}: {
  policy: PolicyCertificateFacts_policy$data
}) {
  const { claimsBasis, aggregatePer, coveredAutos, retentionKind, retention } = certificateFacts
  const asks = (question: string) => certificateQuestions.some((asked) => asked === question)
  const found = (question: string) => {
    const answer = foundCertificateFacts.find((each) => each.question === question)
    return (
      answer && (
        <>
          {answer.text}
          <FoundAt policyId={id} citation={answer.citation} />
        </>
      )
    )
  }
  return (
    <>
      {asks('BASIS') && (
        <DescriptionItem label="Coverage basis">
          {claimsBasis ? labelOf('PolicyClaimsBasis', claimsBasis) : found('BASIS')}
        </DescriptionItem>
      )}
      {asks('AGGREGATE') && (
        <DescriptionItem label="Aggregate applies per">
          {aggregatePer ? labelOf('PolicyAggregatePer', aggregatePer) : found('AGGREGATE')}
        </DescriptionItem>
      )}
      {asks('AUTOS') && (
        <DescriptionItem label="Covered autos">
          {coveredAutos.length === 0
            ? found('AUTOS')
            : coveredAutos.map((auto) => labelOf('PolicyCoveredAuto', auto)).join(', ')}
        </DescriptionItem>
      )}
      {asks('RETENTION') && (
        <DescriptionItem label="Deductible or retention">
          {retentionKind
            ? [labelOf('PolicyRetentionKind', retentionKind), retention != null && usd(retention / 100)]
                .filter(Boolean)
                .join(' ')
            : found('RETENTION')}
        </DescriptionItem>
      )}
      {asks('PROPRIETORS') && (
        <>
          <DescriptionItem label="Per statute">{answered(certificateFacts.isPerStatute)}</DescriptionItem>
          <DescriptionItem label="Proprietors excluded">
            {answered(certificateFacts.areProprietorsExcluded)}
          </DescriptionItem>
        </>
      )}
    </>
  )
}

function answered(answer: boolean | null | undefined): string | null {
  return answer == null ? null : answer ? 'Yes' : 'No'
}
