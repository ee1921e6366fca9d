import assert from 'node:assert/strict'
import { findParty } from './findParty.ts'
import { book, email } from './testing/exampleMessages.ts'
import { triage } from './triage.ts'

Deno.test('does not take the greeting after a subject as part of the name in it', () => {
  const message = {
    ...email('Hi, please send a certificate to Summit Builders Inc., 400 Harbor Street, Portland, ME 04101.'),
    subject: 'Certificate for Summit Builders',
  }
  assert.match(triage(message, book).requests[0]?.name ?? '', /^Summit Builders(?: Inc\.)?$/)
})

Deno.test('picks the first of two parties named in one sentence', () => {
  const message = email(
    'Please add Westford Construction LLC and the Town of Acton as additional insureds on our liability.',
  )
  assert.equal(triage(message, book).requests[0]?.name, 'Westford Construction LLC')
})

const holders: readonly [string, readonly string[]][] = [
  [
    'We need two COIs:\n1. Summit Builders Inc.\n400 Harbor Street\nPortland, ME 04101\n2. Town of Bath\n55 Front Street\nBath, ME 04530',
    ['Summit Builders Inc.', 'Town of Bath'],
  ],
  [
    'Could you do certificates for Summit Builders Inc. and Harborview Construction LLC?',
    ['Summit Builders Inc.', 'Harborview Construction LLC'],
  ],
  [
    'Please send certificates to Summit Builders Inc., 400 Harbor Street, Portland, ME 04101 for the job at Fish Pier, 12 Wharf Street, Portland, ME 04101.',
    ['Summit Builders Inc.'],
  ],
  [
    'Please send COIs to:\n- Summit Builders Inc.\n- Pemaquid Construction LLC\n- Town of Freeport\n\nThanks',
    ['Summit Builders Inc.', 'Pemaquid Construction LLC', 'Town of Freeport'],
  ],
  [
    'Could I get two COIs, one for Harbor Point Owners and one for Bates College?',
    ['Harbor Point Owners', 'Bates College'],
  ],
  [
    'Please issue certificates for Summit Builders, Pemaquid Construction, and Town of Freeport.',
    ['Summit Builders', 'Pemaquid Construction', 'Town of Freeport'],
  ],
  [
    'Can you email certificates to both Casco Bank and Maine Medical Center?',
    ['Casco Bank', 'Maine Medical Center'],
  ],
  ['We need the certificates for Bell and Sons Construction by Friday.', ['Bell and Sons Construction']],
  [
    'We need COIs for Summit Builders Inc. with:\n- General Liability\n- Waiver of Subrogation',
    ['Summit Builders Inc.'],
  ],
]

for (const [body, names] of holders) {
  Deno.test(`"${body.slice(0, 60)}" asks for certificates for ${names.join(' and ')}`, () => {
    const { requests } = triage(email(body), book)
    assert.deepEqual(
      requests.map(({ type, name }) => [type, name]),
      names.map((name) => ['CREATE_CERTIFICATE', name]),
    )
  })
}

for (const [body, name] of [
  [
    'Please issue a certificate to City of Portland, Risk Management Dept., 389 Congress Street, Portland, ME 04101.',
    'City of Portland',
  ],
  [
    'We need a COI for Mercy Hospital\nRisk Management Dept.\n144 State St\nPortland ME 04101',
    'Mercy Hospital',
  ],
  [
    'Can you send a certificate to the Risk Management Department at Bates College, 2 Andrews Rd, Lewiston, ME 04240?',
    'Bates College',
  ],
  [
    'Certificate holder: Bay State University, Office of Clinical Education, 88 Huntington Ave, Boston, MA 02115',
    'Bay State University, Office of Clinical Education',
  ],
] as const) {
  Deno.test(`the office that collects certificates is no part of the holder: "${body.slice(0, 60)}"`, () => {
    assert.equal(triage(email(body), book).requests[0]?.name, name)
  })
}

Deno.test('the lines that a certificate shows are no holder', () => {
  const message = email('Please send a cert showing GL and WC to Summit Builders.')
  assert.equal(triage(message, book).requests[0]?.name, 'Summit Builders')
})

Deno.test('only the holder that is called by its kind is an additional insured', () => {
  const body =
    'Could you send three certificates? Summit Builders Inc., 400 Harbor Street, Portland, ME 04101; Pemaquid Construction LLC, 88 Front Street, Bath, ME 04530; and the Town of Freeport, 30 Main Street, Freeport, ME 04032. Only the town needs to be an additional insured.'
  assert.deepEqual(
    triage(email(body), book).requests.map(({ additionalInsured }) => additionalInsured),
    [false, false, true],
  )
})

Deno.test('reads the holder above a c/o line, and the state from the ZIP', () => {
  const message = email(
    'Please issue a certificate. The holder box has to say:\n\nTallman Property Group LLC\nc/o VendorCheck\nPO Box 8812, Columbus, 43218',
  )
  const [certificate] = triage(message, book).requests
  assert.equal(certificate?.name, 'Tallman Property Group LLC')
  assert.deepEqual(certificate?.address, {
    line1: 'PO Box 8812',
    line2: null,
    city: 'Columbus',
    zone: 'OH',
    postalCode: '43218',
  })
})

Deno.test('reads the holder at the bottom of a chain that the client points to', () => {
  const body = `Dana, see at the very bottom what they want, please do it.

________________________________
From: Aggie <aggie@blueheronbrewing.example>
Sent: Monday, October 12, 2026 4:51 PM
Subject: RE: Vendor onboarding

Items 1-3 are done.

________________________________
From: Vendors <vendors@lakeview.example>
Sent: Monday, October 12, 2026 11:02 AM

4. COI - OUTSTANDING. Certificate Holder: Lakeview Health Network, 4000 Mill Rd, Bath, ME 04530.`
  const [request] = triage(email(body, {}, 'RE: FW: Vendor onboarding'), book).requests
  assert.equal(request?.type, 'CREATE_CERTIFICATE')
  assert.equal(request.name, 'Lakeview Health Network')
  assert.equal(request.address?.line1, '4000 Mill Rd')
})

const passedOn = `From: Marisol Vega <marisol.vega@tidewatergc.example>
Sent: Wednesday, November 25, 2026 3:12 PM
To: Tess Lindqvist
Subject: Insurance

Certificate holder:
Tidewater General Contracting, Inc.
1180 Dock Street, Suite 4B
Providence, RI 02905
Must list Tidewater and the owner, Dockside Partners LP, as additional insured.`
const quoted = passedOn.replaceAll(/^/gm, '> ')

for (const [how, body] of [
  ['between the sender’s own words', `Here is what their office sent me:\n\n${quoted}\n\nThanks,\nTess`],
  ['below a line', `Can you take care of this today?\n\n________________________________\n${passedOn}`],
  ['to the end', `Can you take care of this today?\n\n${quoted}`],
] as const)
  Deno.test(`reads the holder in a message that is quoted ${how} in one with a subject of its own`, () => {
    const [request] = triage(email(body, {}, 'Certificate for the Dock Street job'), book).requests
    assert.equal(request?.type, 'CREATE_CERTIFICATE')
    assert.equal(request.name, 'Tidewater General Contracting, Inc.')
    assert.equal(request.address?.line1, '1180 Dock Street')
    assert.equal(request.additionalInsured, true)
  })

Deno.test('takes a name in quotation marks word for word', () => {
  const body =
    'The county must be additional insured on our policy. The name must read exactly:\n\n"Knox County, its officers, agents and employees"'
  assert.equal(triage(email(body), book).requests[0]?.name, 'Knox County, its officers, agents and employees')
})

Deno.test('evidence of the master policy for a lender is a certificate for it', () => {
  const body =
    'Buyer closes Nov 20. Their lender First Coast Mortgage, ISAOA/ATIMA, 12 Exchange Street, Portland ME 04101 wants evidence of the master policy.'
  const [request] = triage(email(body), book).requests
  assert.equal(request?.type, 'CREATE_CERTIFICATE')
  assert.match(request.name ?? '', /^First Coast Mortgage/)
})

for (const [body, name, line1] of [
  [
    'need a cert asap Suffolk Ridge Construction Co 65 Allerton st boston 02119',
    'Suffolk Ridge Construction Co',
    '65 Allerton st',
  ],
  [
    'Hi, need a cert for the Holiday Inn by the Bay, 88 Spring Street, Portland, ME 04101.',
    'Holiday Inn by the Bay',
    '88 Spring Street',
  ],
  [
    'Our landlord is now Fore River Properties LLC (attn: property management), 2 Fish Pier Road, Portland ME 04101. Please send them a certificate.',
    'Fore River Properties LLC',
    '2 Fish Pier Road',
  ],
  [
    'We need a certificate. Holder: Kenmore Sq. Realty LLC, 500 Commonwealth Ave, Boston MA 02215',
    'Kenmore Sq. Realty LLC',
    '500 Commonwealth Ave',
  ],
  [
    'Tess at Blue Heron. The Boston Parks department, 1010 Mass Ave, Boston, 02118, needs the certificate.',
    'Boston Parks department',
    '1010 Mass Ave',
  ],
  [
    'We need a certificate for the barn. I believe the owner is "Hollow Creek Barn & Gardens LLC" now (Jim and Sue Tatum). 4420 Hollow Creek Rd, Franklin, TN 37064',
    'Hollow Creek Barn & Gardens LLC',
    '4420 Hollow Creek Rd',
  ],
  [
    'Please send the village our certificate. Owner: Village of Orland Park\n14700 S. Ravinia Avenue\nOrland Park, IL 60462\nPlease list the Village, its officials and employees on it.',
    'Village of Orland Park',
    '14700 S. Ravinia Avenue',
  ],
] as const)
  Deno.test(`reads the holder of "${body.slice(0, 40)}"`, () => {
    const [request] = triage(email(body), book).requests
    assert.equal(request?.type, 'CREATE_CERTIFICATE')
    assert.equal(request.name, name)
    assert.equal(request.address?.line1, line1)
  })

Deno.test('a town behind a ZIP alone, and a name that the sender only mentions', () => {
  const [request] = triage(
    email('Please send a certificate to the City of New Braunfels, 550 Landa Street, 78130.'),
    book,
  ).requests
  assert.deepEqual(request?.address, {
    line1: '550 Landa Street',
    line2: null,
    city: 'New Braunfels',
    zone: 'TX',
    postalCode: '78130',
  })
  const body =
    'My buddy at Blue Heron Brewing says you do good work. Need a quote for a golf cart repair shop.'
  assert.equal(triage(email(body, { name: null, email: 'c@ruizcarts.example' }), book).accountId, null)
})

Deno.test('each holder of a list has its own name and address, and only the one that is named is insured', () => {
  const body =
    'Three COIs please, holders only:\nWillow Run HOA - 9 Clubhouse Dr, Bend OR 97702\nAwbrey Heights HOA - PO Box 6620-A, Bend OR 97708\nOld Mill Lofts - 550 Industrial Way, Bend OR 97702\n\nCan the Old Mill one be AI?'
  assert.deepEqual(
    triage(email(body), book).requests.map(({ name, address, additionalInsured }) => [
      name,
      address?.line1,
      additionalInsured,
    ]),
    [
      ['Willow Run HOA', '9 Clubhouse Dr', false],
      ['Awbrey Heights HOA', 'PO Box 6620-A', false],
      ['Old Mill Lofts', '550 Industrial Way', true],
    ],
  )
})

Deno.test('a firm that is called by its street, and a town without a comma before it', () => {
  const partyOf = (body: string) => triage(email(body), book).requests[0]
  const owner = partyOf(
    'The owner must be an additional insured. The owner is 19 Mill Street Holdings LLC, 19 Mill Street, Putnam CT 06260.',
  )
  assert.deepEqual([owner?.name, owner?.address?.line1], ['19 Mill Street Holdings LLC', '19 Mill Street'])
  const expo = partyOf(
    'Please send a certificate to Cosmopol Expo Group. They are at 77 W Wacker Chicago 60601.',
  )
  assert.deepEqual([expo?.name, expo?.address?.city], ['Cosmopol Expo Group', 'Chicago'])
})

const named: readonly [string, string][] = [
  [
    'Please issue a scheduled CG 20 10 for Bowdoin Wright Builders, 19 Exchange St, Portland ME.',
    'Bowdoin Wright Builders',
  ],
  ['Please add Bowdoin Wright Builders on a CG 20 26.', 'Bowdoin Wright Builders'],
  [
    "Who: Pelican Builders. Scratch that, it's Pelican State Contractors LLC.",
    'Pelican State Contractors LLC',
  ],
  [
    'Certificate for Harbor Freightways Inc d/b/a Harbor Express, 9 Dock Rd, Erie PA 16507',
    'Harbor Freightways Inc d/b/a Harbor Express',
  ],
  [
    'Please name 1400 Broadway Owner LLC and its managing agent Kessel Realty as additional insureds.',
    '1400 Broadway Owner LLC',
  ],
  ['need cert 4 walgreens distribution ctr, they got us doing the dock doors', 'Walgreens Distribution Ctr'],
  ['Please email a COI to risk@bluebonnet.example, holder Bluebonnet ISD.', 'Bluebonnet ISD'],
  ['One certificate. Name on it: Tahoe Basin Marathon Association', 'Tahoe Basin Marathon Association'],
  ['The mall (Pointe Orlando Mall LP) needs a new certificate, the last expired.', 'Pointe Orlando Mall LP'],
  ['Please issue. Address Veloride Brokers LLC, 6900 E Layton Ave, Denver CO 80237.', 'Veloride Brokers LLC'],
  [
    'Renting a lift from Hadley Rents for 3 weeks, they want a cert\nhadley rents inc 1210 w valley hwy n auburn wa 98001',
    'Hadley Rents Inc',
  ],
  [
    'The cert is made out to "Pembrook Group". The GC says it must be Pembrook Construction Group, LLC.',
    'Pembrook Construction Group, LLC',
  ],
  [
    'coi\nholder: kent county road commission\npo box 739 grand haven mi 49417',
    'Kent County Road Commission',
  ],
  [
    'A certificate naming "Harlow Aerospace Inc, Supplier Quality MS 11-204, 400 Main Street, Bath ME 04530" as holder.',
    'Harlow Aerospace Inc',
  ],
  ['certificate for Ingrid, Tolberg Construction, 400 Harbor Street, Bath, ME 04530', 'Tolberg Construction'],
  [
    'Certificate for Ingrid, Tolberg\n\nCertificate for Ingrid, Tolberg Development wants it by Friday.',
    'Tolberg Development',
  ],
  ['certificate for Marsh, Berry & Company, 400 Harbor Street, Bath, ME 04530', 'Marsh, Berry & Company'],
  ['CERT HOLDER\nTRIDENT SHIPYARDS LLC\n1 PIER RD\nNORFOLK VA 23510', 'TRIDENT SHIPYARDS LLC'],
]

Deno.test('takes no phone number for the name of a holder', () => {
  const text = 'My landlord wants a certificate. You can reach me at 207-555-0990.'
  assert.equal(findParty(text, [], { isSpoken: false, answers: [] }).name, null)
})

for (const [text, name] of named) {
  Deno.test(`finds ${name} in: ${text.slice(0, 50)}`, () => {
    assert.equal(findParty(text, [], { isSpoken: false, answers: [] }).name, name)
  })
}

Deno.test('takes the name that a caller corrects, and the ZIP that comes later', () => {
  const answer = "Cape Meridian. No wait, that's the old one. It's Larch and Lantern Management, Inc."
  const place = 'Three hundred College Loop, Las Vegas... New Mexico! Eight seven seven oh one.'
  const { name, address } = findParty(`${answer} ${place}`, [], { isSpoken: true, answers: [answer] })
  assert.deepEqual(
    [name, address?.line1, address?.city, address?.zone, address?.postalCode],
    ['Larch and Lantern Management, Inc.', '300 College Loop', 'Las Vegas', 'NM', '87701'],
  )
})

Deno.test('a name that a caller says in full and then in short is written in full', () => {
  const party = findParty(
    'The Vermont Heritage Commission wants to be additional insured. Heritage Commission, one oh nine State Street, Montpelier.',
    [],
    { isSpoken: true, answers: [] },
  )
  assert.equal(party.name, 'Vermont Heritage Commission')
})

Deno.test('a name that a caller spells is the party, and neither the town of the job nor the ZIP is', () => {
  const said =
    "We have an owner for a job in Elk City, he wants to be additional insured. Name is the Marchetti Family Trust. That'd be sixteen hundred, one six zero zero, Aerie Circle, Elk City, Oklahoma, seven three six four four."
  const { name, address } = findParty(said, [], { isSpoken: true, answers: [] })
  assert.deepEqual(
    [name, address?.line1, address?.city, address?.postalCode],
    ['Marchetti Family Trust', '1600 Aerie Circle', 'Elk City', '73644'],
  )
})

Deno.test('a caller who goes on behind the legal form says no more of the name', () => {
  const answer = "It's Marchetti Contracting Corp. Hang on."
  assert.equal(
    findParty(answer, [], { isSpoken: true, answers: [answer] }).name,
    'Marchetti Contracting Corp.',
  )
})

const nearlyNamed: readonly [string, string][] = [
  [
    'We will ride at Amberley Farm. Their lawyer insists they be added. It is Amberley Farm Trust, I do not have the address on me.',
    'Amberley Farm Trust',
  ],
  [
    'the school district, pls add them. hampden valley school district, 300 scholar lane, hampden ct 06518.',
    'Hampden Valley School District',
  ],
  [
    "Essex — um, it's Essex North County Parks Commission. For the permit.",
    'Essex North County Parks Commission',
  ],
]

for (const [text, name] of nearlyNamed)
  Deno.test(`the party of "${text}" is ${name}`, () => {
    assert.equal(findParty(text, [], { isSpoken: false, answers: [] }).name, name)
  })

for (const [text, isSpoken, name] of [
  [
    'The Grange hall (Crescent Valley Grange No. 512, 8 Schoolhouse Road, Philomath OR 97370) needs a certificate.',
    false,
    'Crescent Valley Grange No. 512',
  ],
  [
    'Please send a fresh one showing the E&O. City of Waynesboro, 503 Main Street Annex, Waynesboro, VA 22980.',
    false,
    'City of Waynesboro',
  ],
  [
    'Please send a certificate to Kestrel Development Group for the Juniper St job, 12 Juniper St, Bath ME 04530.',
    false,
    'Kestrel Development Group',
  ],
  ['cert for Abbot Brothers ASAP please, 55 Commercial Street, Portland, ME 04101', false, 'Abbot Brothers'],
  [
    'Ruben, Cinder Cone. Our steel supplier wants a certificate of comp. High Lava Metals, uh, nine ninety Airport Way, Redmond, Oregon, nine seven seven five six.',
    true,
    'High Lava Metals',
  ],
] as const)
  Deno.test(`finds ${name}`, () =>
    assert.equal(findParty(text, ['Cinder Cone Fabrication, Inc.'], { isSpoken, answers: [] }).name, name))

Deno.test('a street is no party', () =>
  assert.equal(
    findParty('The address on the certificate is wrong. It should be 30 Canal Road.', [], {
      isSpoken: false,
      answers: [],
    }).name,
    null,
  ))
