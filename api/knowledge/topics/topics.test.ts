import { deepStrictEqual, ok } from 'node:assert/strict'
import { readClassifier, storedClassifier, termsOf, textClassifier } from './textClassifier.ts'
import { senses, topicCloseness, topicOverlap, TopicPlace } from './topics.ts'

function placeOf(text: string): TopicPlace {
  return new TopicPlace({ text, vector: null })
}

/** What a client says, what a policy calls it, and what the policy says of something else. */
const said = [
  [
    'The bookkeeper had been writing checks to herself for years.',
    'Employee theft $250,000',
    'Debris removal $25,000',
  ],
  ['A customer slipped and wants her ER bill paid.', 'Medical expense, any one person', 'Outdoor signs'],
  [
    'The creek came up into the taproom.',
    'Flood, surface water or overflow of any body of water.',
    'Wear and tear, rust or corrosion.',
  ],
  ['Somebody keyed and smashed the van window overnight.', 'Comprehensive', 'Bodily injury by disease'],
  [
    'Hackers locked every file and want bitcoin.',
    'Cyber extortion and ransomware',
    'Funds transfer fraud, verified by a call',
  ],
  [
    'The walk-in cooler died and all the fish went bad.',
    'Spoilage of perishable stock',
    'Accounts receivable',
  ],
] as const

Deno.test('what a client describes is nearer to what a policy calls it than to other coverages', () => {
  for (const [client, own, other] of said) {
    const asked = placeOf(client)
    ok(topicCloseness(asked, placeOf(own)) > topicCloseness(asked, placeOf(other)), client)
    ok(topicOverlap(asked, placeOf(own)) >= topicOverlap(asked, placeOf(other)), client)
  }
})

Deno.test('a question is told by what it asks for, without the usual words', () => {
  const classifier = senses()
  const sense = (text: string) => {
    const shares = classifier.shares(classifier.place({ text, vector: null }))
    return classifier.labels[shares.indexOf(Math.max(...shares))]
  }
  deepStrictEqual(
    {
      'What do we eat before the carrier pays on a hail claim?': sense(
        'What do we eat before the carrier pays on a hail claim?',
      ),
      'What is the most they would ever pay for one fire?': sense(
        'What is the most they would ever pay for one fire?',
      ),
      'How many trucks are on the schedule?': sense('How many trucks are on the schedule?'),
      'What counts as an employee?': sense('What counts as an employee?'),
    },
    {
      'What do we eat before the carrier pays on a hail claim?': 'deductible',
      'What is the most they would ever pay for one fire?': 'limit',
      'How many trucks are on the schedule?': 'count',
      'What counts as an employee?': 'definition',
    },
  )
})

Deno.test('a text without known words is about nothing', () => {
  const place = placeOf('¿? 123')
  deepStrictEqual(
    place.place.every((each) => each === 0),
    true,
  )
})

Deno.test('terms are stems and pairs of stems, without numbers', () => {
  deepStrictEqual(termsOf('Water backs up $25,000'), ['water', 'back', 'up', 'water back', 'back up'])
})

Deno.test('a classifier that was stored says the same', () => {
  const weights = {
    rank: 2,
    labels: ['fire', 'flood'],
    words: new Map([
      ['fire', 0],
      ['flood', 1],
    ]),
    ofVector: new Float32Array(2 * 512),
    ofContext: new Float32Array(2 * 100),
    ofWords: Float32Array.from([1, 0, 0, 1]),
    ofLabels: Float32Array.from([1, 0, 0, 1]),
    bias: new Float32Array(2),
  }
  const [fresh, stored] = [weights, readClassifier(storedClassifier(weights))].map((each) => {
    const classifier = textClassifier(each)
    return classifier.shares(classifier.place({ text: 'A flood', vector: null }))
  })
  ok(stored && fresh && (stored[1] ?? 0) > 0.99 && Math.abs((stored[1] ?? 0) - (fresh[1] ?? 0)) < 0.001)
})
