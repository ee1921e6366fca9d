import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { activeThread, communicationAnswers, openCommunication } from '../testing/openCommunication.tsx'

test('a template replaces the draft but never what the user wrote', async () => {
  const replyTemplates = [
    { __typename: 'ReplyTemplate', title: 'Office hours', body: 'We are open from 9 to 5.' },
    { __typename: 'ReplyTemplate', title: 'Sign-off', body: 'Call us any time.' },
  ]
  const { user } = openCommunication(
    '/app/emails/et_harbor',
    communicationAnswers({ threads: [{ ...activeThread, replyTemplates }] }),
  )
  const message = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })
  const choose = async (title: string) => {
    await user.click(screen.getByRole('button', { name: 'Use a template' }))
    await user.click(await screen.findByRole('menuitem', { name: title }))
  }
  await choose('Sign-off')
  expect(message.value).toBe('Call us any time.')
  await choose('Office hours')
  expect(message.value).toBe('We are open from 9 to 5.')
  await user.type(message, ' See you soon.')
  await choose('Sign-off')
  expect(message.value).toBe('We are open from 9 to 5. See you soon.\n\nCall us any time.')
})
