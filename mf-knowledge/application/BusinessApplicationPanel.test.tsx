import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { accountAnswer } from '../testing/accountAnswer.ts'
import { accountAnswers } from '../testing/accountAnswers.ts'
import { applicationAnswer } from '../testing/applicationAnswer.ts'
import { openKnowledge } from '../testing/openKnowledge.tsx'

async function openApplication(change: Record<string, unknown> = {}) {
  const businessApplications = [{ ...applicationAnswer(), ...change }]
  openKnowledge(
    '/app/accounts/ac_roofing/overview',
    accountAnswers([accountAnswer({ businessApplications })]),
  )
  const panel = within(await screen.findByRole('region', { name: 'Insurance application' }))
  function value(term: string) {
    return panel.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent
  }
  return { panel, value }
}

test('formats an application’s lines, limits, dates and amounts', async () => {
  const { panel, value } = await openApplication()
  panel.getByText('Submitted')
  expect(value('Coverage requested')).toBe('General Liability, Workers Compensation')
  expect(value('Effective')).toBe('Apr 1, 2026')
  expect(value('Legal entity')).toBe('Limited Liability Company')
  expect(value('Annual revenue')).toBe('$2,450,000')
  expect(value('Employees')).toBe('12 full time, 3 part time, $840,000 payroll')
  expect(value('General liability, aggregate')).toBe('$2,000,000')
  expect(panel.queryByText('Cyber, aggregate')).toBeNull()
})

test('shows the application’s locations, owners and loss history', async () => {
  const { panel, value } = await openApplication()
  panel.getByRole('heading', { name: '14 Quarry Rd, Gorham, ME\u00a004038' })
  panel.getByText('Primary')
  expect(value('Construction')).toBe('Joisted Masonry, 1974')
  expect(value('Job code 5551')).toBe('9 full time, 3 part time, $610,000 payroll')
  expect(value('Teresa Maldonado')).toBe('Born Aug 14, 1971, job code 8810, $120,000 a year')
  expect(value('Feb 9, 2024')).toContain('$18,400 paid')
})

test('shows questions with their answers and marks unanswered ones', async () => {
  const { panel, value } = await openApplication()
  expect(value('Are harnesses worn above six feet?')).toContain('Yes, always')
  expect(value('Is torch-down roofing done?')).toBe('Not answered yet')
  panel.getByRole('heading', { name: 'Statement to Northgate Casualty' })
})

test('shows dashes for what an incomplete application lacks', async () => {
  const { panel, value } = await openApplication({
    state: 'DRAFT',
    locations: [],
    owners: [],
    pastPolicyLosses: [],
    selectedLimits: null,
    underwritingQuestions: [],
    underwritingStatements: [],
    insuranceTypes: [],
    employeeInfo: null,
    annualRevenue: null,
  })
  expect(value('Coverage requested')).toBe('–')
  expect(value('Employees')).toBe('–')
  expect(value('Annual revenue')).toBe('–')
  expect(panel.queryByRole('heading', { level: 3 })).toBeNull()
})
