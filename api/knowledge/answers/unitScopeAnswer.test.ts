import assert from 'node:assert/strict'
import { readDocument } from '../../reading/index.ts'
import { readPolicyFacts } from '../facts/readPolicyFacts.ts'
import { openAnswers } from './openAnswers.ts'

async function ask(sentence: string, question: string): Promise<string> {
  const html = `<h1>Community Association Declarations</h1><p>Policy Number: CAP 1180-22</p>
    <p>Named Insured: Pine Terrace Condominium Association</p>
    <table><tr><th>Coverage</th><th>Limit</th></tr><tr><td>Blanket buildings</td><td>$12,400,000</td></tr></table>
    <p>${sentence}</p><p>Glass is covered as part of the building.</p>`
  const reading = await readDocument(new TextEncoder().encode(html), { name: 'declarations.html' })
  const answers = openAnswers([
    { id: 'fi_1', name: 'declarations.html', reading, facts: readPolicyFacts(reading) },
  ])
  return (await answers(question)).answer
}

const single =
  'Units are insured on a single entity basis, to original specifications. Unit owner betterments are not insured.'
const bare = 'Units: bare walls only, per the recorded declaration.'
const allIn = 'Building coverage applies to units on an all-in basis.'
const walls = 'Units are insured walls-in as the declaration requires.'

const cases: readonly [string, string, RegExp][] = [
  [
    single,
    'walls in or bare walls?',
    /^It is single entity: .*original specifications\.” “Unit owner betterments are not insured\.”$/,
  ],
  [single, 'is the master policy walls-in?', /^Yes\. It is single entity/],
  [single, 'is it bare walls?', /^No\. It is single entity/],
  [single, 'Does the master policy cover the inside of the units?', /^It is single entity/],
  [bare, 'is the HOA policy studs in?', /^No\. It is bare walls/],
  [bare, 'bare walls?', /^Yes\. It is bare walls/],
  [allIn, 'single entity or all in?', /^It is all in/],
  [walls, 'is it walls in?', /^The policy says: “Units are insured walls-in/],
  [`${single} ${bare}`, 'walls in or bare walls?', /^(?!It is)/],
  ['Boiler and machinery is included.', 'is it walls in?', /^The documents don't say\.$/],
]

for (const [sentence, question, expected] of cases) {
  Deno.test(`answers "${question}" where the policy says "${sentence.slice(0, 50)}"`, async () => {
    assert.match(await ask(sentence, question), expected)
  })
}
