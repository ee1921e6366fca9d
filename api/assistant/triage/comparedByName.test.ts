import assert from 'node:assert/strict'
import { email } from './testing/exampleMessages.ts'
import { triage } from './triage.ts'
import type { TriageAccount, TriageMessage } from './triageMessage.ts'

function client(id: string, name: string, industry: string, carrier: string | null = null): TriageAccount {
  return {
    id,
    names: [name],
    industry,
    emails: [],
    phones: [],
    contactNames: [],
    policies: [{ id: `${id}-gl`, type: 'PACKAGE', policyNumber: `PK-${id.length}41190`, carrier }],
  }
}

const accounts = [
  client('tarletton', 'Tarletton Valley Plumbing & Heating Co.', 'plumber'),
  client('kellermann', 'Kellermann Inc.', 'machine shop'),
  client('kellerman', 'Kellerman Valley Fence & Deck Co.', 'fence contractor'),
  client('dao', "Dao's Noodle House LLC", 'restaurant'),
  client('nails', 'Dao Family Nails Inc.', 'nail salon'),
  client('dairy', 'Vesterby Dairy Farms LLP', 'dairy farm', 'Hollis Farmers Mutual'),
  client('lindqvist', 'Lindqvist Brothers Excavating Inc.', 'excavation'),
  client('mart', 'Lindqvist Fuel Mart LLC', 'gas station'),
]
const few = { size: accounts.length, accounts }

function called(name: string, ...said: readonly string[]): TriageMessage {
  return {
    ...email('', { name, email: null, phone: '+13045550155' }),
    channel: 'CALL',
    transcript: said.map((content, at) => ({ role: at % 2 === 0 ? 'USER' : 'AGENT', content })),
  }
}

for (const [what, message, id] of [
  [
    'the one of two whose name is spelled so',
    called('Jo Bell', "Hi, it's Jo at Kellerman, with one N. We need a certificate for the town."),
    'kellerman',
  ],
  [
    'the name that the agent said and the caller took for theirs',
    called(
      'Jo Bell',
      "Hi, it's Jo.",
      'Tarletton Valley Plumbing and Heating?',
      "That's us. We need a certificate for the town.",
    ),
    'tarletton',
  ],
  [
    'what kind of business the caller says it is',
    called('Anh Dao', "I'm calling from Dao's restaurant, the noodle place. I need a certificate."),
    'dao',
  ],
  [
    'a carrier whose name has a word of a trade in it',
    called('Gina Stowell', "I think I'm with Hollis Farmers? I need a copy of my home policy."),
    null,
  ],
  [
    'a domain that shortens the last words of the name',
    email('we rent an excavator and need a cert', {
      name: 'Inge Lindqvist',
      email: 'inge@lindqvistbrosex.example',
    }),
    'lindqvist',
  ],
  [
    'a number in a subject about recommendations',
    email(
      'Our representative surveyed the captioned risk. No response is required.',
      { name: 'Loss Control', email: 'losscontrol@hollisfarmers.example' },
      'Recommendations - Vesterby Dairy Farms, PK-541190',
    ),
    'dairy',
  ],
] as const)
  Deno.test(`whose message it is follows from ${what}`, () => {
    assert.equal(triage(message, few).accountId, id)
  })
