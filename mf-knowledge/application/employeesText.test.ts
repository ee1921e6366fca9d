import { expect, test } from 'vitest'
import { employeesText } from './employeesText.ts'

const nobody = { fullTime: null, partTime: null, payroll: null }

test.each([
  [{ fullTime: 12, partTime: 3, payroll: 84_000_000 }, '12 full time, 3 part time, $840,000 payroll'],
  [{ ...nobody, partTime: 0 }, '0 part time'],
  [nobody, ''],
])('of the people who work there only what is known is said', (employees, text) => {
  expect(employeesText(employees)).toBe(text)
})
