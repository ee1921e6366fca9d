import assert from 'node:assert/strict'
import { openPolicy } from '../../../knowledge/testing/openPolicy.ts'
import { openDesk } from '../../testing/openDesk.ts'

Deno.test('drafts the notice to the carrier for a complaint about an unreported loss', async () => {
  await using desk = await openDesk()
  const thread = await desk.receive(
    'This is a disgrace. The pipe above our office broke on March 2 and nobody ever called back. I am filing a complaint with the Division of Insurance. Call me today at (207) 555-0142.\n\nMarta',
    { subject: 'Unacceptable' },
  )
  const { artifacts, messages } = thread.serviceRequests[0].preparedWork
  assert.match(messages.at(-1).content, /^This may be a claim\. Call the client today at \(207\) 555-0142\./)
  assert.match(
    artifacts[0].email.body,
    /Date of loss: 03\/02\/2026\nReported to us: The pipe above our office broke/,
  )
  assert.match(thread.draft.body, /We are sorry to hear what happened\./)
})

Deno.test('takes what happened from the request, in whatever words', async () => {
  await using desk = await openDesk()
  for (const event of [
    'A delivery van scraped our front gate on March 2, 2026.',
    'On 03/02/2026 raccoons tore open the roof of the warehouse.',
    'A guest got sick after lunch on March 2.',
  ]) {
    const { artifacts, messages } = await desk.ask(`Report a claim for Casco Roofing LLC. ${event}`)
    assert.match(artifacts[0]?.email.body ?? messages.at(-1).content, /Date of loss: 03\/02\/2026/)
    assert(artifacts[0].email.body.includes(event), event)
  }
})

Deno.test('an order and the name of the insured are no part of what happened', async () => {
  await using desk = await openDesk()
  const { artifacts } = await desk.ask(
    'draft first notice of loss: Casco Roofing, walk-in cooler dead since 03/02/2026, about 4k of product spoiled',
  )
  const { body } = artifacts[0].email
  assert.match(body, /\nReported to us: Walk-in cooler dead since 03\/02\/2026, about 4k of product spoiled/)
  assert.doesNotMatch(body, /Place of loss|draft first notice/)
})

/** Losses as staff type them and as clients tell them, with what the notice has to say. */
const told: readonly (readonly [request: string, lines: readonly string[]])[] = [
  [
    'FNOL on the auto: On 3/10/2026 around 7:40 am our driver Luis Ortega in the 2019 Ram 2500 (VIN 3C6UR5CJ8KG631904) was rear-ended at the light at College Ave and Harmony Rd in Bath by a 2020 Honda CR-V driven by Janet Pruitt, plate ME ABC-1234. Her insurer is Statewide Mutual, policy SM-99821. Luis went to Mid Coast Hospital with neck pain. Bath Police Department came, report # 26-118834. Witness: Sam Ruiz, 207-555-0177. Truck is at Ace Towing. Janet was cited.',
    [
      'Time of loss: around 7:40 am',
      'Place of loss: the light at College Ave and Harmony Rd in Bath',
      'Vehicle: 2019 Ram 2500, VIN 3C6UR5CJ8KG631904',
      'Driver: Luis Ortega',
      'Other party: 2020 Honda CR-V driven by Janet Pruitt, plate ME ABC-1234',
      'Other party’s insurance: Her insurer is Statewide Mutual, policy SM-99821',
      'Injuries: Luis went to Mid Coast Hospital with neck pain',
      'Police or fire report: Bath Police Department came, report # 26-118834',
      'Citations: Janet was cited',
      'Witnesses: Sam Ruiz, 207-555-0177',
      'Where it can be seen: Truck is at Ace Towing',
    ],
  ],
  [
    'report a claim on the GL. Yesterday a customer slipped on ice at Timber Plaza, 1700 Timber Rd, broke her wrist. name is Carol Hite, 207 555 0142. County sheriff took a report. our guy Tyler Brandt saw it',
    [
      'Place of loss: Timber Plaza, 1700 Timber Rd',
      'Injuries: broke her wrist',
      'name is Carol Hite, 207 555 0142',
      'Police or fire report: County sheriff took a report',
      'Witnesses: our guy Tyler Brandt saw it',
      'are asking the insured for it: about what time it happened.',
    ],
  ],
  [
    'Notify the carrier of this auto loss:\nDate: 3/9/2026 2:15 pm\nLocation: I-25 northbound at exit 269\nDriver: Tyler Brandt\nWhat happened: Tyler changed lanes and sideswiped a 2018 Subaru Outback owned by Kim Lee (207-555-0111). She has State Farm policy 88-77.\nNo injuries\nState Patrol case number 4B26-1022, Trooper Hall\nWitness Bob Stone 207-555-0199',
    [
      'Reported to us: Tyler changed lanes and sideswiped',
      'Time of loss: 2:15 pm',
      'Place of loss: I-25 northbound at exit 269',
      'Driver: Tyler Brandt\n',
      'Other party: 2018 Subaru Outback owned by Kim Lee (207-555-0111)',
      'Other party’s insurance: She has State Farm policy 88-77',
      'Injuries: No injuries',
      'Police or fire report: State Patrol case number 4B26-1022, Trooper Hall',
      'Witnesses: Witness Bob Stone 207-555-0199',
    ],
  ],
]

Deno.test('a notice has all that was told of the loss, each under its heading', async () => {
  await using desk = await openDesk()
  const { accountId, carrierId } = desk
  await openPolicy(desk.world.harborline, {
    accountId,
    carrierId,
    type: 'COMMERCIAL_AUTO',
    policyNumber: 'CA 88120',
  })
  for (const [request, lines] of told) {
    const { artifacts, messages } = await desk.ask(request, { accountId })
    const { body } = artifacts[0]?.email ?? { body: messages.at(-1).content }
    for (const line of lines) assert(body.includes(line), `${line}\nis missing in\n${body}`)
  }
})

Deno.test('adds to the notice what the insured answers to what the carrier will want to know', async () => {
  await using desk = await openDesk()
  const { accountId } = desk
  const asked = await desk.ask('New claim: on 3/9/2026 a generator was stolen from our yard in Bath', {
    accountId,
  })
  assert.match(asked.messages.at(-1).content, /The carrier will also want to know .*police .*report number/)
  const { artifacts, messages } = await desk.say(
    asked.id,
    'around 3 am, Bath Police case number 26-77, it is worth about $4,800',
  )
  assert.equal(artifacts.length, 1)
  assert.equal(artifacts[0].versions.length, 2)
  assert.match(artifacts[0].email.body, /Time of loss: around 3 am[^]*case number 26-77[^]*\$4,800/)
  assert.doesNotMatch(messages.at(-1).content, /\?$/)
})
