import { expect, test } from './world.ts'

// A list can be shown before the app listens for keys, so each journey presses its first key until it takes effect.
const soon = { timeout: 1_000 }

test('finds, reads, comments on and resolves a request without a mouse', async ({ desk, receive }) => {
  const id = await receive({
    clientName: 'Quillfeather Veterinary Clinic',
    details: 'Please send the loss runs.',
  })
  await desk.goto('/app/servicing')
  await expect(desk.getByRole('table', { name: 'Service requests' })).toBeVisible()

  await expect(async () => {
    await desk.keyboard.press('/')
    await expect(desk.getByPlaceholder('Start typing to filter...')).toBeFocused(soon)
  }).toPass()
  await desk.keyboard.press('ControlOrMeta+A')
  await desk.keyboard.type('Quillfeather')
  await expect(desk).toHaveURL(/q=Quillfeather/)
  const link = desk.getByRole('link', { name: /Quillfeather Veterinary Clinic/ })
  await expect(desk.getByRole('table').getByRole('link')).toHaveCount(1)
  for (
    let steps = 0;
    steps < 20 && !(await link.evaluate((element) => element === document.activeElement));
    steps += 1
  )
    await desk.keyboard.press('Tab')
  await expect(link).toBeFocused()
  await desk.keyboard.press('Enter')
  await expect(desk).toHaveURL(`/app/servicing/${id}/overview`)
  await expect(desk.getByRole('complementary', { name: 'Details' })).toBeVisible()
  await expect(desk.getByText('Please send the loss runs.')).toBeVisible()

  await desk.keyboard.press('c')
  await expect(desk).toHaveURL(`/app/servicing/${id}/activity`)
  await expect(desk.getByRole('textbox', { name: 'Comment' })).toBeFocused()
  await desk.keyboard.type('Asked the carrier for the loss runs?')
  await desk.keyboard.press('ControlOrMeta+Enter')
  await expect(desk.getByRole('list', { name: 'Comments and activity' })).toContainText(
    'Asked the carrier for the loss runs?',
  )

  await desk.getByRole('link', { name: 'Resolve' }).focus()
  await desk.keyboard.press('Enter')
  await expect(desk.getByRole('dialog', { name: 'Resolve Service Request' })).toBeVisible()
  await expect(desk.getByRole('textbox', { name: 'Notes' })).toBeFocused()
  await desk.keyboard.type('Loss runs sent.')
  await desk.getByRole('button', { name: 'Resolve Request' }).focus()
  await desk.keyboard.press('Enter')
  await expect(desk.getByRole('button', { name: 'Resolved' })).toBeVisible()
})

test('arrow keys move between rows, and Enter opens the focused one', async ({ desk }) => {
  await desk.goto('/app/servicing')
  const links = desk.getByRole('table', { name: 'Service requests' }).getByRole('link')
  await expect(async () => {
    await links.first().focus()
    await desk.keyboard.press('ArrowDown')
    await expect(links.nth(1)).toBeFocused(soon)
  }).toPass()
  await desk.keyboard.press('ArrowDown')
  await desk.keyboard.press('ArrowUp')
  await expect(links.nth(1)).toBeFocused()
  const href = await links.nth(1).getAttribute('href')
  await desk.keyboard.press('Enter')
  await expect(desk).toHaveURL(String(href))
})

test('from anywhere on the page j goes to the emails and down them, and Escape returns to the one read', async ({
  desk,
}) => {
  await desk.goto('/app/emails')
  const links = desk.getByRole('table', { name: 'Email threads' }).getByRole('link')
  await expect(links.nth(1)).toBeVisible()
  await expect(async () => {
    await desk.keyboard.press('j')
    await expect(links.nth(1)).toBeFocused(soon)
  }).toPass()
  await desk.keyboard.press('Enter')
  await expect(desk.getByRole('dialog', { name: 'Email Thread' })).toBeVisible()
  await desk.keyboard.press('Escape')
  await expect(links.nth(1)).toBeFocused()
  await desk.keyboard.press('k')
  await expect(links.first()).toBeFocused()
})

test('? lists the shortcuts, and shortcuts are ignored while typing', async ({ desk }) => {
  await desk.goto('/app/servicing')
  await expect(desk.getByRole('table', { name: 'Service requests' })).toBeVisible()
  await expect(async () => {
    await desk.keyboard.press('?')
    await expect(desk.getByRole('dialog', { name: /shortcuts/i })).toBeVisible(soon)
  }).toPass()
  await expect(desk.getByRole('dialog')).toContainText('Filter the service requests')
  await desk.keyboard.press('Escape')
  await expect(desk.getByRole('dialog')).toBeHidden()

  await desk.getByPlaceholder('Start typing to filter...').focus()
  await desk.keyboard.type('c?/')
  await expect(desk.getByPlaceholder('Start typing to filter...')).toHaveValue('c?/')
  await expect(desk.getByRole('dialog')).toHaveCount(0)
})

test('a dialog traps focus and restores it', async ({ desk, receive }) => {
  const id = await receive({ clientName: 'Quillfeather Veterinary Clinic' })
  await desk.goto(`/app/servicing/${id}/overview`)
  await desk.getByRole('link', { name: 'Resolve' }).focus()
  await desk.keyboard.press('Enter')
  const dialog = desk.getByRole('dialog', { name: 'Resolve Service Request' })
  await expect(dialog).toBeVisible()
  for (let steps = 0; steps < 12; steps += 1) {
    await desk.keyboard.press('Tab')
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  }
  await desk.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(desk.getByRole('link', { name: 'Resolve' })).toBeFocused()
})

for (const key of ['Enter', 'Space'])
  test(`a menu opened with ${key} can be used with the keyboard`, async ({ desk, receive }) => {
    const id = await receive({ clientName: 'Saltmarsh Boat Works' })
    await desk.goto(`/app/servicing/${id}/overview`)
    await desk.getByRole('button', { name: 'More' }).focus()
    await desk.keyboard.press(key)
    // The copilot's entry comes with its area, which may load a moment later.
    await expect(desk.getByRole('menuitem', { name: 'Open in Copilot' })).toBeVisible()
    await desk.keyboard.press('End')
    await expect(desk.getByRole('menuitem', { name: 'Update request' })).toBeFocused()
    await desk.keyboard.press('Enter')
    await expect(desk.getByRole('dialog')).toBeVisible()
  })
