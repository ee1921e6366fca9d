import assert from 'node:assert/strict'
import { changeDetails } from './changeDetails.ts'
import type { StandingKind } from './clauseMarks.ts'
import { standingIn } from './standing.ts'
import { book, email } from './testing/exampleMessages.ts'
import { triage } from './triage.ts'
import type { RequestType } from './triageMessage.ts'

/** What clients write about a request of a type, by how they stand to it; null for a plain order. */
const written: readonly (readonly [StandingKind | null, RequestType, readonly string[]])[] = [
  [
    'WITHDRAWN',
    'CANCEL_POLICY',
    [
      'Sorry, please do not cancel. We changed our mind.',
      "Please do not cancel our workers comp, we paid yesterday. My wife thought you'd canceled it already.",
      'Hi, I no longer want to cancel the umbrella. Please keep it.',
      'Cancel the umbrella effective 12/15/2026. Wait, ignore that, keep it.',
      'please cancel policy GLW-300001-26 effective December 15. Actually no, never mind, keep it.',
      "Please don't cancel the umbrella policy, GLU-400001-26.",
      "We've decided not to cancel the GL after all.",
      "On second thought let's keep the umbrella.",
      'Please disregard my email about canceling the auto.',
      'dont cancel anything pls',
      'Scratch that, leave it in force.',
      'We do not want the policy canceled.',
      'Please cancel the BOP effective 12/1. Scratch that, we found the money, leave it as is.',
      'You can forget about the cancellation, my partner wants to keep the policy.',
      'We are not going to cancel the cyber after all.',
      'Can you stop the cancellation? We want to keep the umbrella.',
      'hey - false alarm, keep everything',
      "We'd like to withdraw our cancellation request.",
      'I take it back, we need the coverage.',
      "They raised it? Please make sure you don't cancel the auto.",
    ],
  ],
  [
    'WITHDRAWN',
    'CREATE_CERTIFICATE',
    [
      'Need a certificate for Old Town GC Inc, 55 Elm St, Bangor ME 04401. Never mind, they found the old one.',
      'Please disregard, job was cancelled.',
      'No need for this anymore, ignore.',
      "Need a COI for Summit Ridge Builders LLC, 4 Main St, Portland ME 04101. Actually scratch that, they don't need it anymore.",
      'Forget the certificate for Harbor Trust, the job fell through.',
      'The GC no longer needs the certificate.',
      'Please cancel that certificate request.',
      "Don't send the COI, they went with somebody else.",
      'nvm',
      "We don't need the certificate after all.",
    ],
  ],
  [
    'WITHDRAWN',
    'ADD_ADDITIONAL_INSURED',
    [
      "Don't add Meridian Capital as additional insured, we lost that job.",
      'We do not need Meridian Capital added as an additional insured anymore.',
      'Please add Acme as additional insured. Never mind, they withdrew the requirement.',
      "Pine Ridge doesn't want to be added anymore, please forget it.",
    ],
  ],
  [
    'WITHDRAWN',
    'ENDORSE_POLICY',
    [
      "Please don't add the new truck, the sale fell through.",
      'Add a 2025 Ford F-250 to the auto. Scratch that, the deal fell through.',
    ],
  ],
  [
    'HELD',
    'CANCEL_POLICY',
    [
      'Please cancel the umbrella but hold off until I confirm with my partner.',
      "Don't cancel the GL until I have the new policy in hand.",
      'Please cancel the auto. Wait until I call you though.',
      'Do not cancel it yet.',
      'Cancel the umbrella 12/15. Call me before you cancel it.',
    ],
  ],
  [
    'HELD',
    'CREATE_CERTIFICATE',
    [
      "Please don't send the certificate to Harbor Trust, 9 Dock St, Portland ME 04101 yet.",
      'Certificate for Harbor Trust, 9 Dock St, Portland ME 04101 - hold until I confirm.',
      'For Lewiston Mills LLC hold off until Friday.',
      'Please hold the certificate for Harbor Trust for now.',
      "Cert for Acme, 10 Pine St, Portland ME 04101. Don't issue it until we sign the contract.",
      'Can you put the certificate on hold until Monday?',
      'Please wait for my ok before it goes out.',
    ],
  ],
  ['HELD', 'ADD_ADDITIONAL_INSURED', ["Please don't add Harbor Trust until we sign."]],
  [
    'HELD',
    'ENDORSE_POLICY',
    [
      "We're moving to 77 Congress St Portland ME 04101 on 1/5. Or 1/15, will confirm. Don't change anything until then.",
      "Add the Ram to our auto but not until I pick it up, I'll let you know.",
    ],
  ],
  [
    'UNDECIDED',
    'CANCEL_POLICY',
    [
      'We closed the restaurant.',
      'We shut down our shop in January. What happens with the insurance?',
      'We are going out of business.',
      'If nobody calls me back we will close our business and cancel everything with you.',
      'If the premium goes up more than 10% cancel the GL and WC effective 3/1/2027, otherwise renew.',
      'Our new agent says to cancel everything with you on 12/15 but I have not decided.',
      'Please raise GL to 2 milion per occurance and drop umbrella. Or just keep the umbrella, whichever is cheaper.',
      "Cancel the umbrella 12/1 if Meridian says it's ok.",
      'We are thinking about canceling the auto in January.',
      'Please cancel the umbrella, but only if the carrier waives the short rate penalty.',
      'Unless the new quote comes in lower, cancel the BOP effective 1/1.',
      'We might cancel the cyber policy, still deciding.',
      'cancel the auto assuming the sale closes on the 12th',
    ],
  ],
  [
    'UNDECIDED',
    'ADD_ADDITIONAL_INSURED',
    ['If we get the job please add Meridian Capital as additional insured.'],
  ],
  ['UNDECIDED', 'ENDORSE_POLICY', ['If we buy the truck please add it to the policy.']],
  [
    'NONRENEWAL',
    'CANCEL_POLICY',
    [
      "don't renew the comp",
      'Please do not renew our umbrella.',
      "We won't be renewing the BOP with you, let it expire.",
      "We'd like to non-renew the auto policy.",
    ],
  ],
  [
    null,
    'CANCEL_POLICY',
    [
      "Please don't forget to cancel the umbrella.",
      "I don't need the umbrella anymore, please cancel it.",
      "Please cancel the umbrella. We don't need it anymore.",
      'No need to rush, but please cancel the auto effective 1/1.',
      'Never mind the earlier date, cancel effective 1/1.',
      'Please cancel the auto. Do not cancel the umbrella.',
      "Cancel the commercial auto I guess, end of the month. Don't cancel the other.",
      'Please cancel it but not before 12/15.',
      'Please cancel the umbrella 12/31. If you need anything else, call me.',
      'If you have not done so already, please cancel the auto policy effective Nov 30.',
      'Cancel the GL, keep the umbrella.',
      'We changed our mind, please cancel the umbrella effective 1/1 after all.',
      'Please cancel GLU-400001-26 effective 12/15. Let me know if you need a signature.',
      "Don't hesitate to call, but please cancel the cyber on 12/31.",
      'Please cancel the policy but keep it active through 12/30.',
      "I don't want to keep paying for this, cancel it today.",
      "We can't keep the auto, please drop it effective Friday.",
      'Please cancel if possible by Friday.',
      'Cancel the auto policy effective 12/1 and keep me posted.',
      "Why haven't you canceled the auto? Please cancel it.",
      "I asked you to cancel the GL, don't make me ask again. Cancel it effective 12/1.",
      'Please go ahead and cancel the umbrella.',
      'Please cancel the umbrella.\n\nPlease do not cancel.\n\nYes please go ahead and cancel it.',
      'The state did not renew our license. We must stop operations on November 30. Please cancel all of our policies that date.',
      'General liability - not renewing\n\nKindly cancel CGL-0455561-26 as of that same date.',
      'Cancel it 10/31, leave the E&O alone. The BOP has no purpose.',
      'I changed my mind on that liability I took last week, please cancel it.',
    ],
  ],
  [
    null,
    'CREATE_CERTIFICATE',
    [
      'Certificate for Harbor Trust, 9 Dock St. They do not need to be additional insured.',
      "Please send a certificate to Acme. Don't include the umbrella.",
      "They don't need it until Friday.",
      'Cancel that. Send the certificate to Harbor Trust, 9 Dock St, Portland ME 04101 instead of Casco Trust.',
      'Please send a certificate with hold harmless wording to Acme.',
      'Please send a COI to Acme, holder is Acme LLC. No rush.',
      'If you need anything else, call me. Please send the certificate to Acme.',
      'Certificate holder: Bath Savings, 5 Front St. Let me know if they need to be listed as additional insured.',
      'Disregard the previous address, send the certificate to 12 Elm St.',
      'Never mind the waiver, just the certificate please.',
      'Cert for Acme, hold until I confirm.\n\nYou can send it now.',
      "City of Maplewood won't release the mechanical permit until they have a current certificate on file.",
      "I can't issue the notice to proceed until I have evidence of insurance per Article 12.",
      'Payments are on hold until a current certificate is received.',
    ],
  ],
  [
    null,
    'ADD_ADDITIONAL_INSURED',
    [
      'No need to rush, but please add Acme LLC as additional insured.',
      "Please add Acme LLC as additional insured. They don't need a certificate.",
      'Saint Odile Medical Center would like to be named as an additional insured on our general liability and, if the carrier permits, on the professional.',
      "Mall mgmt says our liability doesn't name them yet and they need to be named.",
    ],
  ],
  [
    null,
    'ENDORSE_POLICY',
    [
      "Don't forget to add the new truck to the auto.",
      "Please remove the F-150 and add a 2025 Ram. Don't change anything else.",
      "Take the 2019 F150 off our policy please, we don't need it anymore.",
      'Please add driver Joe Pike. Let me know if you need his license.',
      'Raise the GL to 2 million if possible.',
      'The 2012 Wabash went to the scrap yard Saturday so drop it.',
      "The new one isn't here till December so I'm not adding anything today.",
      "Take it off, I'll eat it if it burns.",
      'scratch that, dealer gave us a different unit. VIN ends 00733 not 00712. rest is same',
      "We didn't move, the city renumbered our street. Please update the address.",
    ],
  ],
]

for (const [kind, type, texts] of written)
  for (const text of texts) {
    Deno.test(`${type} ${kind === null ? 'is ordered' : `is ${kind}`}: ${text.replaceAll('\n', ' ')}`, () => {
      assert.equal(standingIn(type, text)?.kind ?? null, kind)
    })
  }

Deno.test('a caller who takes the cancellation back orders none', () => {
  const call = {
    ...email(''),
    channel: 'CALL' as const,
    transcript: [
      { role: 'AGENT' as const, content: 'How can I help?' },
      {
        role: 'USER' as const,
        content:
          'Hi this is Tess Lindqvist from Blue Heron Brewing, please cancel the auto policy effective December 15. Actually no, never mind, keep it.',
      },
    ],
  }
  assert.deepEqual(
    triage(call, book).requests.map(({ type, standing }) => [type, standing?.kind]),
    [['OTHER', 'WITHDRAWN']],
  )
})

Deno.test('a caller who cancels nothing still gets the quote by the day that they name', () => {
  const call = {
    ...email(''),
    channel: 'CALL' as const,
    transcript: [
      {
        role: 'USER' as const,
        content:
          'This is Tess Lindqvist from Blue Heron Brewing. I would like to know what a quote for cyber would be, the county wants a million by January twentieth.',
      },
      { role: 'AGENT' as const, content: 'I will have someone call you. What number?' },
      {
        role: 'USER' as const,
        content: '207-555-0133. And we are not canceling anything, somebody said so, that is wrong.',
      },
    ],
  }
  const [quote, ...more] = triage(call, book).requests
  assert.deepEqual(
    [quote?.type, quote?.standing, quote?.dueOn?.slice(5), more],
    ['QUOTE_REQUEST', null, '01-20', []],
  )
})

const asked: readonly (readonly [string, string, readonly RequestType[]])[] = [
  [
    'what is not wanted takes nothing away from what is',
    "We need a quote for cyber by Dec 15. We don't want to cancel anything.",
    ['QUOTE_REQUEST'],
  ],
  [
    'two policies are two cancellations',
    'Please cancel the BOP and the auto effective 12/15.',
    ['CANCEL_POLICY'],
  ],
  [
    'a policy besides another is canceled, too',
    'Pls cancel policy GWC-BA-212-0045 effective 12/15. Our other agent already moved the umbrella so cancel that one too.',
    ['CANCEL_POLICY', 'CANCEL_POLICY'],
  ],
  ['a file that says it all is read by a person', 'see attached, do what it says', ['OTHER']],
  [
    'what is taken back beside another order leaves nothing to do',
    'Please send a certificate to Town of Bath, 55 Front Street, Bath ME 04530. Also take the 2016 Savana off the auto. Never mind, scratch that last one about the Savana.',
    ['CREATE_CERTIFICATE'],
  ],
  [
    'an order under a condition is asked about',
    'Cancel the auto 12/1 if the sale goes through. I will let you know.',
    ['CANCEL_POLICY'],
  ],
  ['an order that refers back is asked about', 'ok please cancel it then', ['CANCEL_POLICY']],
]

const umbrella = { id: 'umb', type: 'UMBRELLA', policyNumber: 'GLU-400001-26', carrier: null } as const
const withUmbrella = {
  ...book,
  accounts: book.accounts.map((account) =>
    account.id === 'heron-brewing' ? { ...account, policies: [...account.policies, umbrella] } : account,
  ),
}

for (const [title, body, types] of asked) {
  Deno.test(title, () => {
    const from = { email: 'office@blueheronbrewing.example' }
    const decided = triage(email(body, from), title.startsWith('two') ? book : withUmbrella)
    assert.deepEqual(
      decided.requests.map(({ type }) => type),
      types,
    )
  })
}

Deno.test('a holder that is not known yet has no name', () => {
  const [request] = triage(email('Cert holder: TBD\nAddress: same as last time'), book).requests
  assert.equal(request?.name, null)
})

Deno.test('a lender added in place of another one is part of the change', () => {
  const { added } = changeDetails(
    'Remove Old Harbor Bank as loss payee and add Old Harbour Bank, 2 Bank Sq, Portland ME 04101 instead.',
  )
  assert.deepEqual(added, [{ kind: 'loss payee', name: 'Old Harbour Bank, 2 Bank Sq, Portland ME 04101' }])
})

Deno.test('whoever wants to hear that the policy is not canceled takes nothing back', () => {
  const said = [
    'Keystone charged us twice in October. Please get our money back and tell me we are not cancelled.',
    'Please confirm that our policy has not been canceled.',
    "Can you make sure we aren't getting dropped?",
  ]
  for (const type of ['OTHER', 'CANCEL_POLICY', 'QUESTION'] as const)
    for (const text of said) assert.equal(standingIn(type, text), null, `${type} ${text}`)
})
