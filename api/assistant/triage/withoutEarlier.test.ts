import assert from 'node:assert/strict'
import { withoutEarlier } from './messageParts.ts'

Deno.test('what was written before a message, or before the one that it passes on, is not what it says now', () => {
  const forwarded = `Can you handle this?

---------- Forwarded message ---------
From: Facilities <facilities@deering-schools.example>
Subject: Certificate
To: Marta Ouellette <marta@cascoroofing.example>

Please send a new certificate to Deering School District.

Joan

On Thu, Mar 12, 2026 Marta Ouellette wrote:
> Please cancel our old bid 31-07.`
  const now = withoutEarlier(forwarded)
  assert.match(now, /^Can you handle this\?[^]*new certificate to Deering School District/)
  assert.doesNotMatch(now, /31-07/)
  assert.equal(
    withoutEarlier('Yes, please.\n\nOn Mon, Mar 9, 2026 Dana Whitfield wrote:\n> Shall we use bid 31-07?'),
    'Yes, please.',
  )
})
