import { Select, type SelectOption, TextArea, TextField } from '@coverdesk/design-system'
import { FieldGroup } from '@coverdesk/design-system/forms'
import { useState } from 'react'
import { FieldPair } from '../shared/FieldPair.tsx'
import { fieldPath, type KnownPolicy } from './knownPolicy.ts'
import { processOptions, sourceDetails, sourceOptions } from './policyChoices.ts'

export interface SourceFieldsProps {
  path: string
  known: KnownPolicy
  users: readonly SelectOption[]
}

/** How the agency got the policy; changing the source clears the details (spec of policies, section 4). */
export function SourceFields({ path, known, users }: SourceFieldsProps) {
  const [source, setSource] = useState({ type: known.sourceType ?? '', isAsKnown: true })
  return (
    <FieldGroup label="Source">
      <FieldPair>
        <Select
          label="Source"
          name={fieldPath(path, 'sourceType')}
          placeholder="Not known"
          options={sourceOptions}
          value={source.type}
          onChange={(type) => setSource({ type, isAsKnown: false })}
        />
        <Select
          label="Source process"
          name={fieldPath(path, 'sourceProcessType')}
          placeholder="Not known"
          options={processOptions}
          defaultValue={known.sourceProcessType ?? ''}
        />
        <Select
          label="Agency user"
          name={fieldPath(path, 'sourceAgencyUserId')}
          placeholder="Nobody"
          options={users}
          defaultValue={known.sourceAgencyUserId ?? ''}
        />
      </FieldPair>
      <SourceDetails
        key={source.type}
        path={path}
        type={source.type}
        known={source.isAsKnown ? known : nothing}
      />
    </FieldGroup>
  )
}

type Details = Pick<KnownPolicy, 'sourceSubType' | 'sourceName' | 'sourceNotes'>

const nothing: Details = { sourceSubType: null, sourceName: null, sourceNotes: null }

/** The additional fields of the selected source. */
function SourceDetails({ path, type, known }: { path: string; type: string; known: Details }) {
  const detail = sourceDetails[type]
  return (
    <>
      {detail && (
        <FieldPair>
          {detail.subTypes && (
            <Select
              label={detail.subTypes.label}
              name={fieldPath(path, 'sourceSubType')}
              placeholder="Not known"
              options={detail.subTypes.options}
              defaultValue={known.sourceSubType ?? ''}
            />
          )}
          <TextField
            label={detail.name.label}
            name={fieldPath(path, detail.name.field)}
            autoComplete="off"
            defaultValue={known.sourceName ?? ''}
          />
        </FieldPair>
      )}
      <TextArea
        label="Source notes"
        name={fieldPath(path, 'sourceNotes')}
        defaultValue={known.sourceNotes ?? ''}
      />
    </>
  )
}
