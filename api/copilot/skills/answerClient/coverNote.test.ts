import assert from 'node:assert/strict'
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib'
import { openCopilot } from '../../testing/openCopilot.ts'
import { openDesk } from '../../testing/openDesk.ts'
import { pdfOf } from '../../testing/pdfOf.ts'

async function lossNotice(): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await PDFDocument.create()
  const page = pdf.addPage([612, 792])
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  page.drawText('Name of insured:', { x: 50, y: 684, size: 10, font })
  pdf.getForm().createTextField('f0').addToPage(page, { x: 220, y: 680, width: 260, height: 18 })
  return new Uint8Array(await pdf.save())
}

const messages: readonly (readonly [said: string, says: RegExp])[] = [
  [
    'email the filled form to the underwriter, uw@granite.example',
    /\n\nAttached is the filled form\.\n\nThank/,
  ],
  ['email it to the adjuster at uw@granite.example', /Attached is the filled form\./],
  ['Email the carrier at uw@granite.example that the loss notice is attached', /Attached is|is attached/],
  [
    'send the form to uw@granite.example and ask for a claim number',
    /claim number\?\n\nAttached is the filled form\./,
  ],
]

Deno.test('a filled form is emailed to whom the message names', async () => {
  for (const [said, says] of messages) {
    await using copilot = await openCopilot()
    const letter = await pdfOf([{ rows: [['Name of insured', 'Tidewrack Seafood Market Inc.']] }])
    const files = [
      await copilot.upload('[Input] Loss notice.pdf', await lossNotice()),
      await copilot.upload('[Input] Letter.pdf', letter),
    ]
    const { id } = await copilot.ask('Fill in this form', { files, preset: 'GENERATE_TEMPLATE' })
    const { artifacts, messages: answers } = await copilot.say(id, said)
    const { email } = artifacts.at(-1)
    assert(email, `${said}: ${answers.at(-1).content}`)
    assert.deepEqual(email.to, [{ email: 'uw@granite.example' }])
    assert.deepEqual(
      email.attachments.map(({ name }: { name: string }) => name),
      ['Loss notice (filled).pdf'],
    )
    assert.match(email.body, says)
  }
})

Deno.test('a document for somebody at a carrier is not addressed to the client', async () => {
  await using copilot = await openCopilot()
  const files = [await copilot.upload('[Input] Loss notice.pdf', await lossNotice())]
  const letter = await copilot.upload(
    '[Input] Letter.pdf',
    await pdfOf([{ rows: [['Name of insured', 'Tidewrack Seafood Market Inc.']] }]),
  )
  const { id } = await copilot.ask('Fill in this form', {
    files: [...files, letter],
    preset: 'GENERATE_TEMPLATE',
  })
  const { artifacts, messages: answers } = await copilot.say(id, 'send the form to the adjuster')
  assert.deepEqual(artifacts.at(-1).email.to, [])
  assert.match(answers.at(-1).content, /Add the email address before you send it/)
})

Deno.test('a policy summary goes to the client as it is, also after another message and a change', async () => {
  await using desk = await openDesk()
  const policy = await pdfOf([
    { heading: 'COMMERCIAL GENERAL LIABILITY POLICY DECLARATIONS' },
    'Policy Number: GSC-4821907-24',
    'Named Insured: Casco Roofing LLC',
    { rows: [['Each Occurrence Limit', '$1,000,000']] },
    'Total premium: $8,425',
  ])
  const files = [await desk.upload('GL policy.pdf', policy)]
  const { id } = await desk.ask('Write a policy summary for the client', { files })
  await desk.say(id, 'leave out the premium')
  await desk.say(id, 'in Spanish?')
  const { artifacts, messages: said } = await desk.say(id, 'Now email it to Marta')
  const { email } = artifacts.at(-1)
  assert.deepEqual(email.to, [{ email: 'marta@cascoroofing.example' }])
  assert.match(email.attachments[0].name, /^Policy summary.*\.pdf$/)
  assert.match(email.body, /^Hello Marta,\n\nAttached is the policy summary\.\n/)
  assert.match(said.at(-1).content, /^I drafted "Policy summary/)
})
