import assert from 'node:assert/strict'
import { excerptOf, hasSought } from './excerptOf.ts'

/** The excerpt of the texts, with the sought words in brackets. */
function marked(texts: readonly string[], sought: string, names: readonly string[] = []): string | null {
  const found = excerptOf(
    texts.map((text) => ({ text })),
    sought,
    names,
  )
  if (!found) return null
  const { text, marks } = found.excerpt
  return marks.reduceRight(
    (all, { from, to }) => `${all.slice(0, from)}[${all.slice(from, to)}]${all.slice(to)}`,
    text,
  )
}

const cases: readonly [string, string, string, string | null][] = [
  ['a word by its beginning', 'sprink', 'The sprinkler line burst.', 'The [sprinkler] line burst.'],
  ['words without their accents', 'nunez', 'Call Ms. Núñez back.', 'Call Ms. [Núñez] back.'],
  ['a name without its apostrophe', 'obrien', 'Sign as O’Brien.', 'Sign as [O’Brien].'],
  ['a number without its dashes', 'gl447120993', 'Policy (GL-4471-20993).', 'Policy ([GL-4471-20993]).'],
  ['a part of a number', '20993', 'Policy GL-4471-20993.', 'Policy GL-4471-[20993].'],
  ['initials', 'usa', 'Mail it to U.S.A. only.', 'Mail it to [U.S.A]. only.'],
  ['words on several lines', 'roof leak', 'The roof\n  has a leak.', 'The [roof] has a [leak].'],
  ['other forms of a word', 'leaks roofs', 'The roof leaked.', 'The [roof] [leaked].'],
  ['no words that every text has', 'was on the roof', 'The roof was on fire.', 'The [roof] was on fire.'],
  [
    'a short word only when it is whole',
    'GL audit',
    'The GL audit is due; glass is not.',
    'The [GL] [audit] is due; glass is not.',
  ],
  ['nothing where no word is', 'zeppelin', 'The roof has a leak.', null],
  ['nothing for no words', ' ', 'The roof has a leak.', null],
]

for (const [what, sought, text, expected] of cases)
  Deno.test(`marks ${what}`, () => assert.equal(marked([text], sought), expected))

Deno.test('cuts a long text between words, around where most of the words are', () => {
  const filler = 'We met at the site and walked the whole building with the fire marshal. '
  const text = `A torch was on hand. ${filler.repeat(4)}Then the torch set the attic on fire. ${filler.repeat(4)}`
  const excerpt = marked([text], 'torch attic') ?? ''
  assert.match(excerpt, /^…marshal\. Then the \[torch\] set the \[attic\] on fire\. We met/)
  assert.match(excerpt, / with the…$/)
})

Deno.test('prefers a text with words that no name beside it has', () => {
  const texts = ['This is Will Tremblay.', 'The flour is soaked.']
  assert.equal(marked(texts, 'tremblay flour'), 'This is Will [Tremblay].')
  assert.equal(marked(texts, 'tremblay flour', ['Will Tremblay']), 'The [flour] is soaked.')
})

Deno.test('cuts a text without spaces', () => {
  const text = `${'x'.repeat(400)}-torch-${'y'.repeat(400)}`
  assert.equal(marked([text], 'torch')?.length, 1 + 180 + 1 + 2)
})

Deno.test('tells whether names have all of the words', () => {
  assert.equal(hasSought(['Casco Roofing LLC', 'office@casco.example'], 'roof office'), true)
  assert.equal(hasSought(['Casco Roofing LLC'], 'roof torch'), false)
  assert.equal(hasSought(['WC-1180-20993'], 'wc118020993'), true)
})
