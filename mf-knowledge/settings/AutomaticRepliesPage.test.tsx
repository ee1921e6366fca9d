import { preloadParts } from '@coverdesk/design-system'
import { screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { openKnowledge } from '../testing/openKnowledge.tsx'

beforeAll(preloadParts, 60_000)

const answers = [
  {
    __typename: 'AutomaticAnswerSwitch',
    kind: 'ACKNOWLEDGMENT',
    label: 'Confirm that a message arrived',
    example: 'Thanks for your message.',
    isOn: true,
  },
  {
    __typename: 'AutomaticAnswerSwitch',
    kind: 'QUESTION_BACK',
    label: 'Ask for missing details',
    example: 'To issue the certificate, we need the mailing address of the holder.',
    isOn: false,
  },
]

test('each automatic reply has a switch and an example, and only that switch is saved', async () => {
  let automaticAnswers = answers
  const { user, sent } = openKnowledge('/app/settings/replies', {
    AutomaticRepliesPageQuery: () => ({ communicationSettings: { automaticAnswers } }),
    updateAutomaticRepliesMutation() {
      automaticAnswers = answers.map((each) => ({ ...each, isOn: true }))
      return {
        updateCommunicationSettings: {
          __typename: 'UpdateCommunicationSettingsSuccess',
          communicationSettings: { automaticAnswers },
        },
      }
    },
  })
  const asking = await screen.findByRole<HTMLInputElement>('switch', { name: 'Ask for missing details' })
  screen.getByText('To issue the certificate, we need the mailing address of the holder.')
  expect(asking.checked).toBe(false)
  await user.click(asking)
  await waitFor(() => expect(asking.checked).toBe(true))
  expect(sent.find(({ name }) => name === 'updateAutomaticRepliesMutation')?.variables).toEqual({
    input: { automaticAnswers: [{ kind: 'QUESTION_BACK', isOn: true }] },
  })
})
