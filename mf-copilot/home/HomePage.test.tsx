import { screen, waitFor, within } from '@testing-library/react'
import { preloadParts } from '@coverdesk/design-system'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { connection, validationErrors } from '../../shell/contract/testing/remoteAnswers.ts'
import { copilotAnswers, renewalPreset, viewerAnswer, workspacePresets } from '../testing/copilotAnswers.ts'
import { openCopilot } from '../testing/openCopilot.tsx'
import { approvalAnswer } from '../testing/workspaceAnswer.ts'

beforeAll(preloadParts, 60_000)
beforeEach(() => sessionStorage.clear())

function created() {
  return {
    createCaraWorkspace: {
      __typename: 'CreateCaraWorkspaceSuccess',
      caraWorkspace: { __typename: 'CaraWorkspace', id: 'cw_salon' },
    },
  }
}

test('a question becomes a workspace, which opens', async () => {
  const { user, router, sent } = openCopilot('/app/home', {
    ...copilotAnswers(),
    createWorkspaceMutation: created,
  })
  await user.type(
    await screen.findByRole('textbox', { name: 'Ask Cara' }),
    '  Is a sewer backup covered?{Enter}',
  )
  await waitFor(() => expect(router.state.location.pathname).toBe('/app/workspaces/cw_salon'))
  const { variables } = sent.find(({ name }) => name === 'createWorkspaceMutation') ?? {}
  expect(variables?.['input']).toMatchObject({
    message: 'Is a sewer backup covered?',
    files: [],
    documentIds: [],
  })
})

test('a rejected message says why and stays in the box', async () => {
  const { user } = openCopilot('/app/home', {
    ...copilotAnswers(),
    createWorkspaceMutation: () => ({
      createCaraWorkspace: validationErrors({
        path: 'message',
        message: 'A message can have up to 20,000 characters.',
      }),
    }),
  })
  const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Ask Cara' })
  await user.type(box, 'Compare these{Enter}')
  await screen.findByText('A message can have up to 20,000 characters.')
  expect(box.value).toBe('Compare these')
})

test('the cards are the favorites, or all built-in presets when there are none', async () => {
  const first = openCopilot('/app/home', copilotAnswers())
  const cards = within(await screen.findByRole('region', { name: 'Presets' }))
  for (const { label } of workspacePresets) cards.getByRole('link', { name: new RegExp(label) })
  expect(cards.queryByRole('link', { name: /Renewal letter/ })).toBeNull()
  first.router.dispose()
})

test('a favorite custom preset has a card that opens its run dialog', async () => {
  const answers = copilotAnswers()
  openCopilot('/app/home', {
    ...answers,
    HomePageQuery: (variables) => ({
      ...(answers['HomePageQuery']?.(variables) as object),
      agencyUser: viewerAnswer({ presets: ['CERTIFICATE_REVIEW'], customPresets: [renewalPreset] }),
    }),
  })
  const card = await screen.findByRole('link', { name: /Renewal letter/ })
  expect(card.getAttribute('href')).toBe('/app/home/presets/cp_renewal')
  expect(screen.queryByRole('link', { name: /Explore a Policy/ })).toBeNull()
})

test.each(['/app/home', '/app/workbench'])(
  '%s shows how much waits for approval, and the rest when asked',
  async (at) => {
    const answers = copilotAnswers()
    const pendingCaraProposals = Array.from({ length: 8 }, (_, place) => ({
      ...approvalAnswer,
      id: `pp_${place}`,
      title: `Reply to client ${place}`,
      workspaceId: place === 0 ? 'cw_other' : approvalAnswer.workspaceId,
    }))
    const waiting = { pendingCaraProposals, emailsWaiting: connection([], 3) }
    const { user } = openCopilot(at, {
      ...answers,
      WorkbenchPageQuery: () => waiting,
      HomePageQuery: (variables) => ({ ...(answers['HomePageQuery']?.(variables) as object), ...waiting }),
    })
    const panel = within(await screen.findByRole('region', { name: 'Waiting for approval' }))
    // Its link leads to a list of workspaces.
    panel.getByText('8 in 2 workspaces')
    expect(panel.getAllByText('Velvet Comb Salon LLC')).toHaveLength(6)
    expect(panel.getByRole('link', { name: 'Waiting for approval' }).getAttribute('href')).toBe(
      '/app/workspaces?approval=yes',
    )
    expect(panel.getByRole('link', { name: '3 emails waiting for us' }).getAttribute('href')).toBe(
      '/app/emails?waiting=us',
    )
    expect(panel.queryByText('Reply to client 7')).toBeNull()
    await user.click(panel.getByRole('button', { name: 'Show all 8' }))
    panel.getByText('Reply to client 7')
  },
)

test('each checkbox in the preferences saves the favorites immediately', async () => {
  const { user, sent } = openCopilot('/app/home/preferences', {
    ...copilotAnswers(),
    savePreferencesMutation: () => ({
      updateAgencyUserPreferences: {
        __typename: 'UpdateAgencyUserPreferencesSuccess',
        agencyUser: viewerAnswer({ presets: ['CERTIFICATE_REVIEW'], customPresets: [] }),
      },
    }),
  })
  const saved = () => sent.findLast(({ name }) => name === 'savePreferencesMutation')?.variables['input']
  await user.click(await screen.findByRole('checkbox', { name: 'Certificate Review' }))
  await waitFor(() =>
    expect(saved()).toEqual({ favoritePresets: { presets: ['CERTIFICATE_REVIEW'], customPresetIds: [] } }),
  )
  await user.click(screen.getByRole('radio', { name: 'Custom Presets' }))
  await user.click(await screen.findByRole('checkbox', { name: 'Renewal letter' }))
  await waitFor(() =>
    expect(saved()).toEqual({
      favoritePresets: { presets: ['CERTIFICATE_REVIEW'], customPresetIds: ['cp_renewal'] },
    }),
  )
})

test('a request opens in Copilot with its suggested preset, and nothing is sent automatically', async () => {
  const { user, router, sent } = openCopilot('/app/workspaces/new?serviceRequestId=sr_1', {
    ...copilotAnswers(),
    createWorkspaceMutation: created,
  })
  await screen.findByRole('dialog', { name: 'Open in Copilot' })
  const preset = await screen.findByRole<HTMLInputElement>('combobox', { name: /Preset/ })
  expect(preset.value).toBe('Explore a Policy')
  await user.type(screen.getByRole('textbox', { name: 'Message' }), ' Check the water exclusion ')
  await user.click(screen.getByRole('button', { name: 'Create Workspace' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/app/workspaces/cw_salon'))
  // Back leads to where the dialog was opened.
  expect(router.state.historyAction).toBe('REPLACE')
  expect(sent.find(({ name }) => name === 'createWorkspaceMutation')?.variables['input']).toMatchObject({
    message: 'Check the water exclusion',
    preset: 'DOCUMENT_EXPLORATION',
    serviceRequestId: 'sr_1',
  })
})

test("a request opens in Copilot with a preset of the agency's own", async () => {
  const { user, sent } = openCopilot('/app/workspaces/new?serviceRequestId=sr_1', {
    ...copilotAnswers(),
    createWorkspaceMutation: created,
  })
  const preset = await screen.findByRole('combobox', { name: /Preset/ })
  await user.clear(preset)
  await user.click(await screen.findByRole('option', { name: /Renewal letter/ }))
  await user.click(screen.getByRole('button', { name: 'Create Workspace' }))
  await waitFor(() =>
    expect(sent.find(({ name }) => name === 'createWorkspaceMutation')?.variables['input']).toMatchObject({
      preset: null,
      customPresetId: 'cp_renewal',
      serviceRequestId: 'sr_1',
    }),
  )
})

for (const [about, page] of [
  ['serviceRequestId=sr_1', '/app/servicing/sr_1/overview'],
  ['accountId=ac_1', '/app/accounts/ac_1/overview'],
  ['businessPolicyId=bp_1', '/app/policies/bp_1/overview'],
] as const)
  test(`closing the dialog after a reload leads back to the record of ${about}`, async () => {
    const { user, router } = openCopilot(`/app/workspaces/new?${about}`, copilotAnswers())
    const dialog = await screen.findByRole('dialog', { name: 'Open in Copilot' })
    await user.click((await within(dialog).findAllByRole('button', { name: 'Close' }))[0] ?? dialog)
    await waitFor(() => expect(router.state.location.pathname).toBe(page))
  })

test('the message can be written before a preset is chosen', async () => {
  const { user } = openCopilot('/app/workspaces/new?accountId=ac_1', {
    ...copilotAnswers(),
    NewWorkspaceDialogQuery: (variables) => ({
      ...Object(copilotAnswers()['NewWorkspaceDialogQuery']?.(variables)),
      serviceRequest: null,
    }),
  })
  const message = await screen.findByRole('textbox', { name: 'Message' })
  await user.type(message, 'Check the water exclusion')
  const preset = await screen.findByRole('combobox', { name: /Preset/ })
  await user.click(preset)
  await user.click((await screen.findAllByRole('option'))[0] ?? preset)
  expect(screen.getByDisplayValue('Check the water exclusion')).toBeDefined()
})

test('a preset runs on a policy on file without an upload', async () => {
  const { user, sent } = openCopilot('/app/home/presets/CERTIFICATE_REVIEW', {
    ...copilotAnswers(),
    createWorkspaceMutation: created,
    RecordFieldQuery: () => ({
      accounts: {
        edges: [
          {
            node: {
              __typename: 'Account',
              id: 'ac_salon',
              account: { __typename: 'BusinessDetail', name: 'Harbor Street Salon LLC', email: null },
            },
          },
        ],
      },
      businessPolicies: {
        edges: [
          {
            node: {
              id: 'bp_salon',
              label: 'General Liability',
              policyNumber: 'GSC-4162919-26',
              carrier: { id: 'ca_granite', name: 'Granite State Casualty' },
              account: {
                id: 'ac_salon',
                account: { __typename: 'BusinessDetail', name: 'Harbor Street Salon LLC' },
              },
            },
          },
        ],
      },
    }),
  })
  await user.type(await screen.findByRole('combobox', { name: 'Client or policy on file' }), 'salon')
  await user.click(await screen.findByRole('option', { name: /Harbor Street Salon LLC, General Liability/ }))
  await user.click(screen.getByRole('button', { name: 'Create Workspace' }))
  await waitFor(() =>
    expect(sent.find(({ name }) => name === 'createWorkspaceMutation')?.variables['input']).toMatchObject({
      preset: 'CERTIFICATE_REVIEW',
      businessPolicyId: 'bp_salon',
      accountId: null,
    }),
  )
})
