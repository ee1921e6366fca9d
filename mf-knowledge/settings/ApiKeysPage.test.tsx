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
