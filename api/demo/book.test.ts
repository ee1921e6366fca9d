import assert from 'node:assert/strict'
import {
  accountKind,
  businessApplicationKind,
  businessPolicyKind,
  carrierKind,
  contactKind,
} from '../knowledge/index.ts'
import { naics2017 } from '../knowledge/naics/naics2017.ts'
import { openTestServer } from '../testing/openTestServer.ts'
import { industries } from './content/industries.ts'
import { trades } from './content/trades.ts'
import { loadDemo } from './loadDemo.ts'

const today = '2026-03-16'

Deno.test('the demo agency has 300 accounts, 900 policies, and carriers with their NAIC numbers', async (t) => {
  await using server = await openTestServer({ start: `${today}T15:30:00Z` })
  await loadDemo({ platform: server.platform, staff: server.identity.staff }, { requests: 12, accounts: 300 })
  const ids = await server.platform.agencyIds()
  const agencies = await Promise.all(ids.map((id) => server.platform.agency(id)))
  const [harborline] = agencies.toSorted((a, b) => b.table(accountKind).size - a.table(accountKind).size)
  assert(harborline)
  const accounts = [...harborline.table(accountKind).values()]
  const table = harborline.table(businessPolicyKind)
  const policies = [...table.values()]
  const whole = await harborline.readMany(
    businessPolicyKind,
    policies.map(({ id }) => id),
  )

  await t.step('has the requested size', () => {
    assert.equal(accounts.length, 300)
    assert.equal(policies.length, 900)
  })
  await t.step('every account has a contact, and every business an industry', () => {
    const contacts = harborline.table(contactKind)
    for (const { contactIds, type, detail } of accounts) {
      assert(contacts.get(contactIds[0] ?? ''))
      assert.match(detail.phone ?? '', /^\+1\d{10}$/)
      assert(type === 'INDIVIDUAL' || ('naics' in detail && detail.naics !== null))
    }
    assert(accounts.some(({ type }) => type === 'INDIVIDUAL'))
  })
  await t.step('has one-year terms, some about to expire and some overdue', () => {
    const running = policies.filter(({ state, renewedById }) => state === 'INFORCE' && renewedById === null)
    for (const days of [0, 30, 60, 90]) {
      const last = new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10)
      assert(
        running.some(({ expiresAt }) => (expiresAt ?? '') < last),
        `none ends in ${days} days`,
      )
    }
    for (const { inforceAt, expiresAt } of policies) assert((inforceAt ?? '') < (expiresAt ?? ''))
  })
  await t.step('links renewals in both directions, term after term', () => {
    const renewals = policies.filter(({ renewalOfId }) => renewalOfId !== null)
    assert(renewals.length > 60, `${renewals.length} renewals`)
    assert(renewals.some(({ state, policyNumber }) => state === 'PENDING' && policyNumber === null))
    for (const { id, renewalOfId, inforceAt } of renewals) {
      const former = table.get(renewalOfId ?? '')
      assert.equal(former?.renewedById, id)
      assert.equal(former.expiresAt, inforceAt)
      assert.equal(former.state, (former.expiresAt ?? '') <= today ? 'EXPIRED' : 'INFORCE')
    }
  })
  await t.step('nearly all of them have certificate facts, and a few do not', () => {
    const carriers = harborline.table(carrierKind)
    const lacking = whole.filter(
      (record) =>
        record?.value.coverages.length === 0 || !carriers.get(record?.value.carrierId ?? '')?.naicNumber,
    )
    assert(lacking.length > 0 && lacking.length < 40, `${lacking.length} lack something`)
  })
  await t.step('a dozen businesses have insurance applications', () => {
    assert.equal(harborline.table(businessApplicationKind).size, 12)
  })
  await t.step('amounts are whole cents, and commission never exceeds premium', () => {
    for (const { premium, taxes, policyFees, brokerFees, estimatedCommission } of policies) {
      assert([premium, taxes, policyFees, brokerFees].every((cents) => Number.isSafeInteger(cents)))
      assert((estimatedCommission ?? 0) < premium)
    }
  })
})

Deno.test('every kind of demo business has an industry in the catalog', () => {
  const codes = new Set(naics2017().map(({ code }) => code))
  for (const { names } of trades) for (const name of names) assert(codes.has(industries[name] ?? ''), name)
})
