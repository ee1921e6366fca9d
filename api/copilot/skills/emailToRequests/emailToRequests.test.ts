import assert from 'node:assert/strict'
import { openAccount } from '../../../knowledge/testing/openAccount.ts'
import { openPolicy } from '../../../knowledge/testing/openPolicy.ts'
import { serviceRequestKind } from '../../../servicing/index.ts'
import { type Copilot, openCopilot } from '../../testing/openCopilot.ts'

const approve = `mutation ($id: ID!) { approveCaraProposal(id: $id) { __typename } }`

const email = `From: Marta Ouellette <marta@cascoroofing.example>
Sent: Monday, March 16, 2026 8:12 AM
To: office@harborline.example
Subject: A few things

Hi Dana,

Please send a certificate of insurance to Longfellow Construction Co., 400 Congress Street, Portland, ME 04101.

Also, please send me a copy of our general liability policy.

Thanks,
Marta`

function openedIn({ world: { harborline } }: Copilot) {
  return [...harborline.table(serviceRequestKind).values()]
}

Deno.test('opens a service request for each thing a pasted email asks for, once approved', async () => {
  await using copilot = await openCopilot()
  const { id: accountId } = await openAccount(copilot.world.harborline)
  await openPolicy(copilot.world.harborline, { accountId, policyNumber: 'CGL 2204183-07' })
  const { id, proposals, messages } = await copilot.ask(`turn this email into service requests\n\n${email}`)
  const answer = messages.at(-1).content
  assert.match(answer, /^The email asks for 2 things\./)
  assert.match(answer, /Account: \*\*Casco Roofing LLC\*\*/)
  const [proposal] = proposals
  assert.equal(proposal.title, 'Open 2 service requests for Casco Roofing LLC')
  const labels = proposal.preview.map(({ label }: { label: string }) => label)
  assert.deepEqual(labels.toSorted(), ['Account', 'Create Certificate', 'Document Request', 'From'])
  assert.deepEqual(openedIn(copilot), [])

  await copilot.dana.data(approve, { id: proposal.id })
  while ((await copilot.world.platform.jobs.runDue()) > 0);
  const requests = openedIn(copilot)
  assert.deepEqual(
    new Set(requests.map(({ type }) => type)),
    new Set(['CREATE_CERTIFICATE', 'DOCUMENT_REQUEST']),
  )
  assert.deepEqual(new Set(requests.map((request) => request.accountId)), new Set([accountId]))
  assert.match((await copilot.shown(id)).messages.at(-1).content, /^2 service requests are open/)
  for (const request of requests) {
    const { serviceRequest } = await copilot.dana.data(
      'query ($id: ID!) { serviceRequest(id: $id) { emailThreads { subject fromEmail emails { body } } } }',
      { id: request.id },
    )
    const [thread] = serviceRequest.emailThreads
    assert.deepEqual([thread.subject, thread.fromEmail], ['A few things', 'marta@cascoroofing.example'])
    assert.match(thread.emails[0].body, /^Hi Dana,/)
  }
})

Deno.test('leaves the signature of an attached email out of the requests', async () => {
  await using copilot = await openCopilot()
  await openAccount(copilot.world.harborline)
  const signed =
    'From: Marta Ouellette <marta@cascoroofing.example>\r\nSubject: Auto\r\n\r\nPlease take the 2016 F-250 off the auto, we sold it.\r\n\r\nAnd what would a $3 million umbrella cost?\r\n\r\nThanks\r\nMarta Ouellette\r\nCasco Roofing LLC\r\n'
  const file = await copilot.upload('Auto.eml', new TextEncoder().encode(signed))
  const { messages } = await copilot.ask('log everything she asks for', { files: [file] })
  assert.match(messages.at(-1).content, /umbrella cost\?/)
  assert.doesNotMatch(messages.at(-1).content, /Thanks|Ouellette/)
})

Deno.test('reads an attached email, and opens nothing for one that asks for nothing', async () => {
  await using copilot = await openCopilot()
  await openAccount(copilot.world.harborline)
  const eml = (text: string) => new TextEncoder().encode(text.replaceAll('\n', '\r\n'))
  const asking = await copilot.upload('A few things.eml', eml(email))
  const { proposals } = await copilot.ask('create service requests from this email', { files: [asking] })
  assert.match(proposals[0]?.title ?? '', /^Open 2 service requests for Casco Roofing LLC/)

  const thanks = `From: Marta Ouellette <marta@cascoroofing.example>\nSubject: Thank you\n\nThank you so much for your help yesterday!`
  const thanked = await copilot.upload('Thank you.eml', eml(thanks))
  const nothing = await copilot.ask('make service requests from this email', { files: [thanked] })
  assert.match(nothing.messages.at(-1).content, /I opened nothing/)
  assert.deepEqual(nothing.proposals, [])
})

Deno.test('reads an email in quotation marks, for the account that the user names', async () => {
  await using copilot = await openCopilot()
  await openAccount(copilot.world.harborline)
  const { messages } = await copilot.ask(
    'here is an email from Casco Roofing, what should I do? "Hi, we hired a new driver Luis Ortega, DOB 4/12/1990, license 8812345 and need him on the auto by Monday. Also send us the auto ID card."',
  )
  assert.match(
    messages.at(-1).content,
    /^The email asks for 2 things\.[^]*Account: \*\*Casco Roofing LLC\*\*/,
  )
})
