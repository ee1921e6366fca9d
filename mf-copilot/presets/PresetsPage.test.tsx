import { screen, waitFor } from '@testing-library/react'
import { preloadParts } from '@coverdesk/design-system'
import { beforeAll, expect, test } from 'vitest'
import { connection, validationErrors } from '../../shell/contract/testing/remoteAnswers.ts'
import { copilotAnswers, renewalPreset } from '../testing/copilotAnswers.ts'
import { openCopilot } from '../testing/openCopilot.tsx'

beforeAll(preloadParts, 60_000)

test('a preset shows who created it and when, and can be run and edited', async () => {
  openCopilot('/app/presets', copilotAnswers())
  await screen.findByText('Writes the letter that goes out 60 days before expiration.')
  screen.getByText('Dana Whitfield')
  expect(screen.getByRole('link', { name: 'Run Renewal letter' }).getAttribute('href')).toBe(
    '/app/presets/cp_renewal/run',
  )
  expect(screen.getByRole('link', { name: 'Edit Renewal letter' }).getAttribute('href')).toBe(
    '/app/presets/cp_renewal/edit',
  )
})

test('an agency without presets sees how to create one', async () => {
  openCopilot('/app/presets', {
    ...copilotAnswers(),
    PresetsPageQuery: () => ({ customPresets: connection([]) }),
  })
  await screen.findByText('No presets found')
  screen.getByText('Create a copilot workspace to get started')
})

test('a new preset allows files by default, and errors show below their fields', async () => {
  const { user, sent } = openCopilot('/app/presets/new', {
    ...copilotAnswers(),
    savePresetCreateMutation: () => ({
      createCustomPreset: validationErrors({
        path: 'title',
        message: 'The title may have up to 80 characters.',
      }),
    }),
  })
  await user.type(await screen.findByRole('textbox', { name: /Title/ }), 'Renewal letter')
  await user.type(screen.getByRole('textbox', { name: /Description/ }), 'Sixty days before.')
  await user.type(screen.getByRole('textbox', { name: /Base prompt/ }), 'Write the letter.')
  await user.click(screen.getByRole('button', { name: 'Create Preset' }))
  await screen.findByText('The title may have up to 80 characters.')
  expect(sent.find(({ name }) => name === 'savePresetCreateMutation')?.variables['input']).toEqual({
    title: 'Renewal letter',
    description: 'Sixty days before.',
    basePrompt: 'Write the letter.',
    allowFileUpload: true,
  })
})

test('the help lists the tools a prompt can name', async () => {
  const { user } = openCopilot('/app/presets/new', copilotAnswers())
  await user.click(await screen.findByRole('button', { name: 'Show help' }))
  screen.getByText('search_file')
  await user.click(screen.getByRole('button', { name: 'Hide help' }))
})

test('saving an edit returns to the list', async () => {
  const { user, router, sent } = openCopilot('/app/presets/cp_renewal/edit', {
    ...copilotAnswers(),
    savePresetUpdateMutation: () => ({
      updateCustomPreset: { __typename: 'UpdateCustomPresetSuccess', customPreset: renewalPreset },
    }),
  })
  const prompt = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Base prompt/ })
  expect(prompt.value).toBe('Write a renewal letter.')
  await user.type(prompt, ' Be brief.')
  await user.click(screen.getByRole('button', { name: 'Update Preset' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/app/presets'))
  expect(sent.find(({ name }) => name === 'savePresetUpdateMutation')?.variables).toMatchObject({
    id: 'cp_renewal',
    input: { basePrompt: 'Write a renewal letter. Be brief.' },
  })
})
