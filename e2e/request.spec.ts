import type { Page } from '@playwright/test'
import { expectAccessible } from './expectAccessible.ts'
import { expect, test } from './world.ts'

/** A definition of a description list, found by its term. */
function fact(page: Page, term: string) {
  return page.getByRole('definition').and(page.locator(`dt:text-is("${term}") + dd`))
}

const address = { line1: '400 Harbor Street', city: 'Portland', zone: 'ME', postalCode: '04101' }

test('the header shows the request’s customer, type and creation date', async ({ desk, receive }) => {
  const id = await receive({ clientName: 'Ridgeline Roofing LLC', type: 'QUOTE_REQUEST' })
  await desk.goto(`/app/servicing/${id}`)
  await expect(desk).toHaveURL(`/app/servicing/${id}/overview`)
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('Ridgeline Roofing LLC')
  await expect(desk.getByText(/Created [A-Z][a-z]{2} \d{1,2}, \d{4}/)).toBeVisible()
  await expect(desk.getByText('Quote Request').first()).toBeVisible()
  await expect(desk).toHaveTitle(/Ridgeline Roofing LLC/)
})

test('the overview shows the requester and their contact details', async ({ desk, receive }) => {
  const id = await receive({
    clientName: 'Marisol Vega',
    clientEmail: 'marisol@vega-catering.example',
    clientPhone: '+12075550142',
    details: 'Our oven was replaced.\n\nDoes the equipment schedule need a change?',
  })
  await desk.goto(`/app/servicing/${id}/overview`)
  await expect(desk.getByRole('link', { name: 'marisol@vega-catering.example' })).toHaveAttribute(
    'href',
    'mailto:marisol@vega-catering.example',
  )
  await expect(desk.locator('a[href^="tel:"]')).toHaveAttribute('href', /^tel:\+?1?2075550142$/)
  await expect(desk.getByText('Does the equipment schedule need a change?')).toBeVisible()
})

const blocks = [
  {
    type: 'ADD_ADDITIONAL_INSURED',
    title: 'Add Additional Insured',
    block: {
      addAdditionalInsured: { name: 'Summit Builders Inc.', relationship: 'General contractor', address },
    },
    shown: ['Summit Builders Inc.', 'General contractor', '400 Harbor Street'],
  },
  {
    type: 'CANCEL_POLICY',
    title: 'Cancel Policy',
    block: { cancelPolicy: { reason: 'The truck was sold.' } },
    shown: ['The truck was sold.'],
  },
  {
    type: 'CREATE_CERTIFICATE',
    title: 'Create Certificate',
    block: {
      createCertificate: {
        name: 'Harbor Point Mall',
        address,
        additionalInsured: true,
        additionalInsuredRelationship: 'LANDLORD',
        additionalInsuredRelationshipDescription: 'Lease of suite 12',
      },
    },
    shown: ['Harbor Point Mall', '400 Harbor Street', 'Yes', 'Lease of suite 12'],
  },
  {
    type: 'DOCUMENT_REQUEST',
    title: 'Document Request',
    block: { documentRequest: { type: 'DECLARATIONS' } },
    shown: ['Declarations'],
  },
  {
    type: 'QUESTION',
    title: 'Question',
    block: { question: { question: 'Is hail covered on the warehouse roof?', type: 'COVERAGE' } },
    shown: ['Is hail covered on the warehouse roof?', 'Coverage'],
  },
  { type: 'OTHER', title: 'Other', block: {}, shown: ['Please call back.'] },
  { type: 'QUOTE_REQUEST', title: 'Quote Request', block: {}, shown: ['Please call back.'] },
] as const

test('a request of each type shows its own fields', async ({ desk, receive }) => {
  for (const { type, title, block, shown } of blocks) {
    const id = await receive({ clientName: `Client of ${title}`, type, ...block })
    await desk.goto(`/app/servicing/${id}/overview`)
    await expect(desk.getByRole('heading', { name: title, level: 2 })).toBeVisible()
    for (const text of shown) await expect(desk.getByRole('main').getByText(text).first()).toBeVisible()
  }
})

test('a request about a policy shows the policy’s type and carrier', async ({ desk }) => {
  await desk.goto('/app/servicing?status=all&q=endorse')
  const policy = /^[A-Z].+, [A-Z].+/
  const links = desk.getByRole('table', { name: 'Service requests' }).getByRole('link')
  await expect(links.first()).toBeVisible()
  const pages = await links.evaluateAll((all) =>
    all.slice(0, 10).map((link) => link.getAttribute('href') ?? ''),
  )
  const named: string[] = []
  for (const page of pages) {
    await desk.goto(page)
    await expect(desk.getByRole('heading', { name: 'Endorse Policy', level: 2 })).toBeVisible()
    named.push(await fact(desk, 'Policy to endorse').innerText())
    if (policy.test(named.at(-1) ?? '')) break
  }
  expect(named).toContainEqual(expect.stringMatching(policy))
})

test('a nonexistent request redirects to the list', async ({ desk }) => {
  await desk.goto('/app/servicing/sr_00000000000000000000000000/overview')
  await expect(desk).toHaveURL(/\/app\/servicing$/)
})

test('hides the conversation while there is none', async ({ desk, receive }) => {
  const id = await receive({ clientName: 'Osprey Landscaping' })
  await desk.goto(`/app/servicing/${id}/conversation`)
  await expect(desk).toHaveURL(`/app/servicing/${id}/overview`)
  await expect(desk.getByRole('link', { name: 'Conversation' })).toHaveCount(0)
})

test('the tabs are links, and a select on phones', async ({ desk, receive }) => {
  const id = await receive({ clientName: 'Osprey Landscaping' })
  await desk.goto(`/app/servicing/${id}/overview`)
  await desk.getByRole('link', { name: 'Comments and Activity' }).click()
  await expect(desk).toHaveURL(`/app/servicing/${id}/activity`)

  await desk.setViewportSize({ width: 390, height: 844 })
  await expect(desk.getByRole('link', { name: 'Comments and Activity' })).toBeHidden()
  await desk.getByRole('combobox', { name: 'Service request' }).selectOption('Overview')
  await expect(desk).toHaveURL(`/app/servicing/${id}/overview`)
})

test('assigns a request and sets a due date, and clears both', async ({ desk, receive }) => {
  const id = await receive({ clientName: 'Tidewater Dental Group' })
  await desk.goto(`/app/servicing/${id}/overview`)
  await desk.getByRole('button', { name: 'More' }).click()
  await desk.getByRole('menuitem', { name: 'Update request' }).click()
  const dialog = desk.getByRole('dialog', { name: 'Update Service Request' })
  await dialog.getByRole('combobox', { name: 'Assignee' }).fill('Dana')
  await desk.getByRole('option', { name: /dana\.whitfield@/ }).click()
  const due = dialog.getByRole('group', { name: /Due date/ })
  await due.getByRole('spinbutton', { name: /month/ }).click()
  await desk.keyboard.type('12')
  await desk.keyboard.type('24')
  await desk.keyboard.type('2030')
  await dialog.getByRole('button', { name: /^(Update|Save)/ }).click()
  await expect(dialog).toBeHidden()
  const assignee = desk
    .getByRole('complementary', { name: 'Details' })
    .getByRole('combobox', { name: 'Assignee' })
  await expect(assignee.locator('option:checked')).toHaveText('Dana Whitfield')
  await expect(desk.getByText('Due Dec 24', { exact: false })).toBeVisible()

  await desk.getByRole('button', { name: 'More' }).click()
  await desk.getByRole('menuitem', { name: 'Update request' }).click()
  await dialog.getByRole('button', { name: 'Clear Assignee' }).click()
  await dialog.getByRole('button', { name: 'Clear Due date' }).click()
  await dialog.getByRole('button', { name: /^(Update|Save)/ }).click()
  await expect(dialog).toBeHidden()
  await expect(assignee.locator('option:checked')).toHaveText('Nobody')
  await expect(desk.getByText('Due Dec 24', { exact: false })).toHaveCount(0)

  await desk.getByRole('link', { name: 'Comments and Activity' }).click()
  await expect(desk.getByText(/assigned the request to Dana Whitfield/)).toBeVisible()
  await expect(desk.getByText(/set the due date to Dec 24/)).toBeVisible()
  await expect(desk.getByText(/removed the assignee/)).toBeVisible()
  await expect(desk.getByText(/removed the due date/)).toBeVisible()
})

test('a request’s dialog has a URL that can be shared', async ({ desk, receive }) => {
  const id = await receive({ clientName: 'Tidewater Dental Group' })
  await desk.goto(`/app/servicing/${id}/update`)
  await expect(desk.getByRole('dialog', { name: 'Update Service Request' })).toBeVisible()
  await desk.keyboard.press('Escape')
  await expect(desk.getByRole('dialog')).toBeHidden()
  await expect(desk).toHaveURL(`/app/servicing/${id}/overview`)
})

test('comments show in the order written, and the box is empty after sending', async ({ desk, receive }) => {
  const id = await receive({ clientName: 'Granite State Movers' })
  await desk.goto(`/app/servicing/${id}/activity`)
  const box = desk.getByRole('textbox', { name: 'Comment' })
  const send = desk.getByRole('button', { name: 'Comment', exact: true })
  await expect(send).toBeDisabled()
  await box.fill('   ')
  await expect(send).toBeDisabled()

  await box.fill('Called the underwriter, she answers tomorrow.')
  await send.click()
  await expect(box).toHaveValue('')
  await expect(box).toBeFocused()
  await box.fill('She agreed.')
  await box.press('ControlOrMeta+Enter')
  await expect(box).toHaveValue('')

  const entries = desk.getByRole('list', { name: 'Comments and activity' }).getByRole('listitem')
  await expect(entries).toHaveCount(2)
  await expect(entries.nth(0)).toContainText('Called the underwriter')
  await expect(entries.nth(1)).toContainText('She agreed.')
  await expect(entries.nth(1)).toContainText('Dana Whitfield')
  await expect(entries.nth(1)).toContainText(/ago|now/)
})

test('an unsent comment survives switching tabs', async ({ desk, receive }) => {
  const id = await receive({ clientName: 'Granite State Movers' })
  await desk.goto(`/app/servicing/${id}/activity`)
  await desk.getByRole('textbox', { name: 'Comment' }).fill('Half a thought')
  await desk.getByRole('link', { name: 'Overview' }).click()
  await desk.getByRole('link', { name: 'Comments and Activity' }).click()
  await expect(desk.getByRole('textbox', { name: 'Comment' })).toHaveValue('Half a thought')
})

const screens = [
  { screen: 'overview', path: 'overview' },
  { screen: 'timeline', path: 'activity' },
  { screen: 'update dialog', path: 'update' },
] as const

for (const { screen, path } of screens)
  test(`a request’s ${screen} is accessible`, async ({ desk, receive }) => {
    const id = await receive({
      clientName: 'Harbor Point Mall',
      type: 'CREATE_CERTIFICATE',
      createCertificate: { name: 'Harbor Point Mall', address, additionalInsured: false },
    })
    await desk.goto(`/app/servicing/${id}/${path}`)
    const isReady = {
      overview: desk.getByRole('heading', { name: 'Create Certificate' }),
      timeline: desk.getByRole('textbox', { name: 'Comment' }),
      'update dialog': desk.getByRole('dialog', { name: 'Update Service Request' }),
    }[screen]
    await expect(isReady).toBeVisible()
    await expectAccessible(desk)
  })
