import assert from 'node:assert/strict'
import { openDesk } from '../testing/openDesk.ts'
import { pdfOf } from '../testing/pdfOf.ts'

const certificate =
  'Please send a certificate of insurance to Summit Builders Inc., 400 Harbor Street, Portland, ME 04101.'

async function cardAfter(
  notice: (desk: Awaited<ReturnType<typeof openDesk>>) => Promise<{ draft: { body: string } | null }>,
) {
  const desk = await openDesk()
  const { draft } = await notice(desk)
  desk.world.clock.advance(60_000)
  await desk.receive(certificate, { subject: 'COI needed' })
  const { emailThreads } = await desk.dana.data(
    '{ emailThreads { edges { node { serviceRequests { preparedWork { proposals { tool preview { label value } } } } } } } }',
  )
  await desk[Symbol.asyncDispose]()
  const proposals = JSON.stringify(emailThreads)
  assert.match(proposals, /issue_certificate/)
  return { card: proposals, draft }
}

const words = [
  'NOTICE OF CANCELLATION OF INSURANCE',
  'Named insured Casco Roofing LLC',
  'Policy number GSC-4821907-24',
  'Cancellation takes effect 12:01 A.M. April 8, 2026',
  'Reason Nonpayment of premium',
  'Amount past due $2,336.50',
  'To avoid cancellation Payment must be received on or before April 7, 2026',
]

Deno.test('the card of a certificate says that a notice of cancellation that the client passed on is open', async () => {
  const { card, draft } = await cardAfter(async (desk) => {
    const content = await pdfOf(words)
    return await desk.receive(
      'What is this?? I thought we were on autopay. Are we covered or not?\n\nMarta',
      {
        subject: 'Fwd: Notice of Cancellation',
        attachments: [{ name: 'Notice.pdf', content }],
      },
    )
  })
  assert.match(draft?.body ?? '', /canceled on Apr 8, 2026 unless \$2,336\.50 is paid by Apr 7, 2026/)
  assert.match(
    card,
    /GSC-4821907-24 will be canceled on Apr 8, 2026 unless \$2,336\.50 is paid by Apr 7, 2026/,
  )
})

Deno.test('the notice that the carrier sent itself counts as well, and no other mail', async () => {
  const { card } = await cardAfter((desk) =>
    desk.receive(words.join('\n'), {
      subject: 'Notice of cancellation GSC-4821907-24',
      from: 'notices@granitestate.example',
      name: 'Billing',
      domain: 'granitestate.example',
    }),
  )
  assert.match(card, /A notice is open: it says that policy GSC-4821907-24 will be canceled on Apr 8, 2026/)
  const other = await cardAfter((desk) => desk.receive('Is roof work covered under GSC-4821907-24?'))
  assert.doesNotMatch(other.card, /A notice is open/)
})

Deno.test('Cara names the notice that is open when asked for one', async () => {
  await using desk = await openDesk()
  await desk.receive(words.join('\n'), {
    subject: 'Notice of cancellation GSC-4821907-24',
    from: 'notices@granitestate.example',
    name: 'Billing',
    domain: 'granitestate.example',
  })
  for (const question of [
    'Is there a notice of cancellation on any Casco Roofing policy?',
    'Are there any pending cancellations for Casco Roofing LLC?',
    'Is any policy of Casco Roofing being canceled?',
  ]) {
    const { messages } = await desk.ask(question)
    assert.match(messages.at(-1).content, /policy GSC-4821907-24 will be canceled on Apr 8, 2026/, question)
  }
})

Deno.test('the card of certificates for a list of holders names the notice, too', async () => {
  await using desk = await openDesk()
  await desk.receive(words.join('\n'), {
    subject: 'Notice of cancellation GSC-4821907-24',
    from: 'notices@granitestate.example',
    name: 'Billing',
    domain: 'granitestate.example',
  })
  const { proposals } = await desk.ask(
    'Issue certificates for Casco Roofing LLC to:\nSummit Builders Inc., 400 Harbor Street, Portland, ME 04101\nPier Nine Developers LLC, 412 Harbor Street, Portland, ME 04101',
  )
  assert.match(
    JSON.stringify(proposals),
    /issue_certificates[^]*A notice is open: it says that policy GSC-4821907-24/,
  )
})
