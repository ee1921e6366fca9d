import assert from 'node:assert/strict'
import { recordValues } from './recordValues.ts'
import { field } from './testing/field.ts'
import { filledFrom } from './testing/filledFrom.ts'

const roofer = recordValues(
  {
    account: { legalName: 'Saltmarsh Roofing Inc.', contact: 'Irene Kowal', phone: '+12075550122' },
    policy: { number: 'EGL 40-1180', type: 'GENERAL_LIABILITY', effectiveDate: '2026-05-01' },
    location: { line1: '14 Ropewalk Lane', city: 'Bath', zone: 'ME', postalCode: '04530' },
  },
  'record.json',
)

const certificate = `September 14, 2026

The general contractor on the Bowdoin library job needs a certificate by Friday the 18th. It goes to Casco Bay Construction LLC, 220 Commercial Street, Portland, ME 04101.

They and the owner, Town of Brunswick, are both to be additional insureds on the general liability.

The job is the Curtis Library roof replacement, our number 26-071, at 23 Pleasant Street, Brunswick, ME 04011. We start on the first Monday of October and have to be out by December 11.

E-mail it to their project manager, Hannah Lowell, h.lowell@cascobaybuild.example, and copy me.

Irene Kowal`

Deno.test('a certificate request has the holder, the job and where to send it', async () => {
  const filled = await filledFrom(
    certificate,
    [
      field('Name of certificate holder', { section: 'Certificate holder' }),
      field('Attention', { section: 'Certificate holder' }),
      field('Additional insureds (names)'),
      field('Project and job number', { section: 'Job' }),
      field('Location of the work', { section: 'Job' }),
      field('Start', { section: 'Job' }),
      field('Completion', { section: 'Job' }),
      field('Send by', { kind: 'choice', options: ['E-mail', 'Mail', 'Fax'], section: 'Delivery' }),
      field('E-mail address or fax number', { section: 'Delivery' }),
      field('Needed by', { section: 'Delivery' }),
    ],
    roofer,
  )
  assert.deepEqual(
    filled.map(([label, value]) => [label, value]),
    [
      ['Name of certificate holder', 'Casco Bay Construction LLC'],
      ['Attention', 'Hannah Lowell'],
      ['Additional insureds (names)', 'Casco Bay Construction LLC; Town of Brunswick'],
      ['Project and job number', 'Curtis Library roof replacement, job 26-071'],
      ['Location of the work', '23 Pleasant Street, Brunswick, ME 04011'],
      ['Start', '10/05/2026'],
      ['Completion', '12/11/2026'],
      ['Send by', 'E-mail'],
      ['E-mail address or fax number', 'h.lowell@cascobaybuild.example'],
      ['Needed by', '09/18/2026'],
    ],
  )
})

const cafe = recordValues(
  {
    account: { legalName: 'Driftwood Cafe LLC', contact: 'Sonia Marsh', phone: '+15415550110' },
    policy: {
      number: 'WPK 11-20394',
      type: 'PACKAGE',
      effectiveDate: '2026-02-01',
      expirationDate: '2027-02-01',
      lienholder: 'Siuslaw Savings Bank',
    },
    location: { line1: '9 Bay Street', city: 'Florence', zone: 'OR', postalCode: '97439' },
  },
  'record.json',
)

const release = `November 12, 2026

The cafe is sold to the Nakamuras. They take over on Friday, November 20, and I want our package cancelled as of that day. The policy on my car stays as it is.

You asked for the policy back. I cannot find it anywhere, I think it went out with the old desk.

Siuslaw Savings Bank was paid off last spring, and we never financed the premium.

The refund should be made out to the LLC, but mail it to my house, 407 Hemlock Street, Yachats, OR 97498. My own number is 541-555-0187.

Sonia Marsh`

Deno.test('a release has the end, its reason, the lost policy, and where the refund goes', async () => {
  const filled = await filledFrom(
    release,
    [
      field('Policy period from'),
      field('Policy period to'),
      field('Cancel effective (date)'),
      field('Reason for cancellation', {
        kind: 'choice',
        options: ['--', 'Coverage not taken', 'Business or property sold', 'Insured elsewhere', 'Other'],
      }),
      field('The policy is attached', { kind: 'checkBox' }),
      field('The policy has been lost or destroyed', { kind: 'checkBox' }),
      field('Mortgagee or lienholder (name)', { section: 'Others with an interest' }),
      field('Premium finance company', { section: 'Others with an interest' }),
      field('Payable to', { section: 'Return premium' }),
      field('Mail to (address)', { section: 'Return premium' }),
      field('Telephone after cancellation', { section: 'Return premium' }),
      field('Date of the request', { section: 'Signatures' }),
      field('Name of person requesting', { section: 'Signatures' }),
      field('Witness', { section: 'Signatures' }),
    ],
    cafe,
  )
  assert.deepEqual(
    filled.map(([label, value]) => [label, value]),
    [
      ['Policy period from', '02/01/2026'],
      ['Policy period to', '02/01/2027'],
      ['Cancel effective (date)', '11/20/2026'],
      ['Reason for cancellation', 'Business or property sold'],
      ['The policy has been lost or destroyed', true],
      ['Mortgagee or lienholder (name)', 'None'],
      ['Premium finance company', 'None'],
      ['Payable to', 'Driftwood Cafe LLC'],
      ['Mail to (address)', '407 Hemlock Street, Yachats, OR 97498'],
      ['Telephone after cancellation', '541-555-0187'],
      ['Date of the request', '11/12/2026'],
      ['Name of person requesting', 'Sonia Marsh'],
    ],
  )
})

Deno.test('a letter that still owes the bank keeps the lienholder on record', async () => {
  const said = release.replace('was paid off last spring', 'still has its lien')
  const filled = await filledFrom(
    said,
    [field('Mortgagee or lienholder (name)', { section: 'Others with an interest' })],
    cafe,
  )
  assert.deepEqual(
    filled.map(([, value]) => value),
    ['Siuslaw Savings Bank'],
  )
})

Deno.test('a policy that moves to another insurer is released to it', async () => {
  const moved = `October 5, 2026

Please cancel our package effective October 15, 2026. We have moved it to Redwood Empire Mutual, their price was a third lower.

The original policy is enclosed. There is no lienholder any more than before, we own everything outright. We have no unreported accidents.

Please make the refund payable to Driftwood Cafe LLC and mail it to our usual address.

Sonia Marsh`
  const question = 'Are there claims or accidents not yet reported to the Company?'
  const filled = await filledFrom(
    moved,
    [
      field('Reason for cancellation', {
        kind: 'choice',
        options: ['Business or property sold', 'Insured elsewhere', 'Business closed'],
      }),
      field('If insured elsewhere: name of company'),
      field('The policy is attached', { kind: 'checkBox' }),
      field('The policy has been lost or destroyed', { kind: 'checkBox' }),
      field('Yes', { kind: 'checkBox', question }),
      field('No', { kind: 'checkBox', question }),
      field('Payable to', { section: 'Return premium' }),
      field('Mail to (address)', { section: 'Return premium' }),
    ],
    cafe,
  )
  assert.deepEqual(
    filled.map(([label, value]) => [label, value]),
    [
      ['Reason for cancellation', 'Insured elsewhere'],
      ['If insured elsewhere: name of company', 'Redwood Empire Mutual'],
      ['The policy is attached', true],
      [`${question} No`, true],
      ['Payable to', 'Driftwood Cafe LLC'],
      ['Mail to (address)', '9 Bay Street, Florence, OR 97439'],
    ],
  )
})

Deno.test('a county that wants a certificate by fax is the holder and the additional insured', async () => {
  const letter = `July 6, 2026

We need a certificate of insurance for Lewis and Clark County, 316 North Park Avenue, Helena, MT 59623. We begin July 20 and finish by August 28.

The county wants to be named as additional insured.

Please fax it to 406-555-0199 by July 15.

Irene Kowal`
  const filled = await filledFrom(
    letter,
    [
      field('Name of certificate holder', { section: 'Certificate holder' }),
      field('Additional insureds (names)'),
      field('Send by', { kind: 'choice', options: ['E-mail', 'Mail', 'Fax'], section: 'Delivery' }),
      field('E-mail address or fax number', { section: 'Delivery' }),
      field('Needed by', { section: 'Delivery' }),
    ],
    roofer,
  )
  assert.deepEqual(
    filled.map(([, value]) => value),
    ['Lewis and Clark County', 'Lewis and Clark County', 'Fax', '406-555-0199', '07/15/2026'],
  )
})
