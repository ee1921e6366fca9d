import { graphql, useFragment } from '@coverdesk/contract'
import {
  Badge,
  count,
  DescriptionItem,
  DescriptionList,
  Heading,
  Inline,
  Stack,
} from '@coverdesk/design-system'
import { AddressText } from '../shared/AddressText.tsx'
import { dollars } from '../shared/dollars.ts'
import { titleCased } from '../shared/titleCased.ts'
import { employeesText } from './employeesText.ts'
import type { ApplicationLocations_application$key } from './__generated__/ApplicationLocations_application.graphql.ts'

/** The business's locations, each with its building and employees. */
export function ApplicationLocations({ application }: { application: ApplicationLocations_application$key }) {
  const { locations } = useFragment(
    graphql`
      fragment ApplicationLocations_application on BusinessApplication {
        locations {
          id
          isPrimary
          address {
            ...AddressText_address
          }
          buildingInfo {
            annualSales
            areaOccupiedByBusiness
            buildingCoverage
            burglarAlarmType
            constructionType
            ownershipType
            personalPropertyCoverage
            sprinkleredPercentage
            totalArea
            totalStories
            yearBuilt
          }
          employeeInfo {
            jobCode
            numFullTimeEmployees
            numPartTimeEmployees
            totalEmployeePayroll
          }
        }
      }
    `,
    application,
  )
  if (locations.length === 0) return null
  return (
    <Stack space="m">
      <Heading level={3} size="small">
        Locations
      </Heading>
      {locations.map(({ id, isPrimary, address, buildingInfo: building, employeeInfo }, place) => (
        <Stack key={id} space="xs">
          <Inline>
            <Heading level={4}>
              {address ? <AddressText address={address} /> : `Location ${place + 1}`}
            </Heading>
            {isPrimary && <Badge isPlain>Primary</Badge>}
          </Inline>
          <DescriptionList>
            <DescriptionItem label="Ownership">{label(building?.ownershipType)}</DescriptionItem>
            <DescriptionItem label="Construction">
              {[label(building?.constructionType), building?.yearBuilt].filter(Boolean).join(', ')}
            </DescriptionItem>
            <DescriptionItem label="Stories">{building?.totalStories}</DescriptionItem>
            <DescriptionItem label="Area">{squareFeet(building?.totalArea)}</DescriptionItem>
            <DescriptionItem label="Occupied by the business">
              {squareFeet(building?.areaOccupiedByBusiness)}
            </DescriptionItem>
            <DescriptionItem label="Sprinklered">
              {building?.sprinkleredPercentage != null && `${building.sprinkleredPercentage}%`}
            </DescriptionItem>
            <DescriptionItem label="Burglar alarm">{label(building?.burglarAlarmType)}</DescriptionItem>
            <DescriptionItem label="Building coverage">{dollars(building?.buildingCoverage)}</DescriptionItem>
            <DescriptionItem label="Personal property coverage">
              {dollars(building?.personalPropertyCoverage)}
            </DescriptionItem>
            <DescriptionItem label="Annual sales">{dollars(building?.annualSales)}</DescriptionItem>
            {employeeInfo.map((group, index) => (
              <DescriptionItem key={index} label={group.jobCode ? `Job code ${group.jobCode}` : 'Employees'}>
                {employeesText({
                  fullTime: group.numFullTimeEmployees,
                  partTime: group.numPartTimeEmployees,
                  payroll: group.totalEmployeePayroll,
                })}
              </DescriptionItem>
            ))}
          </DescriptionList>
        </Stack>
      ))}
    </Stack>
  )
}

function label(value: string | null | undefined): string | null {
  return value == null ? null : titleCased(value)
}

function squareFeet(area: number | null | undefined): string | null {
  return area == null ? null : `${count(area)} sq ft`
}
