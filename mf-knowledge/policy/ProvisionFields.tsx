import { graphql, labelOf, optionsOf, useFragment } from '@coverdesk/contract'
import {
  Button,
  IconButton,
  Inline,
  PlusIcon,
  Select,
  Stack,
  Text,
  TextField,
  TrashIcon,
} from '@coverdesk/design-system'
import { FieldGroup } from '@coverdesk/design-system/forms'
import { useState } from 'react'
import { FieldPair } from '../shared/FieldPair.tsx'
import type {
  ProvisionFields_policy$data,
  ProvisionFields_policy$key,
} from './__generated__/ProvisionFields_policy.graphql.ts'
import { OnlyListed } from './OnlyListed.tsx'
import * as styles from './ProvisionFields.css.ts'

/** Additional insureds, waivers and primary wording, each with its form and supporting document. */
export function ProvisionFields({ policy }: { policy: ProvisionFields_policy$key }) {
  const { certificateFacts, unconfirmedProvisions, files } = useFragment(
    graphql`
      fragment ProvisionFields_policy on BusinessPolicy {
        certificateFacts {
          provisions {
            kind
            scope
            partyName
            formNumber
            sourceFileId
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
            quote
          }
        }
        files {
          id
          name
        }
      }
    `,
    policy,
  )
  const [rows, setRows] = useState<readonly ProvisionRow[]>(() =>
    certificateFacts.provisions.map((provision, key) => ({ key, provision })),
  )

  const open = unconfirmedProvisions.filter((each) => !rows.some(({ found }) => found === each))

  function add(found?: Found) {
    const key = (rows.at(-1)?.key ?? -1) + 1
    setRows([...rows, { key, found, provision: found ? asFound(found) : empty }])
  }

  function setScope(key: number, scope: string) {
    setRows((current) =>
      current.map((row) => (row.key === key ? { ...row, provision: { ...row.provision, scope } } : row)),
    )
  }

  return (
    <FieldGroup
      label="Provisions"
      name="provisions"
      description="List only what the policy forms provide. Certificates state nothing else."
    >
      {rows.map(({ key, provision }, at) => (
        <div key={key} className={styles.provision}>
          <FieldPair>
            <Select
              label="Provides"
              name={`provisions.${at}.kind`}
              placeholder="Choose"
              options={optionsOf('PolicyProvisionKind', [
                'ADDITIONAL_INSURED',
                'WAIVER_OF_SUBROGATION',
                'PRIMARY_NONCONTRIBUTORY',
              ])}
              defaultValue={provision.kind}
              isRequired
            />
            <Select
              label="To"
              name={`provisions.${at}.scope`}
              placeholder="Choose"
              isRequired
              options={[
                { value: 'BLANKET', label: 'Blanket, where required by written contract' },
                { value: 'NAMED', label: 'A named party' },
              ]}
              value={provision.scope}
              onChange={(scope) => setScope(key, scope)}
            />
            {provision.scope === 'NAMED' && (
              <TextField
                label="Party"
                name={`provisions.${at}.partyName`}
                description="As named in the endorsement"
                autoComplete="off"
                isRequired
                defaultValue={provision.partyName ?? ''}
              />
            )}
            <TextField
              label="Form number"
              name={`provisions.${at}.formNumber`}
              placeholder="CG 20 10 04 13"
              autoComplete="off"
              isRequired
              defaultValue={provision.formNumber}
            />
            <Select
              label="Shown by"
              name={`provisions.${at}.sourceFileId`}
              placeholder="Choose a document"
              options={files.map(({ id, name }) => ({ value: id, label: name }))}
              defaultValue={provision.sourceFileId}
              isRequired
            />
          </FieldPair>
          <div className={styles.remove}>
            <IconButton
              icon={TrashIcon}
              label={`Remove provision ${at + 1}`}
              onPress={() => setRows((current) => current.filter((row) => row.key !== key))}
            />
          </div>
        </div>
      ))}
      {open.length > 0 && (
        <Stack space="s">
          <Text as="p" weight="semibold">
            Found in the documents
          </Text>
          {open.map((each, at) => (
            <FoundProvision key={at} found={each} onAdd={() => add(each)} />
          ))}
        </Stack>
      )}
      {files.length === 0 ? (
        <Text as="p" tone="muted">
          Upload the endorsement under Documents first, then confirm here what it provides.
        </Text>
      ) : (
        <Inline>
          <Button icon={PlusIcon} onPress={() => add()}>
            Add provision
          </Button>
        </Inline>
      )}
    </FieldGroup>
  )
}

type Found = ProvisionFields_policy$data['unconfirmedProvisions'][number]

function FoundProvision({ found, onAdd }: { found: Found; onAdd: () => void }) {
  const { kind, scope, partyName, formNumber, isOnlyListed, citation } = found
  const toWhom = scope === 'BLANKET' ? 'blanket' : partyName
  const name = [labelOf('PolicyProvisionKind', kind), toWhom].filter(Boolean).join(': ')
  return (
    <div className={styles.found}>
      <div>
        {name}
        {formNumber && `, form ${formNumber}`}
        {isOnlyListed && <OnlyListed />}
        <Text as="div" size="small" tone="muted">
          “{citation.quote}” Page {citation.page} of {citation.fileName}
        </Text>
      </div>
      <IconButton icon={PlusIcon} label={`Add ${name}`} onPress={onAdd} />
    </div>
  )
}

function asFound({ kind, scope, partyName, formNumber, citation }: Found): ProvisionRow['provision'] {
  return { kind, scope: scope ?? '', partyName, formNumber: formNumber ?? '', sourceFileId: citation.fileId }
}

const empty = { kind: '', scope: '', partyName: null, formNumber: '', sourceFileId: '' }

interface ProvisionRow {
  readonly key: number
  /** What it was added from; removed, it is offered again. */
  readonly found?: Found | undefined
  readonly provision: {
    readonly kind: string
    readonly scope: string
    readonly partyName?: string | null | undefined
    readonly formNumber: string
    readonly sourceFileId: string
  }
}
