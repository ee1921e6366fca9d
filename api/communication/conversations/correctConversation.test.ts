import assert from 'node:assert/strict'
import { accountKind, openedAccount } from '../../knowledge/index.ts'
import { create } from '../../platform/index.ts'
import { openWorld } from '../../testing/openWorld.ts'
import { storeConversations } from '../testing/storeConversations.ts'
import { ruleFor } from './inboundRule.ts'

const correct = `mutation ($id: ID!, $input: ConversationCorrectionInput!) {
  correctConversation(id: $id, input: $input) { __typename }
}`

Deno.test('a corrected account is taken over, and remembered for the sender until the rule is deleted', async () => {
  await using world = await openWorld()
  const { harborline } = world
  const { threadId } = await storeConversations(harborline)
  const accountId = harborline.newId(accountKind)
  const detail = {
    name: 'Delgado Roofing',
    email: null,
    phone: null,
    dba: null,
    mailingAddress: null,
    naics: null,
    website: null,
  }
  await harborline.commit({ type: 'SYSTEM', id: null }, [
    create(accountKind, accountId, openedAccount({ type: 'BUSINESS', detail }, [], 0), 'CREATE_ACCOUNT'),
  ])
  const dana = await world.as(world.dana)
  await dana.data(correct, { id: threadId, input: { accountId, remember: true } })
  const { emailThread, inboundRules } = await dana.data(
    'query ($id: ID!) { emailThread(id: $id) { account { id } } inboundRules { id sender account { id } } }',
    { id: threadId },
  )
  assert.equal(emailThread.account.id, accountId)
  assert.equal(inboundRules[0].sender, 'rosa@delgadoroofing.example')
  assert.equal(ruleFor(harborline, 'Rosa@DelgadoRoofing.example')?.accountId, accountId)
  await dana.data('mutation ($id: ID!) { deleteInboundRule(id: $id) { __typename } }', {
    id: inboundRules[0].id,
  })
  assert.equal(ruleFor(harborline, 'rosa@delgadoroofing.example'), null)
})

Deno.test('the settings keep their switches, and refuse what is no address', async () => {
  await using world = await openWorld()
  const dana = await world.as(world.dana)
  const update = `mutation ($input: CommunicationSettingsInput!) {
    updateCommunicationSettings(input: $input) {
      __typename
      ... on UpdateCommunicationSettingsSuccess { communicationSettings { emailAddress automaticAnswers { kind isOn } } }
    }
  }`
  const input = {
    emailAddress: 'desk@harborline.example',
    automaticAnswers: [{ kind: 'ACKNOWLEDGMENT', isOn: false }],
  }
  const { updateCommunicationSettings } = await dana.data(update, { input })
  assert.deepEqual(updateCommunicationSettings.communicationSettings, {
    emailAddress: 'desk@harborline.example',
    automaticAnswers: [
      { kind: 'ACKNOWLEDGMENT', isOn: false },
      { kind: 'QUESTION_BACK', isOn: false },
      { kind: 'DOCUMENT', isOn: false },
    ],
  })
  const refused = await dana.data(update, { input: { emailAddress: 'nowhere' } })
  assert.equal(refused.updateCommunicationSettings.__typename, 'ValidationErrors')
})
