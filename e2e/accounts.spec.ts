import type { Page } from '@playwright/test'
import { expectAccessible } from './expectAccessible.ts'
import { expect, test } from './world.ts'

function rows(page: Page) {
  return page
    .getByRole('table', { name: 'Accounts' })
    .getByRole('row')
    .filter({ has: page.getByRole('link') })
}

async function openList(page: Page, search = ''): Promise<void> {
  await page.goto(`/app/accounts${search}`)
  await expect(rows(page).first()).toBeVisible()
}

/** One of an account's tabs; the sidebar has links with the same text. */
function tab(page: Page, name: string) {
  return page.getByRole('navigation', { name: 'Account', exact: true }).getByRole('link', { name })
}

function dialog(page: Page) {
  return page.getByRole('dialog')
}

async function create(page: Page): Promise<void> {
  await dialog(page).getByRole('button', { name: 'Create Account' }).click()
}

/** Creates a business account with a new contact, and stays on its overview. */
async function createBusiness(page: Page, name: string): Promise<void> {
  await page.goto('/app/accounts/new')
  await dialog(page).getByRole('textbox', { name: 'Business name' }).fill(name)
  await dialog(page).getByRole('textbox', { name: 'Contact name' }).fill('Ingrid Solheim')
  await dialog(page)
    .getByRole('textbox', { name: 'Contact email' })
    .fill(`${name.toLowerCase().replaceAll(/\W+/g, '.')}@clients.example`)
  await create(page)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

test('the accounts list opens from the sidebar with name, type, email and address', async ({ desk }) => {
  await desk.goto('/app/servicing')
  await desk.getByRole('link', { name: 'Accounts' }).click()
  await expect(desk).toHaveURL(/\/app\/accounts$/)
  await expect(desk.getByText("View and manage your agency's accounts")).toBeVisible()
  await expect(desk.getByRole('columnheader')).toHaveText([/Name/, /Address/])
  await expect(rows(desk).first()).toContainText(/Business|Individual/)
  await expect(rows(desk).first()).toContainText(/@/)
  await expect(desk.getByRole('status').filter({ hasText: /accounts/ })).toHaveText(/^\d+ accounts$/)
})

test('the filter matches any text of a row across all accounts and is kept in the URL', async ({ desk }) => {
  await createBusiness(desk, 'Halvorsen Boatworks')
  await openList(desk)
  await desk.getByPlaceholder('Start typing to filter...').fill('halvorsen boat')
  await expect(desk).toHaveURL(/q=halvorsen/)
  await expect(rows(desk)).toHaveCount(1)
  await desk.reload()
  await expect(rows(desk)).toHaveCount(1)
  await expect(desk.getByPlaceholder('Start typing to filter...')).toHaveValue('halvorsen boat')

  await openList(desk, '?type=individual&sort=-name')
  await expect(rows(desk).filter({ hasText: 'Business' })).toHaveCount(0)
})

test('filters that match nothing say so and can be cleared', async ({ desk }) => {
  await desk.goto('/app/accounts?q=no-such-account-anywhere')
  await expect(desk.getByText('No accounts found')).toBeVisible()
  await desk.getByRole('button', { name: 'Clear filters' }).click()
  await expect(rows(desk).first()).toBeVisible()
})

test('creates a business account: industry search, ZIP checked against the state, errors at their fields', async ({
  desk,
}) => {
  await openList(desk, '?q=roof')
  await desk.getByRole('link', { name: 'Create Account' }).click()
  await expect(desk).toHaveURL(/\/app\/accounts\/new\?q=roof$/)
  const form = dialog(desk)
  await form.getByRole('textbox', { name: 'Business name' }).fill('Kestrel Roofing & Siding LLC')
  await form.getByRole('textbox', { name: 'Phone', exact: true }).fill('207.555.0119')
  await form.getByRole('combobox', { name: 'NAICS code' }).fill('roofer')
  await desk.getByRole('option', { name: /^238160 Roofing Contractors/ }).click()
  await form.getByRole('combobox', { name: 'Mailing address' }).fill('12 Commercial Street')
  await form.getByRole('button', { name: 'Enter city, state and ZIP code' }).click()
  await form.getByRole('textbox', { name: 'City' }).fill('Portland')
  await form.getByRole('combobox', { name: 'State' }).selectOption('ME')
  await form.getByRole('textbox', { name: 'ZIP code' }).fill('90210')
  await form.getByRole('combobox', { name: 'State' }).selectOption('ME')
  await form.getByRole('textbox', { name: 'Contact name' }).fill('Mateus Andrade')
  await create(desk)
  await expect(form.getByText('The ZIP code 90210 is in CA, not in ME.')).toBeVisible()

  await form.getByRole('textbox', { name: 'ZIP code' }).fill('04101')
  await create(desk)
  await expect(desk).toHaveURL(/\/app\/accounts\/ac_\w+\/overview$/)
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Kestrel Roofing & Siding LLC')
  await expect(desk.getByRole('region', { name: 'Business details' })).toContainText(
    'Roofing Contractors (238160)',
  )
  await expect(desk.getByRole('region', { name: 'Business details' })).toContainText('(207) 555-0119')
  await expect(desk.getByRole('region', { name: 'Contact overview' })).toContainText('Mateus Andrade')

  // The list below keeps its state.
  await desk.goBack()
  await expect(desk).toHaveURL(/\/app\/accounts\?q=roof$/)
  await expect(rows(desk).filter({ hasText: 'Kestrel Roofing' })).toHaveCount(1)
})

test('an existing contact can represent another account', async ({ desk }) => {
  await createBusiness(desk, 'Fjord & Field Catering')
  await desk.goto('/app/accounts/new')
  const form = dialog(desk)
  await form.getByRole('textbox', { name: 'Business name' }).fill('Fjord & Field Events')
  await form.getByText('Existing contact', { exact: true }).click()
  await form.getByRole('combobox', { name: 'Existing contact' }).fill('fjord.field.catering')
  await desk.getByRole('option', { name: /Ingrid Solheim/ }).click()
  await create(desk)
  await expect(desk.getByRole('region', { name: 'Contact overview' })).toContainText(
    'fjord.field.catering@clients.example',
  )
})

test('an individual is their own contact and has no policies yet', async ({ desk }) => {
  await desk.goto('/app/accounts/new')
  const form = dialog(desk)
  await form.getByRole('radio', { name: 'Individual' }).check()
  await form.getByRole('textbox', { name: 'Full name' }).fill('Noor Rahimi')
  await form.getByRole('textbox', { name: 'Email' }).fill('noor.rahimi@mailbox.example')
  await create(desk)
  await expect(desk.getByRole('region', { name: 'Contact overview' })).toContainText(
    'noor.rahimi@mailbox.example',
  )
  await expect(desk.getByRole('region', { name: 'Business details' })).toBeHidden()
  await tab(desk, 'Policies').click()
  await expect(
    desk.getByText('Personal policies are not supported yet, reach out to the support team.'),
  ).toBeVisible()
})

test('saves a change, and a colleague sees it without reloading', async ({ desk, openDesk }) => {
  await createBusiness(desk, 'Tamarack Tree Care')
  const address = desk.url()
  const colleague = await openDesk({ email: 'marcus.bell@harborline.example' })
  await colleague.goto(address)
  await expect(colleague.getByRole('heading', { level: 1, name: 'Tamarack Tree Care' })).toBeVisible()

  await desk.getByRole('link', { name: 'Edit' }).click()
  await expect(dialog(desk).getByText('Edit the account details.')).toBeVisible()
  await dialog(desk).getByRole('textbox', { name: 'Business name' }).fill('Tamarack Tree Care Inc.')
  await dialog(desk).getByRole('textbox', { name: 'Website' }).fill('tamarack.example')
  await dialog(desk).getByRole('button', { name: 'Save Changes' }).click()
  await expect(desk.getByText('Account updated')).toBeVisible()
  await expect(desk).toHaveURL(/\/overview$/)
  await expect(desk.getByRole('link', { name: 'https://tamarack.example' })).toBeVisible()
  await expect(colleague.getByRole('heading', { level: 1, name: 'Tamarack Tree Care Inc.' })).toBeVisible()
})

test('when two users save at once, the second sees the first’s changes and loses nothing', async ({
  desk,
  openDesk,
}) => {
  await createBusiness(desk, 'Brightwater Dental PC')
  const edit = desk.url().replace(/overview$/, 'edit')
  const colleague = await openDesk({ email: 'priya.natarajan@harborline.example' })
  await desk.goto(edit)
  await colleague.goto(edit)
  await dialog(colleague)
    .getByRole('textbox', { name: 'Email', exact: true })
    .fill('desk@brightwater.example')
  await dialog(colleague).getByRole('button', { name: 'Save Changes' }).click()
  await expect(colleague.getByText('Account updated')).toBeVisible()

  await dialog(desk).getByRole('textbox', { name: 'DBA' }).fill('Brightwater')
  await dialog(desk).getByRole('button', { name: 'Save Changes' }).click()
  await expect(dialog(desk).getByText(/^Changed in the meantime: email/)).toBeVisible()
  await dialog(desk).getByRole('button', { name: 'Save Changes' }).click()
  await expect(desk.getByText('Account updated')).toBeVisible()
  const details = desk.getByRole('region', { name: 'Business details' })
  await expect(details).toContainText('Brightwater')
  await expect(details).toContainText('desk@brightwater.example')
})

test('an account’s service request opens in Servicing, and back leads to the account', async ({
  desk,
  receive,
}) => {
  await createBusiness(desk, 'Ptarmigan Outfitters')
  const address = desk.url()
  await receive({ clientName: 'Ptarmigan Outfitters' })
  await tab(desk, 'Service Requests').click()
  const table = desk.getByRole('table', { name: 'Service requests' })
  await expect(table).toContainText('Open')
  await table.getByRole('link', { name: 'View' }).click()
  await expect(desk).toHaveURL(/\/app\/servicing\/sr_\w+\/overview$/)
  await desk.goBack()
  await expect(desk).toHaveURL(address.replace(/overview$/, 'service'))
})

test('an account without requests shows the all-set state', async ({ desk }) => {
  await createBusiness(desk, 'Quiet Harbor Books')
  await tab(desk, 'Service Requests').click()
  await expect(
    desk.getByText("You're all set! This account has not made any service requests."),
  ).toBeVisible()
})

test('warns about a possible duplicate before creating an account', async ({ desk }) => {
  await createBusiness(desk, 'Larkspur Landscaping LLC')
  await desk.goto('/app/accounts/new')
  await dialog(desk).getByRole('textbox', { name: 'Business name' }).fill('Larkspur Landscapping')
  await expect(dialog(desk).getByText(/(This account looks|These accounts look) similar$/)).toBeVisible()
  await expect(dialog(desk).getByRole('link', { name: 'Larkspur Landscaping LLC' })).toBeVisible()
})

test('merges two accounts of one client, records it in the timeline, and undoes it', async ({ desk }) => {
  await createBusiness(desk, 'Osprey Marine Supplies')
  const gone = desk.url()
  await createBusiness(desk, 'Osprey Marine Supply LLC')
  const stays = desk.url()
  await desk.getByRole('link', { name: 'Merge' }).click()
  await dialog(desk).getByRole('combobox', { name: 'Account to merge' }).fill('osprey marine supplies')
  await desk.getByRole('option', { name: /Osprey Marine Supplies/ }).click()
  await expect(dialog(desk).getByText('You can undo the merge for 30 days')).toBeVisible()
  await dialog(desk).getByRole('button', { name: 'Merge Accounts' }).click()
  await expect(desk.getByText('Accounts merged')).toBeVisible()
  await expect(desk).toHaveURL(stays)

  // The old URL redirects to the surviving account.
  await desk.goto(gone)
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Osprey Marine Supply LLC')
  await desk.goto(stays.replace(/overview$/, 'timeline'))
  await expect(desk.getByRole('list', { name: 'Timeline' })).toContainText(/merged/i)

  await desk.goto(stays)
  const merged = desk.getByRole('region', { name: 'Merged into this account' })
  await expect(merged).toContainText('Osprey Marine Supplies')
  await merged.getByRole('button', { name: 'Undo merge' }).click()
  await expect(desk.getByText('The merge was undone')).toBeVisible()
  await desk.goto(gone)
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Osprey Marine Supplies')
})

test('another agency’s account redirects to the list', async ({ desk, openDesk }) => {
  await createBusiness(desk, 'Walled Garden Nursery')
  const outsider = await openDesk({ email: 'walt.jensen@prairie.example' })
  await outsider.goto(desk.url())
  await expect(outsider).toHaveURL(/\/app\/accounts$/)
  await expect(outsider.getByText('Walled Garden Nursery')).toBeHidden()
})

test('creates an account with the keyboard alone', async ({ desk }) => {
  await openList(desk)
  await desk.getByRole('link', { name: 'Create Account' }).focus()
  await desk.keyboard.press('Enter')
  await dialog(desk).getByRole('textbox', { name: 'Business name' }).focus()
  await desk.keyboard.type('Juniper Glassworks')
  await dialog(desk).getByRole('textbox', { name: 'Contact name' }).focus()
  await desk.keyboard.type('Ingrid Solheim')
  await desk.keyboard.press('Enter')
  await expect(desk.getByRole('heading', { level: 1, name: 'Juniper Glassworks' })).toBeVisible()
})

test('the accounts screens are accessible', async ({ desk }) => {
  await openList(desk)
  await expectAccessible(desk)
  await desk.goto('/app/accounts/new')
  await expect(dialog(desk).getByRole('textbox', { name: 'Business name' })).toBeVisible()
  await expectAccessible(desk)
})

test('an account’s tabs and dialog are accessible', async ({ desk }) => {
  await createBusiness(desk, 'Copperline Electric')
  const overview = desk.url()
  // Each page is opened anew, without the message that the account was created.
  for (const page of ['overview', 'policies', 'certificates', 'service', 'timeline', 'edit', 'merge']) {
    await desk.goto(overview.replace(/overview$/, page))
    await expect(
      desk.getByRole('heading', { name: /Copperline|Edit account|Merge accounts/ }).first(),
    ).toBeVisible()
    await expectAccessible(desk)
  }
})
