import assert from 'node:assert/strict'
import { openCopilot } from '../testing/openCopilot.ts'
import { reviseArtifact } from '../skills/reviseArtifact/reviseArtifact.ts'
import type { Task } from '../runs/task.ts'
import { carrierAddressed } from '../skills/answerClient/carrierAddressed.ts'
import { exploreDocument } from '../skills/exploreDocument/exploreDocument.ts'
import type { Skill } from '../skills/skill.ts'
import { skills } from '../skills/skillRegistry.ts'
import { planTask } from './planTask.ts'
import type { Situation } from './situation.ts'
import { situation } from './testing/situation.ts'

const advertised = 'query { caraSkills { name title description makes phrasings } }'

/** A first message with the documents that its skill reads, all new; a change is about a draft that was made before. */
function situationOf(agency: Task['agency'], { name, inputs }: Skill, content: string): Situation {
  const required = inputs.filter(({ isRequired }) => isRequired)
  const read =
    name === exploreDocument.name ? ['POLICY' as const] : required.flatMap(({ types }) => types.slice(0, 1))
  const summary = 'policy-summary'
  const draft = {
    id: 'ar_1',
    workspaceId: 'cw_1',
    stageId: 'ps_1',
    type: 'HTML_DOCUMENT' as const,
    title: 'Policy summary',
    versions: [{ number: 1, createdAt: 0, agencyUserId: null, note: 'Drafted' }],
    createdAt: 0,
    updatedAt: 0,
  }
  const before =
    name === reviseArtifact.name
      ? { artifacts: [draft], isFollowUp: true, lastSkill: summary, lastWork: summary, madeBy: () => summary }
      : {}
  return situation(content, {
    ...before,
    types: read,
    hasNewFiles: true,
    namesStyle: /Elegant Premium/.test(content),
    addressesCarrier: carrierAddressed(agency, content) !== null,
  })
}

Deno.test('each phrase that the page of skills shows picks its skill, and each skill is described', async () => {
  await using copilot = await openCopilot()
  const { caraSkills } = await copilot.dana.data(advertised)
  const wrong: string[] = []
  for (const { name, title, description, makes, phrasings } of caraSkills) {
    const skill = skills.find((each) => each.name === name) ?? assert.fail(name)
    for (const words of [title, description, makes]) assert.ok(words.length > 5, name)
    for (const phrasing of phrasings as string[])
      for (const said of [phrasing, `${phrasing.charAt(0).toUpperCase()}${phrasing.slice(1)}`]) {
        const picked = planTask(situationOf(copilot.world.harborline, skill, said)).skill.name
        if (picked !== name) wrong.push(`${said} → ${picked}, not ${name}`)
      }
  }
  assert.deepEqual(wrong, [])
})

const withoutDraft = ['Make it shorter', 'Shorter please', 'Address it to Maria', 'Use Elegant Premium']
for (const said of withoutDraft)
  Deno.test(`"${said}" without a draft says that there is none`, async () => {
    await using copilot = await openCopilot()
    const { messages } = await copilot.ask(said)
    assert.match(messages.at(-1).content, /no draft to change yet|no document yet/)
  })

Deno.test('a question about the notice of a policy is not answered with the number of policies', async () => {
  await using copilot = await openCopilot()
  const { messages } = await copilot.ask('How many days of notice does the policy give?')
  assert.match(messages.at(-1).content, /Which document should I read\?/)
})
