import { EmailLink, graphql, lineOfBusinessLabel, useFragment } from '@coverdesk/contract'
import { DescriptionItem, DescriptionList } from '@coverdesk/design-system'
import { AddressText } from '../shared/AddressText.tsx'
import { calendarDay } from '../shared/calendarDay.ts'
import { dollars } from '../shared/dollars.ts'
import { PhoneLink } from '../shared/PhoneLink.tsx'
import { titleCased } from '../shared/titleCased.ts'
import { employeesText } from './employeesText.ts'
import type { ApplicationFacts_application$key } from './__generated__/ApplicationFacts_application.graphql.ts'

export interface ApplicationFactsProps {
  accountId: string
  application: ApplicationFacts_application$key
}

/** The applicant, the lines applied for and the effective date. */
export function ApplicationFacts({ accountId, application }: ApplicationFactsProps) {
  const facts = useFragment(
    graphql`
      fragment ApplicationFacts_application on BusinessApplication {
        annualRevenue
        businessDba
        businessName
        contact {
          email
          fullName
          phone
        }
        employeeInfo {
          numFullTimeEmployees
          numPartTimeEmployees
          totalEmployeePayroll
        }
        fein
        industry {
          code
          title
        }
        insuranceEffectiveAt
        insuranceTypes
        legalEntityType
        mailingAddress {
          ...AddressText_address
        }
        naicsCode
        selectedCarriers
        yearOfFounding
        yearsOfManagementExperience
      }
    `,
    application,
  )
  const { contact, employeeInfo, industry } = facts
  return (
    <DescriptionList>
      <DescriptionItem label="Business name">{facts.businessName}</DescriptionItem>
      {facts.businessDba && <DescriptionItem label="DBA">{facts.businessDba}</DescriptionItem>}
      <DescriptionItem label="Coverage requested">
        {facts.insuranceTypes.map(lineOfBusinessLabel).join(', ')}
      </DescriptionItem>
      <DescriptionItem label="Effective">{calendarDay(facts.insuranceEffectiveAt)}</DescriptionItem>
      <DescriptionItem label="Carriers">{facts.selectedCarriers.join(', ')}</DescriptionItem>
      <DescriptionItem label="Contact">{contact?.fullName}</DescriptionItem>
      <DescriptionItem label="Email">
        <EmailLink email={contact?.email} accountId={accountId} />
      </DescriptionItem>
      <DescriptionItem label="Phone">
        <PhoneLink phone={contact?.phone} />
      </DescriptionItem>
      <DescriptionItem label="Mailing address">
        {facts.mailingAddress && <AddressText address={facts.mailingAddress} />}
      </DescriptionItem>
      <DescriptionItem label="Classification">
        {industry ? `${industry.title} (${industry.code})` : facts.naicsCode}
      </DescriptionItem>
      <DescriptionItem label="Legal entity">
        {facts.legalEntityType && titleCased(facts.legalEntityType)}
      </DescriptionItem>
      <DescriptionItem label="FEIN">{facts.fein}</DescriptionItem>
      <DescriptionItem label="Founded">{facts.yearOfFounding}</DescriptionItem>
      <DescriptionItem label="Years of management experience">
        {facts.yearsOfManagementExperience}
      </DescriptionItem>
      <DescriptionItem label="Annual revenue">{dollars(facts.annualRevenue)}</DescriptionItem>
      <DescriptionItem label="Employees">
        {employeeInfo &&
          employeesText({
            fullTime: employeeInfo.numFullTimeEmployees,
            partTime: employeeInfo.numPartTimeEmployees,
            payroll: employeeInfo.totalEmployeePayroll,
          })}
      </DescriptionItem>
    </DescriptionList>
  )
}
