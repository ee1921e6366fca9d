import { pdfOf } from './pdfOf.ts'
import { expectAccessible } from './expectAccessible.ts'
import { expect, test } from './world.ts'

/** Declarations that state the each occurrence limit twice, and a schedule of autos. */
const declarations = {
  name: 'Auto policy.pdf',
  mimeType: 'application/pdf',
  buffer: pdfOf([
    [
      'COMMERCIAL GENERAL LIABILITY DECLARATIONS',
      'Policy Number:\t\tGL-7781-2044',
      'Policy Period:\t\t04/01/2026 to 04/01/2027',
      'Each Occurrence Limit\t\t$1,000,000',
      'General Aggregate Limit\t\t$2,000,000',
      'Medical Expense Limit\t\t$5,000',
      'Total Annual Premium\t\t$8,425.00',
    ].join('\n'),
    [
      'COMMERCIAL GENERAL LIABILITY DECLARATIONS',
      'Each Occurrence Limit\t\t$2,000,000',
      'SCHEDULE OF COVERED AUTOS',
      'Year\tMake and Model\tVIN\tCost New',
      '2023\tFord Transit\t1FTBR1C80PKA12345\t$48,500',
      '2021\tRam ProMaster\t3C6LRVDG5ME512789\t$39,900',
    ].join('\n'),
  ]),
}

test('reviews extracted values by keyboard, applies them, and adds the autos to the policy', async ({
  desk,
}) => {
  await desk.goto('/app/policies')
  await desk.getByRole('table', { name: 'Policies' }).getByRole('link').first().click()
  await expect(desk).toHaveURL(/\/overview$/)
  const tabs = desk.getByRole('navigation', { name: 'Policy' })
  await tabs.getByRole('link', { name: 'Documents' }).click()
  await desk.getByRole('link', { name: 'Upload Document' }).click()
  const dialog = desk.getByRole('dialog')
  await dialog.locator('input[type=file]').setInputFiles(declarations)
  await dialog.getByRole('combobox', { name: 'Type' }).selectOption('Policy Document')
  await dialog.getByRole('button', { name: 'Upload Document' }).click()
  const row = desk.getByRole('row').filter({ hasText: declarations.name })
  await expect(row.getByText('Read', { exact: true })).toBeVisible({ timeout: 60_000 })

  await tabs.getByRole('link', { name: 'Details' }).click()
  const fields = desk.getByRole('list', { name: 'Policy details' }).getByRole('listitem')
  const field = (label: string) => fields.filter({ hasText: label })
  // Conflicts between documents come first.
  await expect(fields.first()).toContainText('Each occurrence')
  await expect(fields.first()).toContainText('Conflict')
  await desk.keyboard.press('j')
  await expect(fields.first()).toBeFocused()
  await desk.keyboard.press('2')
  await desk.keyboard.press('Enter')
  await expect(field('Each occurrence')).toContainText('$2,000,000')
  await expect(field('Each occurrence')).toContainText('Accepted')

  await field('Medical expense').click()
  await field('Medical expense').focus()
  await desk.keyboard.press('x')
  await expect(field('Medical expense')).toContainText('Cleared')
  await field('General aggregate').click()
  await field('General aggregate').focus()
  await desk.keyboard.press('e')
  await desk.getByRole('textbox', { name: 'General aggregate' }).fill('3000000')
  await desk.keyboard.press('Enter')
  await expect(field('General aggregate')).toContainText('$3,000,000')
  await expect(field('General aggregate')).toContainText('Corrected')

  await desk.getByRole('link', { name: /^Apply to policy/ }).click()
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await expect(desk.getByText('Policy updated from its documents')).toBeVisible()

  await desk.getByRole('button', { name: 'Add to policy (2)' }).click()
  await expect(desk.getByText('On the policy')).toBeVisible()
  await tabs.getByRole('link', { name: 'Overview' }).click()
  const autos = desk.getByRole('region', { name: 'Rows of Vehicles' })
  await autos.getByRole('button', { name: 'Cost new: $39,900' }).click()
  await desk.getByRole('textbox', { name: 'Cost new' }).fill('41000')
  await desk.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(autos.getByRole('button', { name: 'Cost new: $41,000' })).toBeVisible()
  await expectAccessible(desk)
  await tabs.getByRole('link', { name: 'History' }).click()
  const history = desk.getByRole('list', { name: 'History' })
  await expect(history).toContainText('Vehicles: 2 new rows (Auto policy.pdf, page 2)')
})
