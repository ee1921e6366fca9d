import { preloadParts } from '@coverdesk/design-system'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { openKnowledge } from '../testing/openKnowledge.tsx'

beforeAll(preloadParts, 60_000)

const apiKey: { id: string; label: string; createdAt: string; revokedAt: string | null } = {
  id: 'ak_portal',
  label: 'Client portal',
  createdAt: '2026-11-02T14:00:00Z',
  revokedAt: null,
}

test('a revoked key closes the confirmation and cannot be revoked again', async () => {
  let agency = { id: 'ag_harborline', apiKeys: [apiKey] }
  const { user } = openKnowledge('/app/settings/api-keys', {
    ApiKeysPageQuery: () => ({ agencyUser: { id: 'au_dana', agency } }),
    revokeApiKeyMutation() {
      agency = { ...agency, apiKeys: [{ ...apiKey, revokedAt: '2026-11-20T14:00:00Z' }] }
      return { revokeApiKey: { __typename: 'RevokeApiKeySuccess', agency } }
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Revoke' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Revoke API Key' }))
  await user.click(question.getByRole('button', { name: 'Revoke' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(screen.queryByRole('button', { name: 'Revoke' })).toBeNull()
})

test('a new key stays on the screen until Done', async () => {
  const agency = { id: 'ag_harborline', apiKeys: [apiKey] }
  const { user } = openKnowledge('/app/settings/api-keys/new', {
    ApiKeysPageQuery: () => ({ agencyUser: { id: 'au_dana', agency } }),
    createApiKeyMutation: () => ({
      createApiKey: { __typename: 'CreateApiKeySuccess', key: 'ck_harborline_1f7c', agency },
    }),
  })
  await user.type(await screen.findByRole('textbox', { name: 'Label' }), 'Client portal')
  await user.click(screen.getByRole('button', { name: 'Create Key' }))
  await screen.findByText('ck_harborline_1f7c')
  await user.keyboard('{Escape}')
  screen.getByText('ck_harborline_1f7c')
  await user.click(screen.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByText('ck_harborline_1f7c')).toBeNull())
})
