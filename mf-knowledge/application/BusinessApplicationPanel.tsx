import { graphql, useFragment } from '@coverdesk/contract'
import { Badge, Panel, Stack } from '@coverdesk/design-system'
import { titleCased } from '../shared/titleCased.ts'
import type { BusinessApplicationPanel_application$key } from './__generated__/BusinessApplicationPanel_application.graphql.ts'
import { ApplicationFacts } from './ApplicationFacts.tsx'
import { ApplicationLimits } from './ApplicationLimits.tsx'
import { ApplicationLocations } from './ApplicationLocations.tsx'
import { ApplicationLosses } from './ApplicationLosses.tsx'
import { ApplicationOwners } from './ApplicationOwners.tsx'
import { ApplicationUnderwriting } from './ApplicationUnderwriting.tsx'

export interface BusinessApplicationPanelProps {
  accountId: string
  application: BusinessApplicationPanel_application$key
}

/** One insurance application with everything the business submitted. */
export function BusinessApplicationPanel({ accountId, application: key }: BusinessApplicationPanelProps) {
  const application = useFragment(
    graphql`
      fragment BusinessApplicationPanel_application on BusinessApplication {
        state
        ...ApplicationFacts_application
        ...ApplicationLimits_application
        ...ApplicationLocations_application
        ...ApplicationOwners_application
        ...ApplicationLosses_application
        ...ApplicationUnderwriting_application
      }
    `,
    key,
  )
  return (
    <Panel title="Insurance application" actions={<Badge isPlain>{titleCased(application.state)}</Badge>}>
      <Stack space="l">
        <ApplicationFacts accountId={accountId} application={application} />
        <ApplicationLimits application={application} />
        <ApplicationLocations application={application} />
        <ApplicationOwners application={application} />
        <ApplicationLosses application={application} />
        <ApplicationUnderwriting application={application} />
      </Stack>
    </Panel>
  )
}
