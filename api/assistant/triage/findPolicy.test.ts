import assert from 'node:assert/strict'
import { findPolicy } from './findPolicy.ts'
import { book, email } from './testing/exampleMessages.ts'
import { triage } from './triage.ts'
import type { TriageAccount, TriagePolicy } from './triageMessage.ts'

Deno.test('does not pick a policy when the account lacks that line of business', () => {
  const framer = email('Payroll went up, please update our workers comp policy.', {
    email: 'office@blueheronframing.example',
    name: null,
  })
  const { accountId, requests } = triage(framer, book)
  assert.equal(accountId, 'heron-framing')
  assert.deepEqual(
    requests.map(({ type, policyId }) => [type, policyId]),
    [['ENDORSE_POLICY', null]],
  )
})

Deno.test('a document request names the policy that it is about', () => {
  assert.equal(
    triage(email('Can you email me the ID cards for all the trucks?'), book).requests[0]?.policyId,
    'auto',
  )
})

Deno.test('a price for another kind of cover is about none of the policies', () => {
  const [request] = triage(
    email('Could you quote flood insurance for our building?', {
      name: null,
      email: 'office@blueheronframing.example',
    }),
    book,
  ).requests
  assert.deepEqual([request?.type, request?.policyId], ['QUOTE_REQUEST', null])
})

Deno.test('a policy that is to stay is not the one to cancel', () => {
  const body = 'Please cancel the BOP effective 11/1/2026, we are remote as of 10/15. Keep the auto as is.'
  const [request] = triage(email(body), book).requests
  assert.equal(request?.type, 'CANCEL_POLICY')
  assert.equal(request.policyId, 'bop')
  assert.equal(request.effectiveOn, '2026-11-01')
})

Deno.test('cancels the one policy when a caller says to keep the other', () => {
  const { requests } = triage(
    {
      ...email(''),
      channel: 'CALL',
      transcript: [
        {
          role: 'USER',
          content:
            "The truck is totaled. Cancel the commercial auto, end of the month. Don't cancel the other.",
        },
      ],
    },
    book,
  )
  assert.equal(requests[0]?.type, 'CANCEL_POLICY')
  assert.equal(requests[0]?.policyId, 'auto')
})

Deno.test('a document that the client has already is not the one to send', () => {
  const message = email('I found only the invoice for the auto. Please resend the full policy.')
  assert.equal(triage(message, book).requests[0]?.documentType, 'policy copy')
})

Deno.test('an unknown kind of document keeps the client’s name for it', () => {
  const [request] = triage(email('Can you send me the blank accident medical claim form?'), book).requests
  assert.equal(request?.documentType, 'accident medical claim form')
})

Deno.test('a person with a license number is added to the auto policy', () => {
  const body = 'We hired Tom last week. Tom Berger’s license is ME 8830021, DOB 4/12/94. Please add him.'
  assert.equal(triage(email(body), book).requests[0]?.policyId, 'auto')
})

Deno.test('a change to the auto coverage is for the package that includes it', () => {
  const [heron] = book.accounts
  assert(heron)
  const umbrella = { id: 'umbrella', type: 'UMBRELLA' as const, policyNumber: null, carrier: null }
  const packaged = { id: 'package', type: 'PACKAGE' as const, policyNumber: null, carrier: null }
  const requestsOf = (body: string, insuresAutos: boolean) =>
    triage(email(body), {
      ...book,
      accounts: [{ ...heron, policies: [umbrella, { ...packaged, insuresAutos }] }],
    }).requests.map(({ policyId, lineNotOnFile }) => [policyId, lineNotOnFile])
  for (const body of [
    'Please add a 2023 Ford Transit to our auto policy.',
    'Please add a truck to our policy.',
  ]) {
    assert.deepEqual(requestsOf(body, true), [['package', null]])
    assert.deepEqual(requestsOf(body, false), [[null, 'auto']])
  }
})

Deno.test('a line that only the business owners policy can have is a part of it, whatever else the message mentions', () => {
  const [account] = book.accounts
  assert(account)
  const comp = { id: 'wc', type: 'WORKERS_COMPENSATION', policyNumber: null, carrier: null } as const
  const clinic = { ...account, policies: [...account.policies, comp] }
  const asked = 'Does our malpractice part cover a relief doctor who is no employee of ours?'
  assert.equal(findPolicy(asked, clinic, { hasDefault: true }).policy?.id, 'bop')
})

Deno.test('a driver of the trucks is on the auto policy in Spanish, too', () => {
  const body = 'Favor de agregar a mi primo Luis Ortega como chofer de las camionetas en la poliza.'
  const [request] = triage(email(body), book).requests
  assert.deepEqual([request?.type, request?.policyId], ['ENDORSE_POLICY', 'auto'])
})

Deno.test('a change that is narrowed to one policy leaves the one that was asked about first', () => {
  const [account = null] = book.accounts
  const said =
    'The auto I should ask somebody about first, right? Just the BOP for now, and leave the other alone.'
  assert.equal(findPolicy(said, account, { isChange: true }).policy?.id, 'bop')
  const both = 'Add the waiver to the BOP too, not only the auto policy.'
  assert.equal(findPolicy(both, account, { isChange: true }).policy?.id, 'bop')
})

Deno.test('a complete copy with its endorsements is the policy', () => {
  const body = 'Could I have a complete copy with all endorsements of our auto policy?'
  assert.equal(triage(email(body), book).requests[0]?.documentType, 'policy copy')
})

/** The brewery's account with other policies. */
function holding(...policies: readonly Partial<TriagePolicy>[]): TriageAccount {
  const [account] = book.accounts
  assert(account)
  const none = { id: '', type: 'OTHER' as const, policyNumber: null, carrier: null }
  return { ...account, policies: policies.map((policy) => ({ ...none, ...policy })) }
}

const home = { id: 'home', specialty: 'HOME' } as const
const family = holding(home, { id: 'car', insuresAutos: true }, { id: 'rental', type: 'RENTAL' })

for (const [asked, id] of [
  ['Please update the mortgage company on the homeowners.', 'home'],
  ['My car insurance payment bounced. Is my policy still active?', 'car'],
  ['Our daughter got her license, please add her. She drives the 2014 Honda CR-V.', 'car'],
  ['There is hail damage on the roof of our house.', 'home'],
  ['Are the tenants allowed a trampoline? It is on the rental, not my own house.', 'rental'],
] as const) {
  Deno.test(`a family's policies are told apart by what they insure: ${asked}`, () => {
    assert.equal(findPolicy(asked, family).policy?.id, id)
  })
}

Deno.test('a machine is on the policy for equipment, and no vehicle of the auto policy', () => {
  const auto = { id: 'auto', type: 'COMMERCIAL_AUTO' } as const
  const said = 'Take the 2011 Cat AP1055 paver off, and put on the 2025 Vogele Super 2000.'
  const floater = holding(auto, { id: 'floater', specialty: 'EQUIPMENT' })
  assert.equal(findPolicy(said, floater, { isChange: true }).policy?.id, 'floater')
  const packaged = holding(auto, { id: 'package', type: 'PACKAGE' })
  assert.equal(findPolicy(said, packaged, { isChange: true }).policy?.id, 'package')
})

Deno.test('a building that stands empty is a matter of the property policy', () => {
  const held = holding({ id: 'gl', type: 'GENERAL_LIABILITY' }, { id: 'property', type: 'PROPERTY' })
  const asked = 'Does it matter for the insurance that our building is vacant until March?'
  assert.equal(findPolicy(asked, held, { hasDefault: true }).policy?.id, 'property')
})

Deno.test('a claim names the policy that it is reported under', () => {
  const body =
    'A customer slipped by the soda machine yesterday and an ambulance took her. It is the BOP I guess.'
  const [request] = triage(email(body), book).requests
  assert.deepEqual([request?.isClaim, request?.policyId], [true, 'bop'])
})

Deno.test('a change of the policies is one of all of them', () => {
  const held = holding({ id: 'gl', type: 'GENERAL_LIABILITY' }, { id: 'pk', type: 'PACKAGE' })
  const said = 'We have a new legal name. Please have the policies changed to it.'
  assert.deepEqual(findPolicy(said, held, { isChange: true, hasDefault: true }), {
    policy: null,
    isAll: true,
  })
})

Deno.test('a street called Drive speaks of no vehicle', () => {
  const body =
    'Please change the mortgagee on Mill Road. It is now First National Bank, 7 Bristol Drive, Damariscotta, ME 04543.'
  assert.equal(triage(email(body), book).requests[0]?.policyId, 'bop')
})

Deno.test('comp that went up is workers compensation', () => {
  const policies = (['BUSINESS_OWNERS', 'WORKERS_COMPENSATION'] as const).map((type) => ({
    id: type,
    type,
    policyNumber: null,
    carrier: null,
  }))
  const account = { ...book.accounts[0], policies } as TriageAccount
  assert.equal(
    findPolicy('Got the renewal. Why did comp go up 18 percent?', account, { hasDefault: true }).policy?.id,
    'WORKERS_COMPENSATION',
  )
})
