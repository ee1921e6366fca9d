import { people } from './people.ts'
import { expect, test } from './world.ts'

test('another agency’s list holds only its own requests', async ({ openDesk, receive }) => {
  await receive({ clientName: 'Only Harborline Knows' })
  const outsider = await openDesk(people.outsider)
  await outsider.goto('/app/servicing?status=all&q=Only%20Harborline%20Knows')
  await expect(outsider.getByRole('button', { name: 'Clear filters' })).toBeVisible()
  await outsider.goto('/app/servicing')
  await outsider.getByRole('button', { name: new RegExp(people.outsider.name) }).click()
  await expect(outsider.getByText('Prairie Mutual Brokers').first()).toBeVisible()
})

test('another agency’s request redirects to the list, like a nonexistent one', async ({
  openDesk,
  receive,
}) => {
  const id = await receive({ clientName: 'Only Harborline Knows' })
  const outsider = await openDesk(people.outsider)
  await outsider.goto(`/app/servicing/${id}/overview`)
  await expect(outsider).toHaveURL(/\/app\/servicing$/)
})

test('another agency’s changes do not reach an open list', async ({ openDesk, desk, receive }) => {
  const outsider = await openDesk(people.outsider)
  await outsider.goto('/app/servicing')
  await desk.goto('/app/servicing')
  await receive({ clientName: 'A Matter of Harborline' })
  await expect(desk.getByRole('link', { name: /A Matter of Harborline/ })).toBeVisible()
  await expect(outsider.getByText('A Matter of Harborline')).toHaveCount(0)
})

test('a user of another agency cannot open a file by its link', async ({ openDesk, desk, receive }) => {
  const id = await receive({ clientName: 'Only Harborline Knows' })
  await desk.goto(`/app/servicing/${id}/resolve`)
  await desk.locator('input[type=file]').setInputFiles({
    name: 'secret.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
  })
  await expect(desk.getByRole('button', { name: /Remove secret\.pdf/ })).toBeVisible()
  await desk.getByRole('button', { name: 'Resolve Request' }).click()
  const href = await desk.getByRole('link', { name: 'secret.pdf' }).getAttribute('href')
  const outsider = await openDesk(people.outsider)
  const response = await outsider.request.get(String(href))
  expect(response.status()).toBeGreaterThanOrEqual(400)
})
