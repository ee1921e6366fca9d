import { preloadParts } from '@coverdesk/design-system'
import { screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { openKnowledge } from '../testing/openKnowledge.tsx'

beforeAll(preloadParts, 60_000)

const settings = {
  __typename: 'CommunicationSettings',
  emailAddress: 'desk@harborline.example',
  senderName: null,
  trustedRelays: ['mx.harborline.example'],
  replyTemplates: [],
}
const rule = {
  __typename: 'InboundRule',
  id: 'ir_offers',
  sender: 'offers@growthletter.example',
  account: null,
  createdAt: '2026-11-20T14:00:00Z',
}
test('a sender that is ignored is listed, and heard again once the rule is deleted', async () => {
  let inboundRules = [rule]
  const { user } = openKnowledge('/app/settings/email', {
    EmailPageQuery: () => ({
      communicationSettings: settings,
      inboundRules,
      mailboxServers: [],
      mailboxSettings: null,
    }),
    emailSettingsDeleteRuleMutation() {
      inboundRules = []
      return { deleteInboundRule: { __typename: 'DeleteInboundRuleSuccess' } }
    },
  })
  await screen.findByText('offers@growthletter.example')
  screen.getByText('Ignored')
  await user.click(screen.getByRole('button', { name: 'Delete the rule for offers@growthletter.example' }))
  await waitFor(() => expect(screen.queryByText('offers@growthletter.example')).toBeNull())
  screen.getByText(/^No rules yet/)
})
