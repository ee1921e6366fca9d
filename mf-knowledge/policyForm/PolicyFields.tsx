import { graphql, useFragment } from '@coverdesk/contract'
import { DatePicker, Select, type SelectOption, TextField } from '@coverdesk/design-system'
import { FieldGroup } from '@coverdesk/design-system/forms'
import { useState } from 'react'
import { FieldPair } from '../shared/FieldPair.tsx'
import type { PolicyFields_query$key } from './__generated__/PolicyFields_query.graphql.ts'
import { CompanyField } from './CompanyField.tsx'
import { CoverageFields } from './CoverageFields.tsx'
import { fieldPath, type KnownPolicy } from './knownPolicy.ts'
import { NumberTaken, type TakenNumbers } from './NumberTaken.tsx'
import { lineOptions, marketOptions } from './policyChoices.ts'
import { PricingFields } from './PricingFields.tsx'
import { SourceFields } from './SourceFields.tsx'
import { asManyDays } from './termAfter.ts'
import { TermFields } from './TermFields.tsx'

export interface PolicyFieldsProps {
  query: PolicyFields_query$key
  /** The prefix of all field names: `policies.0`; empty in a single-policy form. */
  path: string
  known: KnownPolicy
  /** The statuses to choose from; without them, a policy is new and gets the server's default. */
  states?: { readonly current: string; readonly options: readonly SelectOption[] }
  /** Duplicate policy numbers. */
  taken?: TakenNumbers | undefined
  /** Whether focus starts here. */
  autoFocus?: boolean
}

/** The fields of a new or existing policy; each is named by its path in server errors. */
export function PolicyFields({ query, path, known, states, taken, autoFocus = false }: PolicyFieldsProps) {
  const { agencyUsers, businessPolicyDefaults } = useFragment(
    graphql`
      fragment PolicyFields_query on Query {
        agencyUsers {
          id
          name
        }
        businessPolicyDefaults {
          viewerCanChooseAgencyBilling {
            isAllowed
          }
        }
      }
    `,
    query,
  )
  const [chosenLine, setChosenLine] = useState<string>()
  const line = chosenLine ?? known.type ?? ''
  const numberPath = fieldPath(path, 'policyNumber')

  return (
    <>
      <FieldGroup label="Policy">
        <FieldPair>
          <Select
            label="Type"
            name={fieldPath(path, 'type')}
            isRequired
            placeholder="Choose a type"
            options={lineOptions}
            autoFocus={autoFocus}
            value={line}
            onChange={setChosenLine}
            description={known.sources?.['type']}
          />
          {states && (
            <Select
              label="Status"
              name={fieldPath(path, 'state')}
              options={states.options}
              defaultValue={states.current}
            />
          )}
          <Select
            label="Market"
            name={fieldPath(path, 'market')}
            placeholder="Not known"
            options={marketOptions}
            defaultValue={known.market ?? ''}
            description={known.sources?.['market']}
          />
          <CompanyField
            company="carrier"
            name={fieldPath(path, 'carrierId')}
            isRequired
            defaultValue={known.carrier}
            description={known.sources?.['carrierId']}
            named={known.carrierNamed}
          />
          <CompanyField company="broker" name={fieldPath(path, 'brokerId')} defaultValue={known.broker} />
          <TextField
            label="Quote number"
            name={fieldPath(path, 'quoteNumber')}
            autoComplete="off"
            defaultValue={known.quoteNumber ?? ''}
            description={known.sources?.['quoteNumber']}
          />
          <TextField
            label="Policy number"
            name={numberPath}
            autoComplete="off"
            defaultValue={known.policyNumber ?? ''}
            description={known.sources?.['policyNumber']}
          />
        </FieldPair>
        {taken?.paths.includes(numberPath) && <NumberTaken taken={taken} />}
      </FieldGroup>
      <FieldGroup label="Term">
        <FieldPair>
          <DatePicker
            label="Issued date"
            name={fieldPath(path, 'issuedAt')}
            defaultValue={known.issuedAt}
            description={known.sources?.['issuedAt']}
          />
          <TermFields path={path} term={known} expirationOf={states ? undefined : asManyDays} />
        </FieldPair>
      </FieldGroup>
      <PricingFields
        path={path}
        known={known}
        canAgencyBill={businessPolicyDefaults.viewerCanChooseAgencyBilling.isAllowed}
      />
      <CoverageFields path={path} known={known} line={line} />
      <SourceFields
        path={path}
        known={known}
        users={agencyUsers.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </>
  )
}
