import { graphql, useFragment } from '@coverdesk/contract'
import { DescriptionItem, DescriptionList, Heading, Stack } from '@coverdesk/design-system'
import { dollars } from '../shared/dollars.ts'
import type { ApplicationLimits_application$key } from './__generated__/ApplicationLimits_application.graphql.ts'

/** The requested limits, if any. */
export function ApplicationLimits({ application }: { application: ApplicationLimits_application$key }) {
  const { selectedLimits } = useFragment(
    graphql`
      fragment ApplicationLimits_application on BusinessApplication {
        selectedLimits {
          coverageState
          bopAggregateLimit
          bopPerOccurrenceLimit
          cyberAggregateLimit
          cyberRetentionLimit
          glAggregateLimit
          glPerOccurrenceLimit
          wcPerAccidentLimit
          wcPerDiseaseEmployeeLimit
          wcPerDiseasePolicyLimit
        }
      }
    `,
    application,
  )
  if (!selectedLimits) return null
  const limits: [string, number | null][] = [
    ['General liability, per occurrence', selectedLimits.glPerOccurrenceLimit],
    ['General liability, aggregate', selectedLimits.glAggregateLimit],
    ['Business owners, per occurrence', selectedLimits.bopPerOccurrenceLimit],
    ['Business owners, aggregate', selectedLimits.bopAggregateLimit],
    ['Workers compensation, per accident', selectedLimits.wcPerAccidentLimit],
    ['Workers compensation, disease per employee', selectedLimits.wcPerDiseaseEmployeeLimit],
    ['Workers compensation, disease per policy', selectedLimits.wcPerDiseasePolicyLimit],
    ['Cyber, aggregate', selectedLimits.cyberAggregateLimit],
    ['Cyber, retention', selectedLimits.cyberRetentionLimit],
  ]
  return (
    <Stack space="xs">
      <Heading level={3} size="small">
        Requested limits
      </Heading>
      <DescriptionList>
        <DescriptionItem label="Coverage status">{selectedLimits.coverageState}</DescriptionItem>
        {limits.map(
          ([name, limit]) =>
            limit !== null && (
              <DescriptionItem key={name} label={name}>
                {dollars(limit)}
              </DescriptionItem>
            ),
        )}
      </DescriptionList>
    </Stack>
  )
}
