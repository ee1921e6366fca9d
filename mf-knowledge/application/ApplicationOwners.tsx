import { graphql, useFragment } from '@coverdesk/contract'
import { DescriptionItem, DescriptionList, Heading, Stack } from '@coverdesk/design-system'
import { calendarDay } from '../shared/calendarDay.ts'
import { dollars } from '../shared/dollars.ts'
import type { ApplicationOwners_application$key } from './__generated__/ApplicationOwners_application.graphql.ts'

/** The business's owners and their earnings. */
export function ApplicationOwners({ application }: { application: ApplicationOwners_application$key }) {
  const { owners } = useFragment(
    graphql`
      fragment ApplicationOwners_application on BusinessApplication {
        owners {
          annualPayroll
          dateOfBirth
          fullName
          jobCode
        }
      }
    `,
    application,
  )
  if (owners.length === 0) return null
  return (
    <Stack space="xs">
      <Heading level={3} size="small">
        Owners
      </Heading>
      <DescriptionList>
        {owners.map(({ fullName, dateOfBirth, jobCode, annualPayroll }, place) => (
          <DescriptionItem key={place} label={fullName ?? `Owner ${place + 1}`}>
            {[
              dateOfBirth && `Born ${calendarDay(dateOfBirth)}`,
              jobCode && `job code ${jobCode}`,
              annualPayroll !== null && `${dollars(annualPayroll)} a year`,
            ]
              .filter(Boolean)
              .join(', ')}
          </DescriptionItem>
        ))}
      </DescriptionList>
    </Stack>
  )
}
