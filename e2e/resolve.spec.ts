import { writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expectAccessible } from './expectAccessible.ts'
import { people } from './people.ts'
import { expect, test } from './world.ts'

function resolveDialog(page: Page) {
  return page.getByRole('dialog', { name: 'Resolve Service Request' })
}

const letter = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')

test('resolves a request with notes and a file for the client', async ({ desk, receive }) => {
  const id = await receive({ clientName: 'Lakeside Brewing' })
  await desk.goto(`/app/servicing/${id}/overview`)
  await desk.getByRole('link', { name: 'Resolve' }).click()
  const dialog = resolveDialog(desk)
  await expect(dialog.getByText('Not visible to the client')).toBeVisible()
  await expect(dialog.getByText('Visible to the client', { exact: true })).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Notes' }).fill('Sent the declarations page by email.')
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'declarations 2026.pdf', mimeType: 'application/pdf', buffer: letter })
  await expect(dialog.getByText('declarations 2026.pdf', { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: 'Resolve Request' }).click()

  await expect(dialog).toBeHidden()
  await expect(desk).toHaveURL(`/app/servicing/${id}/overview`)
  await expect(desk.getByRole('button', { name: 'Resolved' })).toHaveAttribute('aria-disabled', 'true')
  await expect(desk.getByText('Sent the declarations page by email.')).toBeVisible()

  const [download] = await Promise.all([
    desk.waitForEvent('download'),
    desk.getByRole('link', { name: 'declarations 2026.pdf' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('declarations 2026.pdf')
  await desk.getByRole('link', { name: 'Comments and Activity' }).click()
  await expect(desk.getByText('resolved the request')).toBeVisible()
})

test('Cancel leaves the request unchanged', async ({ desk, receive }) => {
  const id = await receive({ clientName: 'Lakeside Brewing' })
  await desk.goto(`/app/servicing/${id}/overview`)
  await desk.getByRole('link', { name: 'Resolve' }).click()
  await resolveDialog(desk).getByRole('button', { name: 'Cancel' }).click()
  await expect(resolveDialog(desk)).toBeHidden()
  await expect(desk.getByRole('link', { name: 'Resolve' })).toBeEnabled()
})

test('keeps the input while the server is down and recovers by itself', async ({ desk, receive, server }) => {
  const id = await receive({ clientName: 'Lakeside Brewing' })
  await desk.goto(`/app/servicing/${id}/overview`)
  await desk.getByRole('link', { name: 'Resolve' }).click()
  const dialog = resolveDialog(desk)
  const notes = dialog.getByRole('textbox', { name: 'Notes' })
  await notes.fill('Sent the loss runs to the new carrier.')
  await server.stop()
  await expect(desk.getByText('Reconnecting')).toBeVisible()
  await dialog.getByRole('button', { name: 'Resolve Request' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Not saved. Try again.')
  await expect(notes).toHaveValue('Sent the loss runs to the new carrier.')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await desk.getByRole('link', { name: 'Comments and Activity' }).click()
  await expect(desk.getByText(/could not be loaded|cannot be reached/).first()).toBeVisible()

  await server.start()
  await expect(desk.getByRole('textbox', { name: 'Comment' })).toBeVisible()
  await desk.getByRole('textbox', { name: 'Comment' }).fill('Waiting for the loss runs.')
  await desk.reload()
  await expect(desk.getByRole('textbox', { name: 'Comment' })).toHaveValue('Waiting for the loss runs.')
  await desk.goto(`/app/servicing/${id}/resolve`)
  await expect(notes).toHaveValue('Sent the loss runs to the new carrier.')
  await dialog.getByRole('button', { name: 'Resolve Request' }).click()
  await expect(dialog).toBeHidden()
  await expect(desk.getByText('Sent the loss runs to the new carrier.')).toBeVisible()
})

test('a resolved request cannot be resolved again', async ({ desk, receive }) => {
  const id = await receive({ clientName: 'Lakeside Brewing' })
  await desk.goto(`/app/servicing/${id}/resolve`)
  await resolveDialog(desk).getByRole('button', { name: 'Resolve Request' }).click()
  await expect(resolveDialog(desk)).toBeHidden()

  const resolved = desk.getByRole('button', { name: 'Resolved' })
  await expect(resolved).toHaveAttribute('aria-disabled', 'true')
  await resolved.click({ force: true })
  await expect(resolveDialog(desk)).toBeHidden()
})

test('rejects an unsupported file at the field', async ({ desk, receive }) => {
  const id = await receive({ clientName: 'Lakeside Brewing' })
  await desk.goto(`/app/servicing/${id}/resolve`)
  await resolveDialog(desk)
    .locator('input[type=file]')
    .setInputFiles({
      name: 'run.exe',
      mimeType: 'application/x-msdownload',
      buffer: Buffer.from('MZ\u0090\u0000'),
    })
  await expect(
    resolveDialog(desk)
      .getByText(/run\.exe/)
      .first(),
  ).toBeVisible()
  await expect(
    resolveDialog(desk)
      .getByRole('alert')
      .or(resolveDialog(desk).getByText(/not (allowed|accepted|taken)|type/i))
      .first(),
  ).toBeVisible()

  // The user meant to send it: resolving is blocked until the file is removed.
  await resolveDialog(desk).getByRole('button', { name: 'Resolve Request' }).click()
  await expect(resolveDialog(desk).getByText(/run\.exe cannot be uploaded/)).toBeVisible()
  await resolveDialog(desk)
    .getByRole('button', { name: /Remove run\.exe/ })
    .click()
  await resolveDialog(desk).getByRole('button', { name: 'Resolve Request' }).click()
  await expect(resolveDialog(desk)).toBeHidden()
})

test('a file can be removed before sending', async ({ desk, receive }) => {
  const id = await receive({ clientName: 'Lakeside Brewing' })
  await desk.goto(`/app/servicing/${id}/resolve`)
  await resolveDialog(desk)
    .locator('input[type=file]')
    .setInputFiles({ name: 'wrong file.pdf', mimeType: 'application/pdf', buffer: letter })
  await resolveDialog(desk)
    .getByRole('button', { name: /Remove wrong file\.pdf/ })
    .click()
  await expect(resolveDialog(desk).getByText('wrong file.pdf', { exact: true })).toHaveCount(0)
  await resolveDialog(desk).getByRole('button', { name: 'Resolve Request' }).click()
  await expect(resolveDialog(desk)).toBeHidden()
  await expect(desk.getByText('wrong file.pdf', { exact: true })).toHaveCount(0)
})

test('a long upload shows its progress and can be canceled', async ({ desk, receive }, testInfo) => {
  const id = await receive({ clientName: 'Lakeside Brewing' })
  const scan = testInfo.outputPath('scan of the whole policy.pdf')
  writeFileSync(scan, Buffer.concat([letter, Buffer.alloc(30_000_000, ' ')]))
  const session = await desk.context().newCDPSession(desk)
  await desk.goto(`/app/servicing/${id}/resolve`)
  await expect(resolveDialog(desk)).toBeVisible()
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 20,
    downloadThroughput: -1,
    uploadThroughput: 1_500_000,
  })
  await resolveDialog(desk).locator('input[type=file]').setInputFiles(scan)
  await expect(resolveDialog(desk).getByRole('progressbar')).toBeVisible()
  await resolveDialog(desk)
    .getByRole('button', { name: /Cancel.*scan of the whole policy/ })
    .click()
  await expect(resolveDialog(desk).getByRole('progressbar')).toHaveCount(0)
})

test('when two users resolve at once, one succeeds and the other sees who did it', async ({
  openDesk,
  receive,
}) => {
  const id = await receive({ clientName: 'Foxglove Florists' })
  const dana = await openDesk(people.dana)
  const priya = await openDesk(people.priya)
  for (const page of [dana, priya]) {
    await page.goto(`/app/servicing/${id}/resolve`)
    await expect(resolveDialog(page)).toBeVisible()
  }
  await dana.getByRole('textbox', { name: 'Notes' }).fill('Dana was here first.')
  await priya.getByRole('textbox', { name: 'Notes' }).fill('Priya was here first.')
  // Neither is answered before both have pressed.
  const bothPressed = Promise.withResolvers<void>()
  for (const page of [dana, priya]) {
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('was here first')) await bothPressed.promise
      await route.continue()
    })
  }
  for (const page of [dana, priya])
    await resolveDialog(page).getByRole('button', { name: 'Resolve Request' }).click()
  bothPressed.resolve()
  for (const page of [dana, priya])
    await expect(page.getByRole('button', { name: 'Resolved', includeHidden: true })).toHaveCount(1)

  // The first user leaves the dialog; the other stays, with their input.
  const stillOpen = async () =>
    (await Promise.all([dana, priya].map((page) => resolveDialog(page).isVisible()))).filter(Boolean).length
  await expect.poll(stillOpen).toBe(1)
  const isDanaFirst = await resolveDialog(dana).isHidden()
  const [winner, loser] = isDanaFirst ? [people.dana, priya] : [people.priya, dana]
  await expect(
    loser.getByText(new RegExp(`resolved.*${winner.name}|${winner.name}.*resolved`, 'i')).first(),
  ).toBeVisible()
})

test('the resolve dialog is accessible', async ({ desk, receive }) => {
  const id = await receive({ clientName: 'Foxglove Florists' })
  await desk.goto(`/app/servicing/${id}/resolve`)
  await expect(resolveDialog(desk)).toBeVisible()
  await expectAccessible(desk)
})
