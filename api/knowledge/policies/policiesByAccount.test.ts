import assert from 'node:assert/strict'
import { MemoryTable } from '../../platform/memoryTable.ts'
import { openedAccount } from '../accounts/account.ts'
import { accountKind } from '../accounts/accountKind.ts'
import { openedPolicy } from './businessPolicy.ts'
import { businessPolicyKind } from './businessPolicyKind.ts'
import type { BusinessPolicyRow } from './businessPolicyKind.ts'
import { carrierKind } from '../carriers/carrier.ts'
import { passingPolicies } from './businessPolicyFilter.ts'
import { policiesByAccount } from './policiesByAccount.ts'

const accountCount = 1_500

/** Accounts whose names do not follow their ids, with none to three policies each: more than are sorted at once. */
function openBook() {
  const accounts = new MemoryTable(accountKind)
  const policies = new MemoryTable(businessPolicyKind)
  let written = 0
  for (let at = 0; at < accountCount; at++) {
    const id = `ac_${pad(at)}`
    const name = `Client ${pad((at * 7_919) % accountCount)}`
    const detail = {
      name,
      email: null,
      phone: null,
      mailingAddress: null,
      dba: null,
      naics: null,
      website: null,
    }
    accounts.put(id, openedAccount({ type: 'BUSINESS', detail }, [], 0))
    for (let policy = 0; policy < at % 4; policy++) {
      const type = policy === 1 ? 'CYBER' : 'PROPERTY'
      policies.put(`bp_${pad(written++)}`, openedPolicy(id, { type, state: 'INFORCE' }, 0))
    }
  }
  return { policies, accounts, carriers: new MemoryTable(carrierKind), today: '2026-11-21' }
}

function pad(number: number): string {
  return String(number).padStart(26, '0')
}

for (const direction of ['ascending', 'descending'] as const) {
  for (const type of [null, 'PROPERTY', 'CYBER'] as const) {
    Deno.test(`thousands of ${type ?? 'all'} policies by account ${direction} come page by page, each once`, () => {
      const book = openBook()
      const seen: BusinessPolicyRow[] = []
      for (let after: string | null = null, hasNextPage = true; hasNextPage;) {
        const page = policiesByAccount(book, passingPolicies(book, { type }), {
          first: 170,
          after,
          direction,
        })
        seen.push(...page.rows)
        hasNextPage = page.hasNextPage
        after = page.rows.at(-1)?.id ?? null
      }
      const expected = [...book.policies.values()].filter((row) => type === null || row.type === type)
      assert.equal(new Set(seen).size, seen.length)
      assert.equal(seen.length, expected.length)
      const names = seen.map(({ accountId }) => book.accounts.get(accountId)?.words ?? '')
      const sorted = names.toSorted()
      assert.deepEqual(names, direction === 'ascending' ? sorted : sorted.toReversed())
    })
  }
}
