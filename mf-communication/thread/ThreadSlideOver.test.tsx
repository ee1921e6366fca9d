import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  activeThread,
  communicationAnswers,
  doubtfulEmail,
  openCommunication,
  preparedReply,
} from '../testing/openCommunication.tsx'

test('the thread list tells a reply that waits for approval from a draft', async () => {
  const threads = [
    activeThread,
    { ...activeThread, id: 'et_other', subject: 'Cancel the auto', isWaitingForApproval: true },
  ]
  openCommunication('/app/emails', communicationAnswers({ threads }))
  const drafted = (await screen.findByRole('link', { name: /Certificate for Summit Builders/ })).closest('tr')
  expect(drafted?.textContent).toMatch(
    /Certificate for Summit Builders.*Marisol Ortega.*Harbor Street Salon LLC.*Agent.*Active.*Drafted/,
  )
  const waiting = screen.getByRole('link', { name: /Cancel the auto/ }).closest('tr')
  expect(waiting?.textContent).toMatch(/Active.*Waiting for approval/)
})

test('the thread list shows what cannot wait, while a request for it is open', async () => {
  const about = (id: string, subject: string, marks: object) => ({
    ...activeThread,
    id,
    subject,
    serviceRequests: activeThread.serviceRequests.map((request) => ({
      ...request,
      id: `sr_${id}`,
      type: 'OTHER',
      ...marks,
    })),
  })
  const threads = [
    activeThread,
    about('et_crash', 'Fender bender', { isPossibleClaim: true }),
    about('et_notice', 'Late notice', { isCancellationNotice: true }),
    about('et_done', 'Broken window', { isPossibleClaim: true, state: 'CLOSED' }),
  ]
  openCommunication('/app/emails', communicationAnswers({ threads }))
  const rowOf = async (name: RegExp) => (await screen.findByRole('link', { name })).closest('tr')?.textContent
  expect(await rowOf(/Fender bender/)).toContain('Possible claim')
  expect(await rowOf(/Late notice/)).toContain('Cancellation notice')
  expect(await rowOf(/Broken window/)).not.toContain('Possible claim')
  expect(await rowOf(/Certificate for Summit/)).not.toMatch(/Possible claim|Cancellation notice/)
})

test('a thread opened from a filtered list leaves the filter on', async () => {
  const { user, router, sent } = openCommunication('/app/emails?waiting=us', communicationAnswers())
  await user.click(await screen.findByRole('link', { name: /Certificate for Summit Builders/ }))
  await screen.findByRole('dialog', { name: /Email Thread/ })
  expect(router.state.location).toMatchObject({ pathname: '/app/emails/et_harbor', search: '?waiting=us' })
  const asked = sent.filter(({ name }) => name === 'EmailsPageQuery')
  expect(asked.map(({ variables }) => variables['waitingFor'])).toEqual(asked.map(() => 'AGENT'))
})

test('an agency without threads sees the empty state from the spec', async () => {
  openCommunication('/app/emails', communicationAnswers({ threads: [] }))
  await screen.findByText('No email threads found')
  screen.getByText("Cara hasn't been a part of any email conversations yet")
})

test('says so when the address leads to no thread', async () => {
  openCommunication('/app/emails/et_gone', {
    ...communicationAnswers(),
    ThreadSlideOverQuery: () => ({ emailThread: null }),
  })
  await screen.findByText('There is no such email thread')
  expect(screen.getByRole('link', { name: 'All emails' }).getAttribute('href')).toBe('/app/emails')
})

test('shows the prepared reply once, instead of the older draft', async () => {
  const thread = { ...activeThread, preparedReplies: [preparedReply] }
  const { user, sent } = openCommunication('/app/emails/et_harbor', {
    ...communicationAnswers({ threads: [thread] }),
    approveProposalMutation: () => ({
      approveCaraProposal: { __typename: 'ApproveCaraProposalSuccess' },
    }),
    approvalOfEditMutation: () => ({
      editCaraReply: {
        __typename: 'ValidationErrors',
        __isNamedError: 'ValidationErrors',
        fields: [{ path: 'body', message: 'Write a message.' }],
      },
    }),
  })
  const card = await screen.findByRole('region', { name: 'Reply to Marisol Ortega' })
  within(card).getByText('Hi Marisol, attached is the certificate.')
  expect(screen.queryByText('Cara drafted this reply')).toBeNull()
  expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull()

  await user.click(within(card).getByRole('button', { name: 'Edit' }))
  const message = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })
  expect(message.value).toBe('Hi Marisol, attached is the certificate.')
  await user.type(message, ' Best, Dana')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Write a message.')
  expect(sent.find(({ name }) => name === 'approvalOfEditMutation')?.variables).toMatchObject({
    id: 'pp_reply',
    input: { body: 'Hi Marisol, attached is the certificate. Best, Dana' },
  })
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(screen.getByRole('button', { name: 'Approve' }))
  expect(sent.some(({ name }) => name === 'approveProposalMutation')).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Write your own reply' }))
  const own = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })
  expect(own.value).toBe('')
  expect(document.activeElement).toBe(own)
})

test('what a later message answered is not listed as missing', async () => {
  const opened = {
    __typename: 'CaraAction',
    id: 'open-sr_harbor',
    name: 'open_service_request',
    argumentsJson: '{"type":"ADD_ADDITIONAL_INSURED","missing":["their mailing address"]}',
    result: 'sr_harbor',
    evidence: [],
  }
  const other = { ...opened, id: 'open-sr_other', result: 'sr_other' }
  const enriched = {
    ...opened,
    id: 'enrich-sr_harbor',
    name: 'enrich_service_request',
    argumentsJson: '{"id":"sr_harbor"}',
    result: 'Added what the new message says.',
  }
  const thread = { ...activeThread, toolCalls: [opened, other, enriched] }
  openCommunication('/app/emails/et_harbor', communicationAnswers({ threads: [thread] }))
  await screen.findByText('Added what the new message says.')
  screen.getByText('Opened a service request: Add Additional Insured.')
  screen.getByText('Opened a service request: Add Additional Insured. Missing: their mailing address.')
})

test('a request that needs an answer shows the question', async () => {
  const question = 'What are the name and mailing address of the additional insured?'
  const preparedWork = {
    __typename: 'CaraWorkspace',
    id: 'cw_prepared',
    state: 'WAITING_FOR_INPUT',
    question,
    proposals: [preparedReply],
  }
  const [request] = activeThread.serviceRequests
  openCommunication('/app/emails/et_harbor', {
    ...communicationAnswers(),
    ThreadSlideOverQuery: () => ({
      emailThread: {
        ...activeThread,
        serviceRequests: [{ ...request, preparedWork, preparedWorkWait: 'ANSWER' }],
      },
    }),
  })
  await screen.findByText('Needs an answer')
  expect(screen.getByRole('link', { name: question }).getAttribute('href')).toBe(
    '/app/servicing/sr_harbor/overview',
  )
})

test('a request that Cara prepares shows one state, and what it waits for once she is done', async () => {
  const [request] = activeThread.serviceRequests
  const preparedWork = {
    __typename: 'CaraWorkspace',
    id: 'cw_prepared',
    state: 'WORKING',
    question: null,
    proposals: [preparedReply],
  }
  let answer: object = { ...request, preparedWork, preparedWorkWait: 'APPROVAL' }
  const { tell } = openCommunication('/app/emails/et_harbor', {
    ...communicationAnswers(),
    ThreadSlideOverQuery: () => ({ emailThread: { ...activeThread, serviceRequests: [answer] } }),
  })
  const panel = within(await screen.findByRole('dialog', { name: /Email Thread/ }))
  await panel.findByText('Preparing')
  expect(panel.queryByText('Waiting for approval')).toBeNull()
  expect(panel.queryByRole('link', { name: preparedReply.title })).toBeNull()

  answer = { ...answer, preparedWork: { ...preparedWork, state: 'WAITING_FOR_INPUT' } }
  act(() => tell([{ typename: 'CaraWorkspace', subjectId: 'cw_prepared' }]))
  await panel.findByText('Waiting for approval')
  expect(panel.queryByText('Preparing')).toBeNull()
  panel.getByRole('link', { name: preparedReply.title })
})

test('resolves a request in one press once its answer was sent', async () => {
  // The list behind the panel reads the same request, at any moment.
  const [request] = activeThread.serviceRequests.map((opened) => ({ ...opened, isSettled: true }))
  if (!request) throw new Error('The thread has no request.')
  const { user, sent } = openCommunication('/app/emails/et_harbor', {
    ...communicationAnswers({ threads: [{ ...activeThread, serviceRequests: [request] }] }),
    SettledRequestMutation: () => ({
      resolveServiceRequest: {
        __typename: 'ResolveServiceRequestSuccess',
        serviceRequest: Object.assign(request, {
          state: 'CLOSED',
          isSettled: false,
          viewerCanResolve: { __typename: 'Permission', isAllowed: false, reason: 'It is closed.' },
        }),
      },
    }),
  })
  await screen.findByText('Sent. Resolve this request?')
  expect(screen.getByRole('link', { name: 'Add notes or files' }).getAttribute('href')).toBe(
    '/app/servicing/sr_harbor/resolve',
  )
  await user.click(screen.getByRole('button', { name: 'Resolve request' }))
  await screen.findByText('Closed')
  expect(sent.find(({ name }) => name === 'SettledRequestMutation')?.variables).toEqual({ id: 'sr_harbor' })
  expect(screen.queryByText('Sent. Resolve this request?')).toBeNull()
})

test('a request that reports a loss is marked as a possible claim', async () => {
  const serviceRequests = activeThread.serviceRequests.map((request) => ({
    ...request,
    type: 'OTHER',
    details: 'Our van was rear-ended.',
    isPossibleClaim: true,
  }))
  openCommunication('/app/emails/et_harbor', {
    ...communicationAnswers({ threads: [{ ...activeThread, serviceRequests }] }),
  })
  const panel = within(await screen.findByRole('dialog', { name: /Email Thread/ }))
  await panel.findByText('Possible claim')
})

test('a thread that asks to change bank details warns staff to call first', async () => {
  const serviceRequests = activeThread.serviceRequests.map((request) => ({
    ...request,
    type: 'OTHER',
    isBankChange: true,
  }))
  openCommunication('/app/emails/et_harbor', {
    ...communicationAnswers({ threads: [{ ...activeThread, serviceRequests }] }),
  })
  await screen.findByText(/call the client at a phone number on file/)
  within(screen.getByRole('dialog')).getByText('Bank details')
})

test('a prepared reply cannot be approved while a message of the thread is in doubt', async () => {
  const reason = 'An earlier message in this thread may not have been sent.'
  const waiting = {
    ...preparedReply,
    viewerCanApprove: { __typename: 'Permission', isAllowed: false, reason },
  }
  openCommunication('/app/emails/et_harbor', {
    ...communicationAnswers({
      threads: [
        { ...activeThread, emails: [...activeThread.emails, doubtfulEmail], preparedReplies: [waiting] },
      ],
    }),
  })
  const card = await screen.findByRole('region', { name: 'Reply to Marisol Ortega' })
  within(card).getAllByText(reason)
  const approve = within(card).getByRole('button', { name: 'Approve' })
  expect(approve.getAttribute('aria-disabled') ?? approve.getAttribute('disabled')).not.toBeNull()
  expect(within(card).getByRole('button', { name: 'Decline' }).getAttribute('aria-disabled')).not.toBe('true')
})

test('warns once about a sender that is not confirmed, and of each other one at its message', async () => {
  const warning = { label: 'Warning', value: activeThread.senderWarning }
  const preview = [warning, { label: 'Warning', value: 'Two certificates were issued this week.' }]
  const fromContractor = activeThread.emails.map((email) => ({
    ...email,
    id: 'em_2',
    fromEmail: 'gc@summit.example',
    senderRole: 'PARTICIPANT',
  }))
  openCommunication('/app/emails/et_harbor', {
    ...communicationAnswers({
      threads: [
        {
          ...activeThread,
          emails: [...activeThread.emails, ...fromContractor],
          preparedReplies: [{ ...preparedReply, preview }],
        },
      ],
    }),
  })
  await screen.findByText('Two certificates were issued this week.')
  expect(screen.getAllByText('The sender is not confirmed.')).toHaveLength(1)
  expect(screen.getAllByText('Sender not confirmed')).toHaveLength(1)
})

test('sends Cara’s draft with the user’s edits', async () => {
  const { user, sent } = openCommunication('/app/emails/et_harbor', {
    ...communicationAnswers(),
    threadMutationsSendMutation: () => ({
      sendEmailReply: {
        __typename: 'SendEmailReplySuccess',
        emailThread: { ...activeThread, draft: null, emailCount: 2, waitingFor: 'CLIENT' },
      },
    }),
  })
  await screen.findByText('The sender is not confirmed.')
  const dialog = screen.getByRole('dialog', { name: /Email Thread/ })
  const message = within(dialog).getByRole('textbox', { name: 'Message' })
  await user.clear(message)
  await user.type(message, 'Hi Marisol, here it is.')
  await user.click(within(dialog).getByRole('checkbox', { name: 'gc@summit.example' }))
  await user.click(within(dialog).getByRole('button', { name: 'Approve and send' }))
  await screen.findByText('Reply sent')
  const reply = sent.find(({ name }) => name === 'threadMutationsSendMutation')
  expect(reply?.variables['input']).toMatchObject({
    to: ['marisol@harborstreet.example'],
    cc: ['gc@summit.example'],
    subject: 'Re: Certificate for Summit Builders',
    body: 'Hi Marisol, here it is.',
  })
})

test('a message that arrives meanwhile leaves an edited recipient and text alone', async () => {
  let thread = activeThread
  const { user, tell } = openCommunication('/app/emails/et_harbor', {
    ...communicationAnswers(),
    ThreadSlideOverQuery: () => ({ emailThread: thread }),
  })
  const to = await screen.findByRole<HTMLInputElement>('textbox', { name: 'To' })
  await user.clear(to)
  await user.type(to, 'office@harborstreet.example')
  thread = { ...activeThread, emailCount: 2 }
  act(() => tell([{}]))
  await screen.findByText('This thread changed while you were writing. Your reply is kept.')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'To' }).value).toBe(
    'office@harborstreet.example',
  )
})

test('a rejected reply keeps its text and shows the reason below the field', async () => {
  const { user } = openCommunication('/app/emails/et_harbor', {
    ...communicationAnswers(),
    threadMutationsSendMutation: () => ({
      sendEmailReply: {
        __typename: 'ValidationErrors',
        __isNamedError: 'ValidationErrors',
        fields: [{ path: 'to', message: 'Only people of the thread can be written to.' }],
      },
    }),
  })
  await user.click(await screen.findByRole('button', { name: 'Approve and send' }))
  await screen.findByText('Only people of the thread can be written to.')
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' }).value).toBe(
    'Hi Marisol, your certificate is on its way.',
  )
})

test('a document on file is offered with its type, holder and date', async () => {
  const file = {
    __typename: 'File',
    id: 'fi_certificate',
    name: 'HIG-2026-00042.pdf',
    about: 'Certificate, Summit Builders Inc.',
    createdAt: '2026-03-16T14:00:00Z',
  }
  const { user } = openCommunication('/app/emails/et_harbor', {
    ...communicationAnswers(),
    ThreadSlideOverQuery: () => ({ emailThread: { ...activeThread, attachableFiles: [file] } }),
  })
  await user.click(await screen.findByRole('button', { name: 'Attach a document on file' }))
  await screen.findByRole('menuitem', {
    name: 'Certificate, Summit Builders Inc. · 3/16/26 · HIG-2026-00042.pdf',
  })
})

test('asks for confirmation before sending documents to an address that is not on record', async () => {
  const question = 'Documents go only to addresses of the account. gc@summit.example is not on record.'
  const { user, sent } = openCommunication('/app/emails/et_harbor', {
    ...communicationAnswers(),
    threadMutationsSendMutation: ({ input }) => ({
      sendEmailReply: Object(input).sendsFilesElsewhere
        ? {
            __typename: 'SendEmailReplySuccess',
            emailThread: { ...activeThread, draft: null, emailCount: 2 },
          }
        : {
            __typename: 'ValidationErrors',
            __isNamedError: 'ValidationErrors',
            fields: [{ path: 'sendsFilesElsewhere', message: question }],
          },
    }),
  })
  await user.click(await screen.findByRole('button', { name: 'Approve and send' }))
  const asked = await screen.findByRole('alertdialog', { name: 'Send Documents' })
  within(asked).getByText(`${question} Send the documents there anyway?`)
  await user.click(within(asked).getByRole('button', { name: 'Send anyway' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(sent.filter(({ name }) => name === 'threadMutationsSendMutation')).toHaveLength(2)
})

test('copies an email with its subject and recipient', async () => {
  const { user } = openCommunication('/app/emails/et_harbor', communicationAnswers())
  await user.click(await screen.findByRole('button', { name: 'Copy' }))
  await screen.findByRole('button', { name: 'Copied' })
  expect(await navigator.clipboard.readText()).toBe(
    'To: service@harborline.example\nSubject: Certificate for Summit Builders\n\nSummit Builders needs a certificate before Monday.',
  )
})

test('a person decides what becomes of a message that may not have been sent', async () => {
  const thread = { ...activeThread, emails: [...activeThread.emails, doubtfulEmail] }
  const sent = { ...doubtfulEmail, delivery: 'SENT', failure: null }
  const settled = { __typename: 'Permission', isAllowed: false }
  const { user } = openCommunication('/app/emails/et_harbor', {
    ...communicationAnswers({ threads: [thread] }),
    threadMutationsConfirmMutation: () => ({
      confirmEmailSent: {
        __typename: 'ConfirmEmailSentSuccess',
        emailThread: {
          ...thread,
          emails: [
            ...activeThread.emails,
            { ...sent, viewerCanResend: settled, viewerCanConfirmSent: settled },
          ],
        },
      },
    }),
  })
  await screen.findByText('May not have been sent')
  screen.getByRole('button', { name: 'Send again' })
  await user.click(screen.getByRole('button', { name: 'Mark as sent' }))
  await waitFor(() => expect(screen.queryByText('May not have been sent')).toBeNull())
  expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull()
})

test('fraud shows a warning with its words instead of a reply to write', async () => {
  const fraudWarning = {
    __typename: 'CaraAction',
    id: 'no-request-1',
    result: 'This message looks like fraud. Do not answer it, pay anything or open its links.',
    evidence: ['Please wire the premium to our new IBAN.'],
  }
  const { user } = openCommunication(
    '/app/emails/et_harbor',
    communicationAnswers({ threads: [{ ...activeThread, fraudWarning }] }),
  )
  await screen.findByText(/looks like fraud/)
  screen.getByText('“Please wire the premium to our new IBAN.”')
  expect(screen.queryByLabelText(/^Message/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Reply anyway' }))
  screen.getByLabelText(/^Message/)
})

test('a thread opens at the message that a search led to', async () => {
  const scrolledTo: (string | null)[] = []
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolledTo.push(this.textContent)
  }
  const thread = { ...activeThread, emails: [...activeThread.emails, doubtfulEmail] }
  openCommunication('/app/emails/et_harbor#em_2', communicationAnswers({ threads: [thread] }))
  await screen.findByText('Hi Marisol, here is the certificate.')
  expect(scrolledTo).toEqual([expect.stringContaining('Hi Marisol, here is the certificate.')])
})

test('the filtered list quotes the words inside a thread and opens it there', async () => {
  const passage = {
    __typename: 'FoundPassage',
    text: 'The torch set the attic on fire.',
    marks: [{ __typename: 'TextRange', from: 4, to: 9 }],
    link: '#em_1',
  }
  const threads = [{ ...activeThread, passage }]
  const { sent } = openCommunication('/app/emails?q=torch', communicationAnswers({ threads }))
  const row = await screen.findByRole('link', { name: /Certificate for Summit Builders/ })
  expect(row.closest('tr')?.textContent).toContain('The torch set the attic on fire.')
  expect(row.closest('tr')?.querySelector('mark')?.textContent).toBe('torch')
  expect(row.getAttribute('href')).toBe('/app/emails/et_harbor?q=torch#em_1')
  expect(sent[0]?.variables['text']).toBe('torch')
})
