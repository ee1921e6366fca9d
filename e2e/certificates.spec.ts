import { Buffer } from 'node:buffer'
import type { Page } from '@playwright/test'
import { expectAccessible } from './expectAccessible.ts'
import { pdfOf } from './pdfOf.ts'
import { expect, test } from './world.ts'

function dialog(page: Page) {
  return page.getByRole('dialog')
}

function rows(page: Page) {
  return page
    .getByRole('table', { name: 'Certificates' })
    .getByRole('row')
    .filter({ has: page.getByRole('link') })
}

/** The certificates of a client of the demo agency. */
async function openCertificates(page: Page, account: string): Promise<void> {
  await page.goto(`/app/accounts?q=${encodeURIComponent(account)}`)
  await page.getByRole('table', { name: 'Accounts' }).getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1, name: account })).toBeVisible()
  await tab(page, 'Certificates').click()
  await expect(page.getByRole('link', { name: 'Add Certificate' })).toBeVisible()
}

/** One of an account's tabs; the sidebar has links with the same text. */
function tab(page: Page, name: string) {
  return page.getByRole('navigation', { name: 'Account', exact: true }).getByRole('link', { name })
}

async function enterHolder(page: Page, name: string): Promise<void> {
  const form = dialog(page)
  await form.getByRole('textbox', { name: 'Holder name' }).fill(name)
  await form.getByRole('combobox', { name: 'Holder address' }).fill('400 Congress Street')
  await form.getByRole('button', { name: 'Enter city, state and ZIP code' }).click()
  await form.getByRole('textbox', { name: 'City' }).fill('Portland')
  await form.getByRole('combobox', { name: 'State' }).selectOption('ME')
  await form.getByRole('textbox', { name: 'ZIP code' }).fill('04101')
}

async function issueTo(page: Page, holder: string): Promise<void> {
  await page.getByRole('link', { name: 'Add Certificate' }).click()
  await enterHolder(page, holder)
  await dialog(page).getByRole('button', { name: 'Create Certificate' }).click()
  await expect(page.getByRole('dialog', { name: 'View certificate' })).toContainText(holder)
}

async function expectFile(page: Page, link: string, type: string): Promise<void> {
  const address = await dialog(page).getByRole('link', { name: link }).getAttribute('href')
  const answer = await page.request.get(address ?? '')
  expect(answer.status()).toBe(200)
  expect(answer.headers()['content-type']).toContain(type)
}

/** Closes the certificate that is open, once it has loaded: a press is lost with the placeholder under it. */
async function closeCertificate(page: Page): Promise<void> {
  await expect(dialog(page).getByRole('link', { name: 'Revise' })).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Close' }).last().click()
}

test('an account with a policy can issue its first certificate and sees what the policy lacks', async ({
  desk,
}) => {
  await desk.goto('/app/accounts/new')
  await dialog(desk).getByRole('textbox', { name: 'Business name' }).fill('Gannet Point Masonry')
  await dialog(desk).getByRole('textbox', { name: 'Contact name' }).fill('Ingrid Solheim')
  await dialog(desk).getByRole('button', { name: 'Create Account' }).click()
  await expect(desk.getByRole('heading', { level: 1, name: 'Gannet Point Masonry' })).toBeVisible()
  await expect(desk.getByText('Get started by logging a new policy')).toBeVisible()
  const certificates = desk.url().replace(/overview$/, 'certificates')
  await tab(desk, 'Certificates').click()
  await expect(
    desk.getByText('To create a certificate of liability insurance, start by logging a policy'),
  ).toBeVisible()
  await expect(desk.getByRole('link', { name: 'Add Certificate' })).toBeHidden()

  await desk.getByRole('link', { name: 'Add Policy' }).click()
  await dialog(desk).getByRole('combobox', { name: /^Type/ }).selectOption('General Liability')
  await dialog(desk).getByRole('combobox', { name: 'Carrier' }).click()
  await desk.getByRole('option', { name: 'Beacon Street Surety' }).click()
  await dialog(desk).getByRole('textbox', { name: 'Policy number' }).fill('CERT-0001-26')
  await dialog(desk)
    .getByRole('textbox', { name: /^Premium/ })
    .fill('12480.50')
  await dialog(desk).getByRole('button', { name: 'Create Policy' }).click()
  await expect(desk.getByRole('heading', { level: 1, name: 'General Liability' })).toBeVisible()

  await desk.goto(certificates)
  await expect(desk.getByText('No certificates')).toBeVisible()
  await desk.getByRole('link', { name: 'Add Certificate' }).click()
  await expect(dialog(desk).getByText('Fix before issuing')).toBeVisible()
  await expect(dialog(desk).getByRole('button', { name: 'Create Certificate' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
})

test('issues a certificate to a new holder, opens its PDF, and adds the holder to the book', async ({
  desk,
}) => {
  await openCertificates(desk, 'Aurora Marine Supply Inc.')
  await expect(rows(desk).first()).toBeVisible()
  const before = await rows(desk).count()
  await desk.getByRole('link', { name: 'Add Certificate' }).click()
  await enterHolder(desk, 'Longfellow Construction Co.')
  await dialog(desk)
    .getByRole('textbox', { name: 'Description of operations' })
    .fill('Docks at the north pier. 30 days notice of cancellation will be given.')
  await expect(
    dialog(desk)
      .getByText(/A certificate cannot promise notice/)
      .first(),
  ).toBeVisible()
  await dialog(desk).getByRole('button', { name: 'Create Certificate' }).click()
  await expect(
    dialog(desk).getByText('Review the check results before you issue the certificate.'),
  ).toBeVisible()
  await dialog(desk).getByRole('textbox', { name: 'Description of operations' }).fill('Docks, north pier')
  await expect(dialog(desk).getByText(/A certificate cannot promise notice/)).toHaveCount(0)
  await dialog(desk).getByRole('button', { name: 'Create Certificate' }).click()

  await expect(desk).toHaveURL(/\/certificates\/cl_\w+$/)
  const view = desk.getByRole('dialog', { name: 'View certificate' })
  await expect(view).toContainText('Longfellow Construction Co., 400 Congress Street, Portland, ME 04101')
  await expect(view.getByRole('toolbar', { name: 'Document' }).getByText('Page 1 of 1')).toBeVisible()
  await expectFile(desk, 'Download', 'application/pdf')
  await expectAccessible(desk)

  await view.getByRole('button', { name: 'Close' }).last().click()
  await expect(rows(desk)).toHaveCount(before + 1)
  await expect(rows(desk).first()).toContainText('Longfellow Construction Co.')

  await desk.getByRole('link', { name: 'Add Certificate' }).click()
  await dialog(desk).getByRole('combobox', { name: 'Saved holders' }).fill('longfellow')
  await desk
    .getByRole('option', { name: /Longfellow Construction Co/ })
    .first()
    .click()
  await expect(dialog(desk).getByRole('textbox', { name: 'Holder name' })).toHaveValue(
    'Longfellow Construction Co.',
  )
  await expect(dialog(desk).getByRole('textbox', { name: 'City' })).toHaveValue('Portland')
  await expectAccessible(desk)
})

test('a certificate shows the selected policies; the others say why they cannot be included', async ({
  desk,
}) => {
  await openCertificates(desk, 'Blackwater Courier Corp.')
  await desk.getByRole('link', { name: 'Add Certificate' }).click()
  await enterHolder(desk, 'Casco Bay Ferry Lines')
  const policies = dialog(desk).getByRole('group', { name: 'Policies shown' })
  const ticked = policies.getByRole('checkbox', { checked: true })
  await expect(ticked.first()).toBeVisible()
  const many = await ticked.count()
  await expect(policies.getByRole('checkbox', { disabled: true }).first()).not.toBeChecked()
  await expect(policies.getByText(/It expired on|It is not bound yet/).first()).toBeVisible()
  const link = policies.getByRole('link', { name: 'Open the policy' }).first()
  await expect(link).toHaveAttribute('href', /^\/app\/policies\/bp_\w+\/overview$/)
  await expectAccessible(desk)

  for (let left = many; left > 0; left--) await ticked.first().uncheck()
  await expect(
    dialog(desk).getByText('Choose at least one policy for the certificate to show.'),
  ).toBeVisible()
  const one = policies.getByRole('checkbox', { disabled: false }).first()
  await one.check()
  await dialog(desk).getByRole('button', { name: 'Create Certificate' }).click()
  const view = desk.getByRole('dialog', { name: 'View certificate' })
  await expect(view).toContainText('Casco Bay Ferry Lines')
  await expect(view.getByRole('toolbar').getByText('Page 1 of 1')).toBeVisible()

  await desk.getByRole('link', { name: 'Revise' }).click()
  await expect(ticked).toHaveCount(1)
  await expect(one).toBeChecked()
})

test('certificates can be found by holder and number and exported as filtered, and load with the page', async ({
  desk,
}) => {
  await openCertificates(desk, 'Bayview Plumbing')
  await issueTo(desk, 'Merrow Property Group')
  await closeCertificate(desk)
  await issueTo(desk, 'Casco Bay Ferry Lines')
  await closeCertificate(desk)
  await desk.getByRole('searchbox', { name: 'Filter certificates' }).fill('casco bay')
  await expect(rows(desk)).toHaveCount(1)
  await expect(desk).toHaveURL(/\/certificates\?q=casco\+bay$/)
  const filtered = desk.url()

  const address = await desk.getByRole('link', { name: 'Export' }).getAttribute('href')
  const csv = await (await desk.request.get(address ?? '')).text()
  expect(csv).toContain('Casco Bay Ferry Lines')
  expect(csv).not.toContain('Merrow Property Group')
  const html = await (await desk.request.get(filtered)).text()
  expect(html).toContain('Casco Bay Ferry Lines')
  expect(html).not.toContain('Merrow Property Group')

  const pdf = Promise.withResolvers<void>()
  await desk.route(/&preview$/, async (route) => {
    await pdf.promise
    await route.continue()
  })
  await rows(desk).first().getByRole('link').first().click()
  await expect(desk).toHaveURL(/\/certificates\/cl_\w+\?q=casco\+bay$/)
  const close = dialog(desk).getByRole('button', { name: 'Close' }).last()
  await expect(dialog(desk).getByRole('link', { name: 'Revise' })).toBeVisible()
  const before = await close.boundingBox()
  pdf.resolve()
  await expect(dialog(desk).getByRole('group', { name: 'Page 1' })).toContainText('Certificate of liability')
  expect(await close.boundingBox()).toEqual(before)
  await closeCertificate(desk)
  await expect(desk).toHaveURL(filtered)
  await desk.getByRole('searchbox', { name: 'Filter certificates' }).fill('zeppelin')
  await expect(desk.getByText('No certificate of this account matches the filter.')).toBeVisible()
  await expectAccessible(desk)
})

test('a revision replaces the previous one, which is kept', async ({ desk }) => {
  await openCertificates(desk, 'Bayview Plumbing')
  await issueTo(desk, 'Merrow Property Group')
  const first = desk.url()
  await desk.getByRole('link', { name: 'Revise' }).click()
  await dialog(desk).getByRole('textbox', { name: 'Description of operations' }).fill('The boiler room')
  await dialog(desk).getByRole('button', { name: 'Issue Revision' }).click()
  await expect(desk).toHaveURL(/\/certificates\/cl_\w+$/)
  await expect(desk).not.toHaveURL(first)
  await expect(dialog(desk).getByText('Replaced by a newer revision')).toBeHidden()

  await expect(dialog(desk).getByRole('listitem').filter({ hasText: 'Revision 2' })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await dialog(desk).getByRole('link', { name: 'Revision 1' }).click()
  await expect(desk).toHaveURL(first)
  await expect(dialog(desk).getByText('Replaced by a newer revision')).toBeVisible()
  await expect(desk.getByRole('link', { name: 'Revise' })).toBeHidden()
  await expectFile(desk, 'Download', 'application/pdf')
})

test('reissues all of an account’s certificates in one job with one file', async ({ desk }) => {
  await openCertificates(desk, 'Beacon Hill Eye Care LLC')
  await expect(rows(desk).first()).toBeVisible()
  const many = await rows(desk).count()
  await desk.getByRole('link', { name: 'Reissue All' }).click()
  await expect(dialog(desk).getByText(new RegExp(`^${many} certificates? for \\d+ holders?$`))).toBeVisible()
  await expect(dialog(desk).getByText('Policies shown')).toBeVisible()
  await expectAccessible(desk)
  await dialog(desk).getByRole('button', { name: 'Reissue All' }).click()
  await expect(dialog(desk).getByText(`${many} of ${many} certificates issued`)).toBeVisible()
  await expect(desk).toHaveURL(/\/reissue\?batch=cb_\w+$/)
  await expectFile(desk, 'Download all', 'application/pdf')
})

test('issues certificates for a list of holders once its rows are valid', async ({ desk }) => {
  await openCertificates(desk, 'Bright Start Print Shop LLC')
  await desk.getByRole('link', { name: 'Issue to Many' }).click()
  const head = 'Name,Address,Suite,City,State,ZIP,Additional insured,Description\n'
  async function choose(lines: string): Promise<void> {
    await dialog(desk)
      .locator('input[type=file]')
      .setInputFiles({ name: 'holders.csv', mimeType: 'text/csv', buffer: Buffer.from(head + lines) })
    await expect(dialog(desk).getByRole('button', { name: 'Issue Certificates' })).toBeEnabled()
  }
  await choose('Bowdoin Property Trust,12 Maine Street,,Brunswick,ME,78701,no,\n')
  await dialog(desk).getByRole('button', { name: 'Issue Certificates' }).click()
  // Beside the field, and in the preview once it has loaded.
  await expect(
    dialog(desk)
      .getByText(/Row 2 \(Bowdoin Property Trust\): The ZIP code 78701 is in TX, not in ME\./)
      .first(),
  ).toBeVisible()

  await choose(
    'Bowdoin Property Trust,12 Maine Street,,Brunswick,ME,04011,no,\nCasco Bay Ferry Lines,56 Commercial Street,,Portland,ME,04101,no,Printing\n',
  )
  const policies = dialog(desk).getByRole('group', { name: 'Policies shown' })
  await expect(policies.getByRole('checkbox', { checked: true }).first()).toBeVisible()
  await expectAccessible(desk)
  await dialog(desk)
    .getByRole('radio', { name: /ZIP file/ })
    .check()
  await dialog(desk).getByRole('button', { name: 'Issue Certificates' }).click()
  await expect(dialog(desk).getByText('2 of 2 certificates issued')).toBeVisible()
  await expectFile(desk, 'Download all', 'application/zip')
})

test('another agency’s certificate redirects to the accounts list', async ({ desk, openDesk }) => {
  await openCertificates(desk, 'Brickyard Self Storage LLC')
  await rows(desk).first().getByRole('link').first().click()
  await expect(desk.getByRole('dialog', { name: 'View certificate' })).toBeVisible()
  const outsider = await openDesk({ email: 'walt.jensen@prairie.example' })
  await outsider.goto(desk.url())
  await expect(outsider).toHaveURL(/\/app\/accounts$/)
  await expect(outsider.getByRole('dialog')).toBeHidden()
})

const endorsed = pdfOf([
  'COMMERCIAL GENERAL LIABILITY DECLARATIONS\nNamed Insured\tCasco Roofing Contractors LLC\nPolicy Number\tKHI-3739532-26\nEach Occurrence Limit\t$1,000,000',
  'WAIVER OF TRANSFER OF RIGHTS OF RECOVERY AGAINST OTHERS TO US\nCOMMERCIAL GENERAL LIABILITY CG 24 04 12 19\nTHIS ENDORSEMENT CHANGES THE POLICY. PLEASE READ IT CAREFULLY.\nWe waive any right of recovery we may have against any person or organization where you have agreed to waive it in a written contract.',
])

test('a certificate that Cara prepared is confirmed from its card, edited in the form, and issued as edited', async ({
  desk,
}) => {
  await desk.goto('/app/accounts?q=Casco%20Roofing%20Contractors')
  await desk.getByRole('table', { name: 'Accounts' }).getByRole('link').first().click()
  await tab(desk, 'Policies').click()
  // The overview names the policy, too.
  await expect(desk).toHaveURL(/\/policies$/)
  await desk.getByRole('link', { name: /KHI-3739532-26/ }).click()
  await desk.getByRole('navigation', { name: 'Policy' }).getByRole('link', { name: 'Documents' }).click()
  await desk.getByRole('link', { name: 'Upload Document' }).first().click()
  await dialog(desk)
    .locator('input[type=file]')
    .setInputFiles({ name: 'KHI-3739532-26.pdf', mimeType: 'application/pdf', buffer: endorsed })
  await expect(dialog(desk).getByText(/· Uploaded$/)).toBeVisible()
  await dialog(desk).getByRole('combobox', { name: 'Type' }).selectOption('Endorsement')
  await dialog(desk).getByRole('button', { name: 'Upload Document' }).click()
  await expect(desk.getByRole('link', { name: 'KHI-3739532-26.pdf' }).first()).toBeVisible()

  await desk.goto('/app/home')
  await desk
    .getByRole('textbox', { name: 'Ask Cara' })
    .fill(
      'Certificate for Casco Roofing Contractors LLC to Summit Builders Inc., 400 Harbor Street, Portland, ME 04101. AI: Summit Builders Inc. and Bayview Owners LLC, with waiver of subrogation',
    )
  await desk.keyboard.press('Enter')
  await desk.waitForURL(/\/app\/workspaces\/cw_/)
  const card = desk.getByRole('region', { name: /^Issue a certificate .* to Summit/ })
  const found = card.getByRole('region', { name: 'Not confirmed on the policy' })
  await expect(found.getByText(/We waive any right of recovery/)).toBeVisible({ timeout: 60_000 })
  await expectAccessible(desk)
  await found.getByRole('button', { name: /^Confirm Waiver of subrogation/ }).click()
  await expect(
    card.getByText(/^Subrogation against the holder and Bayview Owners LLC is waived/),
  ).toBeVisible()

  await card.getByRole('link', { name: 'Edit certificate' }).click()
  const form = desk.getByRole('dialog', { name: 'Edit the prepared certificate' })
  await expect(form.getByRole('textbox', { name: 'Additional insured 1' })).toHaveValue('Bayview Owners LLC')
  await expectAccessible(desk)
  await form.getByRole('button', { name: 'Add additional insured' }).click()
  await form.getByRole('textbox', { name: 'Additional insured 2' }).fill('City of Portland')
  await form.getByRole('textbox', { name: 'Holder email' }).fill('certs@summit.example')
  await form.getByRole('textbox', { name: 'Description of operations' }).fill('Library roof')
  await form.getByRole('button', { name: 'Save Certificate' }).click()
  await expect(desk).toHaveURL(/\/app\/workspaces\/cw_/)
  await expect(card.getByText('Library roof')).toBeVisible()

  await card.getByRole('button', { name: 'Approve' }).click()
  await expect(card.getByText('Done')).toBeVisible({ timeout: 30_000 })
})
