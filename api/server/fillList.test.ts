import assert from 'node:assert/strict'
import { fillList } from './fillList.ts'
import type { FirstList } from './remotes.ts'

const policies: FirstList = {
  connection: 'businessPolicies',
  label: 'Loading policies...',
  actions: 2,
  choices: 3,
  columns: [{ id: 'account' }, { id: 'status' }, { id: 'carrier' }, { id: 'toString' }],
  rowLines: 2,
  link: '/app/policies/:id/overview',
  texts: {
    account: [{ fields: ['account.account.name'] }, { fields: ['account.account.email', 'account.phone'] }],
    carrier: [{ fields: ['carrier.name'] }, { fields: ['policyNumber'], otherwise: 'N/A' }],
  },
  unless: [],
}

function answered(nodes: readonly unknown[]) {
  return { data: { businessPolicies: { edges: nodes.map((node) => ({ node })) } } }
}

Deno.test('the first rows say what the answer says, and nothing where code is needed', () => {
  const roofing = {
    id: 'bp_1',
    state: 'INFORCE',
    policyNumber: 'GSC-4162919-25',
    account: { phone: '207-555-0188', account: { name: 'Alder Point Roofing LLC', email: ' ' } },
    carrier: { name: 'Granite State Casualty' },
  }
  const { rows } = fillList(policies, answered([roofing])) ?? {}
  assert.deepEqual(rows, [
    {
      href: '/app/policies/bp_1/overview',
      cells: [
        ['Alder Point Roofing LLC', '207-555-0188'],
        null,
        ['Granite State Casualty', 'GSC-4162919-25'],
        null,
      ],
    },
  ])
})

Deno.test('what a record does not say is left to the dash, or to the word that its list has for it', () => {
  const { rows } = fillList(policies, answered([{ id: 'bp/1', carrier: null, policyNumber: 7 }])) ?? {}
  assert.deepEqual(rows, [
    { href: '/app/policies/bp%2F1/overview', cells: [[null, null], null, [null, 'N/A'], null] },
  ])
})

Deno.test('a screen of rows is enough, and without rows or an answer there is no list', () => {
  const many = Array.from({ length: 50 }, (_, index) => ({ id: `bp_${index}` }))
  assert.equal(fillList(policies, answered(many))?.rows.length, 16)
  assert.equal(fillList(policies, answered([])), undefined)
  assert.equal(fillList(policies, { data: null }), undefined)
  assert.equal(fillList(policies, 'nothing'), undefined)
})
