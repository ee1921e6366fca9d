import assert from 'node:assert/strict'
import { openAccount } from '../../../knowledge/testing/openAccount.ts'
import { openCopilot } from '../../testing/openCopilot.ts'
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
