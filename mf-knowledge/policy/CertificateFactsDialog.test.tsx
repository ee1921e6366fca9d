import { screen, waitFor, within } from '@testing-library/react'
import { preloadParts } from '@coverdesk/design-system'
import { beforeAll, expect, test } from 'vitest'
import { validationErrors } from '../../shell/contract/testing/remoteAnswers.ts'
import { openKnowledge } from '../testing/openKnowledge.tsx'
import { documentAnswer } from '../testing/documentAnswer.ts'
import { policyAnswer } from '../testing/policyAnswer.ts'
import { policyAnswers } from '../testing/policyAnswers.ts'

beforeAll(preloadParts, 60_000)

const liability = '/app/policies/bp_liability'

test('confirms a provision with its form and supporting document', async () => {
  const policy = policyAnswer({ files: [documentAnswer()] })
  const { user, sent, router } = openKnowledge(`${liability}/certificate-facts`, {
    ...policyAnswers([policy]),
    updateCertificateFactsMutation: () => ({
      updateCertificateFacts: { __typename: 'UpdateCertificateFactsSuccess', businessPolicy: policy },
    }),
  })
  const dialog = within(await screen.findByRole('dialog', { name: 'Certificate facts' }))
  await user.click(await dialog.findByRole('button', { name: 'Add provision' }))
  await user.selectOptions(dialog.getByLabelText(/^Provides/), 'Waiver of subrogation')
  await user.selectOptions(dialog.getByLabelText(/^To/), 'A named party')
  await user.type(dialog.getByLabelText(/^Party/), 'Longfellow Construction Co.')
  await user.type(dialog.getByLabelText(/^Form number/), 'CG 24 04 05 09')
  await user.selectOptions(dialog.getByLabelText(/^Shown by/), 'Additional insured endorsement.pdf')
  await user.selectOptions(dialog.getByLabelText(/^Aggregate applies per/), 'Project')
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }))
  await waitFor(() => expect(router.state.location.pathname).toBe(`${liability}/overview`))
  const { input } = sent.find(({ name }) => name === 'updateCertificateFactsMutation')?.variables ?? {}
  expect(input).toEqual({
    version: 4,
    provisions: [
      {
        kind: 'WAIVER_OF_SUBROGATION',
        scope: 'NAMED',
        partyName: 'Longfellow Construction Co.',
        formNumber: 'CG 24 04 05 09',
        sourceFileId: 'fi_endorsement',
      },
    ],
    claimsBasis: 'OCCURRENCE',
    aggregatePer: 'PROJECT',
    coveredAutos: [],
    retentionKind: null,
    retention: null,
    isPerStatute: null,
    areProprietorsExcluded: null,
    confirm: null,
  })
})

test('what the document does not show is said at its field, and can be confirmed', async () => {
  const policy = policyAnswer({ files: [documentAnswer()] })
  const { user, sent } = openKnowledge(`${liability}/certificate-facts`, {
    ...policyAnswers([policy]),
    updateCertificateFactsMutation: () => ({
      updateCertificateFacts: validationErrors(
        { path: 'provisions.0.scope', message: 'policy.pdf names only Harbor Point Owners LLC (page 4).' },
        { path: 'confirm', message: 'Correct what the documents don’t show, or confirm it.' },
      ),
    }),
  })
  const dialog = within(await screen.findByRole('dialog', { name: 'Certificate facts' }))
  await user.click(await dialog.findByRole('button', { name: 'Add provision' }))
  expect(dialog.getByLabelText<HTMLSelectElement>(/^To/).value).toBe('')
  await user.selectOptions(dialog.getByLabelText(/^To/), 'Blanket, where required by written contract')
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }))
  await dialog.findByText('policy.pdf names only Harbor Point Owners LLC (page 4).')
  await user.click(dialog.getByRole('checkbox', { name: /save it as entered/ }))
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }))
  await waitFor(() =>
    expect(
      sent.findLast(({ name }) => name === 'updateCertificateFactsMutation')?.variables['input'],
    ).toMatchObject({ confirm: true }),
  )
})

const found = {
  __typename: 'UnconfirmedProvision',
  kind: 'WAIVER_OF_SUBROGATION',
  scope: 'BLANKET',
  partyName: null,
  formNumber: 'CG 24 04 05 09',
  isOnlyListed: false,
  citation: {
    __typename: 'Citation',
    fileId: 'fi_endorsement',
    fileName: 'Additional insured endorsement.pdf',
    page: 5,
    quote:
      'We waive any right of recovery we may have against any person where a written contract so requires.',
    link: '?page=5&quote=We+waive',
  },
}

test('adds a provision as the documents show it', async () => {
  const policy = policyAnswer({ files: [documentAnswer()], unconfirmedProvisions: [found] })
  const { user, sent } = openKnowledge(`${liability}/certificate-facts`, {
    ...policyAnswers([policy]),
    updateCertificateFactsMutation: () => ({
      updateCertificateFacts: { __typename: 'UpdateCertificateFactsSuccess', businessPolicy: policy },
    }),
  })
  const dialog = within(await screen.findByRole('dialog', { name: 'Certificate facts' }))
  await dialog.findByText(/We waive any right of recovery.* Page 5 of Additional insured endorsement.pdf/)
  await user.click(dialog.getByRole('button', { name: 'Add Waiver of subrogation: blanket' }))
  expect(dialog.queryByText('Found in the documents')).toBeNull()
  // Removed, it is offered again.
  await user.click(dialog.getByRole('button', { name: 'Remove provision 1' }))
  await user.click(dialog.getByRole('button', { name: 'Add Waiver of subrogation: blanket' }))
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }))
  await waitFor(() =>
    expect(
      sent.findLast(({ name }) => name === 'updateCertificateFactsMutation')?.variables['input'],
    ).toMatchObject({
      provisions: [
        {
          kind: 'WAIVER_OF_SUBROGATION',
          scope: 'BLANKET',
          formNumber: 'CG 24 04 05 09',
          sourceFileId: 'fi_endorsement',
        },
      ],
    }),
  )
})

test('a form that is only listed is offered without saying to whom it applies', async () => {
  const listed = { ...found, scope: null, formNumber: 'CG 24 04 12 19', isOnlyListed: true }
  const policy = policyAnswer({ files: [documentAnswer()], unconfirmedProvisions: [listed] })
  const { user } = openKnowledge(`${liability}/certificate-facts`, policyAnswers([policy]))
  const dialog = within(await screen.findByRole('dialog', { name: 'Certificate facts' }))
  await dialog.findByText('Listed in the forms schedule; the form itself is not in the file.')
  await user.click(dialog.getByRole('button', { name: 'Add Waiver of subrogation' }))
  expect(dialog.getByLabelText<HTMLSelectElement>(/^To/).value).toBe('')
  expect(dialog.getByLabelText<HTMLInputElement>(/^Form number/).value).toBe('CG 24 04 12 19')
})

const foundBasis = {
  __typename: 'FoundCertificateFact',
  question: 'BASIS',
  text: 'Occurrence',
  citation: { ...found.citation, fileName: 'Policy.pdf', quote: 'Coverage is on an occurrence basis.' },
}

test('says beside a question what the documents answer', async () => {
  openKnowledge(
    `${liability}/certificate-facts`,
    policyAnswers([policyAnswer({ foundCertificateFacts: [foundBasis] })]),
  )
  const dialog = within(await screen.findByRole('dialog', { name: 'Certificate facts' }))
  await dialog.findByText(/Occurrence, by page 5 of Policy.pdf: “Coverage is on an occurrence basis.”/)
})

test('the overview says what documents answer until somebody does', async () => {
  openKnowledge(
    `${liability}/overview`,
    policyAnswers([
      policyAnswer({
        certificateFacts: { ...(policyAnswer({})['certificateFacts'] as object), claimsBasis: null },
        foundCertificateFacts: [foundBasis],
      }),
    ]),
  )
  const panel = within(await screen.findByRole('region', { name: 'Certificate facts' }))
  panel.getByText('Occurrence')
  panel.getByRole('link', { name: 'page 5 of Policy.pdf' })
})

test('the overview says what documents show that nobody has confirmed', async () => {
  openKnowledge(`${liability}/overview`, policyAnswers([policyAnswer({ unconfirmedProvisions: [found] })]))
  const panel = within(await screen.findByRole('region', { name: 'Certificate facts' }))
  panel.getByText(/until someone confirms what the documents show/)
  const link = panel.getByRole('link', { name: 'page 5 of Additional insured endorsement.pdf' })
  expect(link.getAttribute('href')).toContain('/fi_endorsement?page=5&quote=We+waive')
})

test('the overview says what is confirmed, by whom, and on which page', async () => {
  const provisions = [
    {
      __typename: 'PolicyProvision',
      kind: 'ADDITIONAL_INSURED',
      scope: 'BLANKET',
      partyName: null,
      formNumber: 'CG 20 10 04 13',
      sourceFileId: 'fi_endorsement',
      sourceFile: documentAnswer(),
      confirmedBy: { __typename: 'AgencyUser', id: 'au_dana', name: 'Dana Whitfield' },
      confirmedAt: '2026-03-03T15:00:00.000Z',
    },
  ]
  const { certificateFacts } = policyAnswer()
  const policy = policyAnswer({ certificateFacts: { ...(certificateFacts as object), provisions } })
  openKnowledge(`${liability}/overview`, policyAnswers([policy]))
  const panel = await screen.findByRole('region', { name: 'Certificate facts' })
  expect(panel.textContent).toContain('Additional insuredBlanket, form CG 20 10 04 13')
  expect(panel.textContent).toContain(
    'Shown by Additional insured endorsement.pdf. Confirmed by Dana Whitfield on Mar 3, 2026',
  )
})

test('an expired policy without a renewal shows as Lapsed', async () => {
  openKnowledge(`${liability}/overview`, policyAnswers([policyAnswer({ standing: 'LAPSED' })]))
  const header = within(await screen.findByRole('banner'))
  await header.findByText('Lapsed')
})
