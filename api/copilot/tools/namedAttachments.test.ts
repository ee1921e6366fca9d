import assert from 'node:assert/strict'
import { attachmentsNamed } from './namedAttachments.ts'

/** What staff write, and what it wants attached. */
const messages: readonly (readonly [message: string, named: readonly string[]])[] = [
  ['attach the loss run', ['the loss run']],
  ['Attach the PDF to it', ['the PDF']],
  ['please attach her application and the loss runs', ['her application', 'the loss runs']],
  ['email Maria about which is better, with the comparison attached', ['the comparison']],
  ['send her the proposal', ['the proposal']],
  ['Send Maria Lopez a copy of the comparison and tell her to call us', ['the comparison']],
  ['email the underwriter the ACORD 125 and the loss runs', ['the ACORD 125', 'the loss runs']],
  ['forward the certificate to the client', ['the certificate']],
  ['cover note to the underwriter with apps and loss runs attached', ['apps', 'loss runs']],
  ['write Ray that his policy is attached', ['his policy']],
  ['ask her to sign the attached release', ['release']],
  ['include the schedule as an attachment', ['the schedule']],
  // Nothing is to be attached.
  ['write Maria that we need the lease', []],
  ['email her the gist', []],
  ["don't attach the loss run", []],
  ['write it without attaching the application', []],
  ['send the email', []],
  ['ask Ray to send us the lease', []],
]

for (const [message, named] of messages)
  Deno.test(`"${message}" names ${named.length > 0 ? named.join(' and ') : 'nothing'} to attach`, () => {
    assert.deepEqual(
      attachmentsNamed(message).map((phrase) => phrase.trim()),
      named,
    )
  })
