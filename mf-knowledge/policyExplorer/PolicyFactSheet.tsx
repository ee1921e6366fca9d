import { graphql, useFragment } from '@coverdesk/contract'
import { ButtonLink, count, Panel, Stack, Text } from '@coverdesk/design-system'
import { Banner } from '@coverdesk/design-system/frames'
import type { ReactNode } from 'react'
import { paths } from '../paths.ts'
import { detailText } from '../shared/detailText.ts'
import { dollars } from '../shared/dollars.ts'
import { SourceLink } from '../sources/SourceLink.tsx'
import type { SourceLink_citation$key } from '../sources/__generated__/SourceLink_citation.graphql.ts'
import { CoverageList } from './CoverageList.tsx'
import * as styles from './PolicyFactSheet.css.ts'
import type { PolicyFactSheet_details$key } from './__generated__/PolicyFactSheet_details.graphql.ts'

export interface PolicyFactSheetProps {
  policyId: string
  details: PolicyFactSheet_details$key
}

/** The details from the policy's documents, each with its page. */
export function PolicyFactSheet({ policyId, details }: PolicyFactSheetProps) {
  const {
    summary,
    conflictCount,
    fields,
    extraLimits,
    deductibles,
    locations,
    coverageDescriptions,
    exclusionDescriptions,
    forms,
  } = useFragment(
    graphql`
      fragment PolicyFactSheet_details on PolicyDetails {
        summary
        conflictCount
        fields {
          path
          label
          kind
          value
          citation {
            ...SourceLink_citation
          }
        }
        extraLimits {
          name
          limit
          citation {
            ...SourceLink_citation
          }
        }
        deductibles {
          name
          amount
          percent
          citation {
            ...SourceLink_citation
          }
        }
        locations {
          address {
            line1
          }
          limits {
            building
            contents
          }
          citation {
            ...SourceLink_citation
          }
        }
        coverageDescriptions {
          ...CoverageList_descriptions
        }
        exclusionDescriptions {
          ...CoverageList_descriptions
        }
        forms {
          number
          edition
          title
          citation {
            ...SourceLink_citation
          }
        }
      }
    `,
    details,
  )
  const known = fields.flatMap(({ path, label, kind, value, citation }) => {
    const text = detailText(kind, value)
    return text === null ? [] : [{ path, label, value: text, citation }]
  })
  const facts = known.filter(({ path }) => !path.startsWith('limits.') && path !== 'deductible')
  const limits = [
    ...known.filter(({ path }) => path.startsWith('limits.')),
    ...extraLimits.map(({ name, limit, citation }) => ({
      path: name,
      label: name,
      value: dollars(limit),
      citation,
    })),
  ]
  const retained = [
    ...(deductibles.length === 0 ? known.filter(({ path }) => path === 'deductible') : []),
    ...deductibles.map(({ name, amount, percent, citation }) => ({
      path: name,
      label: name,
      value: amount == null ? percent != null && `${percent}%` : dollars(amount),
      citation,
    })),
  ]

  return (
    <Stack space="m">
      {conflictCount > 0 && (
        <Banner
          tone="warning"
          title={`The documents disagree about ${count(conflictCount)} ${conflictCount === 1 ? 'value' : 'values'}`}
          action={
            <ButtonLink size="small" href={paths.reviewPolicy(policyId)}>
              Review
            </ButtonLink>
          }
        />
      )}
      <Panel
        title="Policy overview"
        actions={
          <ButtonLink size="small" tone="quiet" href={paths.reviewPolicy(policyId)}>
            Review details
          </ButtonLink>
        }
      >
        <Stack space="m">
          {summary && <Text as="p">{summary}</Text>}
          <FactList label="Policy" facts={facts} />
          <FactList label="Limits" facts={limits} hasHeading />
          <FactList label="Deductibles" facts={retained} hasHeading />
          <FactList
            label="Locations"
            hasHeading
            facts={locations.map(({ address: { line1 }, limits: { building, contents }, citation }) => ({
              path: line1,
              label: line1,
              value: [
                building != null && `Building ${dollars(building)}`,
                contents != null && `Contents ${dollars(contents)}`,
              ]
                .filter(Boolean)
                .join(' · '),
              citation,
            }))}
          />
        </Stack>
      </Panel>
      <CoverageList
        title="What's covered"
        empty="The documents describe no coverages."
        descriptions={coverageDescriptions}
      />
      <CoverageList
        title="What's not covered"
        empty="The documents describe no exclusions."
        descriptions={exclusionDescriptions}
      />
      {forms.length > 0 && (
        <Panel title="Forms and endorsements">
          <FactList
            label="Forms and endorsements"
            facts={forms.map(({ number, edition, title, citation }) => ({
              path: `${number} ${edition}`,
              label: title ?? 'Form',
              value: [number, edition].filter(Boolean).join(' '),
              citation,
            }))}
          />
        </Panel>
      )}
    </Stack>
  )
}

interface FactListProps {
  label: string
  hasHeading?: boolean
  facts: readonly {
    path: string
    label: string
    value: ReactNode
    citation: SourceLink_citation$key | null | undefined
  }[]
}

function FactList({ label, hasHeading = false, facts }: FactListProps) {
  if (facts.length === 0) return null
  return (
    <div>
      {hasHeading && <h3 className={styles.heading}>{label}</h3>}
      <dl aria-label={label} className={styles.facts}>
        {facts.map((fact, index) => (
          // Two limits may have the same name.
          <div key={`${fact.path} ${index}`} className={styles.fact}>
            <dt className={styles.label}>{fact.label}</dt>
            <dd className={styles.value}>{fact.value}</dd>
            <dd className={styles.source}>
              {fact.citation && <SourceLink citation={fact.citation} of={fact.label} />}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
