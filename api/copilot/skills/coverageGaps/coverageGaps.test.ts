import assert from 'node:assert/strict'
import { openAccount } from '../../../knowledge/testing/openAccount.ts'
import { openCopilot } from '../../testing/openCopilot.ts'
import { openPolicy } from '../../../knowledge/testing/openPolicy.ts'
import { pdfOf } from '../../testing/pdfOf.ts'

Deno.test('says which of the told operations the policies exclude, with the passage', async () => {
  await using copilot = await openCopilot()
  const { id: accountId } = await openAccount(copilot.world.harborline)
  const gl = await pdfOf([
    { heading: 'COMMERCIAL GENERAL LIABILITY DECLARATIONS' },
    {
      rows: [
        ['Policy Number', 'GL-51'],
        ['Named Insured', 'Casco Roofing LLC'],
        ['Each Occurrence Limit', '$1,000,000'],
      ],
    },
    { heading: 'CR 12 EXCLUSION - DRONES' },
    'This insurance does not apply to bodily injury arising out of the use of any unmanned aircraft.',
    { heading: 'CLASSIFICATIONS' },
    {
      rows: [
        ['Code', 'Classification'],
        ['99975', 'Snow and Ice Removal - Contractor'],
      ],
    },
  ])
  const files = [await copilot.upload('GL policy.pdf', gl)]
  const { id, messages } = await copilot.ask(
    'Any coverage gaps? They plow snow in winter, inspect roofs with drones and started design-build',
    { files, accountId },
  )
  const { content, citations } = messages.at(-1)
  assert.match(content, /^\*\*No policy at hand clearly covers [^*]*design work[^*]*drones/)
  assert.match(
    content,
    /\| Drones \| \*\*Excluded\*\* \| GL policy\.pdf: “[^”]*unmanned aircraft\.” ?\[\d\] \|/,
  )
  assert.match(content, /\| Snow and ice removal \| Named \|/)
  assert.match(content, /\| Design work \| \*\*Not mentioned\*\* \| [^|]*professional liability/)
  assert.ok(citations.length > 0)

  const { artifacts } = await copilot.say(id, 'email that to the client')
  assert.equal(artifacts.length, 1)
  const { body } = artifacts[0].email
  assert.match(body, /- Drones: your General Liability policy excludes or limits it \(“[^”]*aircraft”\)\./)
  assert.match(body, /For a drone that hits a person or a building, you may have to pay/)
  assert.match(body, /- Design work: none of the policies that we read mentions it/)
  assert.match(body, /- Cyber: we have no policy of yours for ransomware.*After an attack, you would pay.*\?/)
  assert.doesNotMatch(body, /Snow/)
})

Deno.test('an exclusion above some height is one of a part, and a payroll class insures no damage to others', async () => {
  await using copilot = await openCopilot()
  const { id: accountId } = await openAccount(copilot.world.harborline)
  const gl = await pdfOf([
    { heading: 'COMMERCIAL GENERAL LIABILITY DECLARATIONS' },
    {
      rows: [
        ['Policy Number', 'GL-52'],
        ['Each Occurrence Limit', '$1,000,000'],
      ],
    },
    { heading: 'LIMITATION - HEIGHT' },
    'This insurance does not apply to roofing work on any building over four stories.',
  ])
  const wc = await pdfOf([
    { heading: 'WORKERS COMPENSATION AND EMPLOYERS LIABILITY POLICY' },
    'Policy Number: WC-52',
    'Other states insurance: all states except North Dakota and Washington.',
    {
      rows: [
        ['Code', 'Classification'],
        ['5551', 'Roofing - all kinds'],
      ],
    },
    'Dana Pike, Member, is excluded from coverage.',
  ])
  const files = [await copilot.upload('GL.pdf', gl), await copilot.upload('WC.pdf', wc)]
  const { id, messages } = await copilot.ask('Any coverage gaps? They do roofing', { files, accountId })
  const { content } = messages.at(-1)
  assert.match(content, /^\*\*At least one policy excludes a part of roofing\.\*\*/)
  assert.match(content, /\| Roofing \| \*\*Excluded in part\*\* \| GL\.pdf/)
  assert.doesNotMatch(content, /\| Roofing \| Named/)
  assert.match(content, /Excluded from workers compensation.*Dana Pike/)
  assert.match(content, /States left out.*North Dakota/)
  const { artifacts } = await copilot.say(id, 'email that to the client')
  assert.match(artifacts[0].email.body, /- Roofing: your General Liability policy excludes a part of it/)
  assert.doesNotMatch(artifacts[0].email.body, /mentions this work/)
})

Deno.test('policies that an umbrella counts on, and that are not on file or too low, are gaps', async () => {
  await using copilot = await openCopilot()
  const { harborline } = copilot.world
  const { id: accountId } = await openAccount(harborline)
  const terms = { accountId, inforceAt: '2026-01-01', expiresAt: '2027-01-01' }
  await openPolicy(harborline, {
    ...terms,
    type: 'PACKAGE',
    coverages: [{ name: 'Each occurrence', limit: 100_000_000 }],
  })
  await openPolicy(harborline, {
    ...terms,
    type: 'WORKERS_COMPENSATION',
    coverages: [{ name: 'Employers liability (each accident)', limit: 10_000_000 }],
  })
  const umbrella = await pdfOf([
    { heading: 'COMMERCIAL UMBRELLA DECLARATIONS' },
    'Policy Number: UMB-9',
    { heading: 'SCHEDULE OF UNDERLYING INSURANCE' },
    {
      rows: [
        ['Coverage', 'Limit'],
        ['General Liability', '$1,000,000 each occurrence'],
        ['Business Auto', '$1,000,000 combined single limit'],
        ['Employers Liability', '$500,000 each accident'],
      ],
    },
  ])
  const files = [await copilot.upload('Umbrella.pdf', umbrella)]
  const { messages } = await copilot.ask('What coverage gaps do you see?', { files, accountId })
  const { content } = messages.at(-1)
  assert.match(content, /requires underlying Auto: \*\*no policy in force on file.*Business Auto/)
  assert.match(content, /requires \$500,000 of underlying Employers Liability: \*\*\$100,000 on file/)
  assert.doesNotMatch(content, /underlying General Liability/)
})

Deno.test('a policy that lapsed is named with its day, and the client is asked what replaced it', async () => {
  await using copilot = await openCopilot()
  const { harborline } = copilot.world
  const { id: accountId } = await openAccount(harborline)
  const terms = { accountId, type: 'UMBRELLA', inforceAt: '2025-03-03' } as const
  await openPolicy(harborline, { ...terms, policyNumber: 'UMB-6', expiresAt: '2025-03-03', state: 'EXPIRED' })
  await openPolicy(harborline, { ...terms, policyNumber: 'UMB-7', expiresAt: '2026-03-03' })
  const { id, messages } = await copilot.ask('Any coverage gaps for Casco Roofing LLC?', { accountId })
  assert.match(
    messages.at(-1).content,
    /\| Umbrella \| \*\*None in force\*\*: policy UMB-7 expired on Mar 3, 2026\. Was it replaced\? \|/,
  )
  assert.match(messages.at(-1).content, /\| Cyber \| \*\*None in force\*\* \|/)
  const { artifacts } = await copilot.say(id, 'email that to the client')
  assert.match(
    artifacts[0].email.body,
    /- Umbrella: policy UMB-7 expired on Mar 3, 2026, and we have no renewal of it on file\. .*Was this policy replaced, and by which carrier\?/,
  )
})
