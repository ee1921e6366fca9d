import assert from 'node:assert/strict'
import { readDocument } from '../../reading/index.ts'
import { candidatesIn } from './candidatesIn.ts'
import { readStatements } from './statements.ts'
import { withReferences } from './withReferences.ts'

Deno.test('what an endorsement calls by its letter or number gets the name of its row', async () => {
  const policy = await readDocument(
    new TextEncoder().encode(
      `<html><body><h1>Cyber declarations</h1><p>6. Waiting period 12 hours</p>
       <p>J. Funds transfer fraud $250,000</p><p>K. Media liability $500,000</p><p>K. Bricking $100,000</p>
       <h2>Endorsement 2</h2><p>The limit of Agreement J is amended to $750,000.</p>
       <p>The limit of Agreement K is amended to $400,000.</p></body></html>`,
    ),
    { name: 'policy.html' },
  )
  const labels = new Map(
    withReferences(candidatesIn(readStatements(policy), []), policy).map(({ own, value }) => [
      value.number,
      [own.label, own.item?.key ?? null],
    ]),
  )
  const [label, item] = labels.get(75_000_000) ?? []
  assert.match(label ?? '', /Agreement J.* Funds transfer fraud$/)
  assert.equal(item, 'fundsTransfer')
  // Two rows have the letter K.
  assert.doesNotMatch(labels.get(40_000_000)?.[0] ?? '', /Media|Bricking/)
})
