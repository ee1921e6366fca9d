import {
  graphql,
  type PageProps,
  useFetcher,
  usePreloadedQuery,
  useDialog,
  optionsOf,
} from '@coverdesk/contract'
import { Select } from '@coverdesk/design-system'
import {
  Checkbox,
  CheckboxGroup,
  CurrencyInput,
  FieldGroup,
  FormDialog,
} from '@coverdesk/design-system/forms'
import { useState } from 'react'
import { paths } from '../paths.ts'
import type { PolicyErrors } from '../policyForm/policyErrors.ts'
import { FieldPair } from '../shared/FieldPair.tsx'
import type {
  CertificateFactsDialogQuery,
  CertificateFactsDialogQuery$data,
} from './__generated__/CertificateFactsDialogQuery.graphql.ts'
import { certificateFactsInput } from './certificateFactsInput.ts'
import { ProvisionFields } from './ProvisionFields.tsx'

/** Sets what certificates may state about a policy. Saving confirms what is new. */
export function CertificateFactsDialog({ queryRef }: PageProps<CertificateFactsDialogQuery>) {
  const { businessPolicy } = usePreloadedQuery<CertificateFactsDialogQuery>(
    graphql`
      query CertificateFactsDialogQuery($id: ID!) {
        businessPolicy(id: $id) {
          version
          certificateQuestions
          certificateFacts {
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
              fileName
              page
              quote
            }
          }
          ...ProvisionFields_policy
        }
      }
    `,
    queryRef,
  )
  const { id } = queryRef.variables
  // A colleague's change must not overwrite what the user is typing.
  const [opened] = useState(businessPolicy)
  const dialog = useDialog()
  const fetcher = useFetcher<PolicyErrors>()
  const isSubmitting = fetcher.state !== 'idle'

  // The parent page redirects to the list if the policy does not exist.
  if (!opened) return null
  const { version, certificateQuestions, certificateFacts, foundCertificateFacts } = opened

  function handleSubmit(form: FormData) {
    void fetcher.submit(
      { version: fetcher.data?.version ?? version, ...certificateFactsInput(form) },
      { method: 'put', encType: 'application/json', action: paths.certificateFacts(id) },
    )
  }

  return (
    <FormDialog
      {...dialog}
      submitLabel="Save Changes"
      onSubmit={handleSubmit}
      errors={fetcher.data}
      isCheckedByServer
      isSubmitting={isSubmitting}
    >
      <ProvisionFields policy={opened} />
      {fetcher.data?.fields?.some(({ path }) => path === 'confirm') && (
        <Checkbox name="confirm" label="The documents show this: save it as entered" />
      )}
      {certificateQuestions.length > 0 && (
        <FieldGroup label="Coverage">
          <Questions asked={certificateQuestions} facts={certificateFacts} found={foundCertificateFacts} />
        </FieldGroup>
      )}
    </FormDialog>
  )
}

type Policy = NonNullable<CertificateFactsDialogQuery$data['businessPolicy']>

interface QuestionsProps {
  asked: Policy['certificateQuestions']
  facts: Policy['certificateFacts']
  /** What the documents answer, for those that nobody has answered. */
  found: Policy['foundCertificateFacts']
}

function Questions({ asked, facts, found }: QuestionsProps) {
  const asks = (question: string) => asked.some((other) => other === question)
  const hint = (question: string) => {
    const answer = found.find((each) => each.question === question)
    if (!answer) return undefined
    const { fileName, page, quote } = answer.citation
    return `${answer.text}, by page ${page} of ${fileName}: “${quote}”`
  }
  return (
    <FieldPair>
      {asks('BASIS') && (
        <Select
          label="Coverage basis"
          name="claimsBasis"
          description={hint('BASIS')}
          placeholder="Not known"
          options={optionsOf('PolicyClaimsBasis', ['OCCURRENCE', 'CLAIMS_MADE'])}
          defaultValue={facts.claimsBasis ?? ''}
        />
      )}
      {asks('AGGREGATE') && (
        <Select
          label="Aggregate applies per"
          name="aggregatePer"
          description={hint('AGGREGATE')}
          placeholder="Not known"
          options={optionsOf('PolicyAggregatePer', ['POLICY', 'PROJECT', 'LOCATION'])}
          defaultValue={facts.aggregatePer ?? ''}
        />
      )}
      {asks('AUTOS') && (
        <CheckboxGroup
          label="Covered autos"
          name="coveredAutos"
          description={hint('AUTOS')}
          options={optionsOf('PolicyCoveredAuto', ['ANY', 'OWNED', 'SCHEDULED', 'HIRED', 'NON_OWNED'])}
          defaultValue={facts.coveredAutos}
        />
      )}
      {asks('RETENTION') && (
        <>
          <Select
            label="Deductible or retention"
            name="retentionKind"
            description={hint('RETENTION')}
            placeholder="Not known"
            options={optionsOf('PolicyRetentionKind')}
            defaultValue={facts.retentionKind ?? ''}
          />
          <CurrencyInput label="Amount" name="retention" defaultCents={facts.retention ?? undefined} />
        </>
      )}
      {asks('PROPRIETORS') && (
        <>
          <YesNo label="Per statute" name="isPerStatute" answer={facts.isPerStatute} />
          <YesNo
            label="Proprietors, partners, officers or members excluded"
            name="areProprietorsExcluded"
            answer={facts.areProprietorsExcluded}
          />
        </>
      )}
    </FieldPair>
  )
}

function YesNo({ label, name, answer }: { label: string; name: string; answer: boolean | null | undefined }) {
  return (
    <Select
      label={label}
      name={name}
      placeholder="Not known"
      options={[
        { value: 'true', label: 'Yes' },
        { value: 'false', label: 'No' },
      ]}
      defaultValue={answer == null ? '' : String(answer)}
    />
  )
}
