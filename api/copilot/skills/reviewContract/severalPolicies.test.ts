import assert from 'node:assert/strict'
import { confirmProvisions } from '../../../knowledge/certificates/testing/openCertificateDesk.ts'
import { businessPolicyKind } from '../../../knowledge/index.ts'
import { openPolicy } from '../../../knowledge/testing/openPolicy.ts'
import { openDesk } from '../../testing/openDesk.ts'
import { pdfOf } from '../../testing/pdfOf.ts'

const keepFile = `mutation ($policyId: ID!, $file: PolicyFileInput!) { uploadPolicyFile(policyId: $policyId, file: $file) { __typename } }`

/** A roofer whose general liability and auto policies are on file, with two provisions confirmed on the first, and no others. */
async function openRoofer() {
  const desk = await openDesk()
  const { world, dana, policyId, accountId, carrierId } = desk
  await desk.keep(
    'GL policy.pdf',
    'POLICY_DOCUMENT',
    await pdfOf([
      { heading: 'COMMERCIAL GENERAL LIABILITY DECLARATIONS' },
      {
        rows: [
          ['Named Insured', 'Casco Roofing LLC'],
          ['Each Occurrence Limit', '$1,000,000'],
          ['General Aggregate Limit', '$1,000,000'],
        ],
      },
      { heading: 'FORMS AND ENDORSEMENTS' },
      {
        rows: [
          ['CG 00 01 04 13', 'Commercial General Liability Coverage Form'],
          ['CG 20 10 12 19', 'Additional Insured - Owners, Lessees or Contractors'],
          ['CG 20 37 12 19', 'Additional Insured - Owners, Lessees or Contractors - Completed Operations'],
          ['CG 20 01 12 19', 'Primary and Noncontributory - Other Insurance Condition'],
        ],
      },
      { heading: 'GSC 0417 EXCLUSION - TOWERS' },
      'This insurance does not apply to operations performed at: a. any tower; b. any steeple; or c. any building of more than nine stories.',
    ]),
  )
  const autoId = await openPolicy(world.harborline, {
    accountId,
    carrierId,
    type: 'COMMERCIAL_AUTO',
    policyNumber: 'GSA-118-04',
    inforceAt: '2026-03-01',
    expiresAt: '2027-03-01',
    coverages: [{ name: 'Combined single limit', limit: 100_000_000 }],
  })
  const auto = await desk.upload(
    'Auto policy.pdf',
    await pdfOf([
      { heading: 'COMMERCIAL AUTO DECLARATIONS' },
      {
        rows: [
          ['Named Insured', 'Casco Roofing LLC'],
          ['Policy Number', 'GSA-118-04'],
        ],
      },
      { heading: 'SCHEDULE OF COVERAGES' },
      {
        rows: [
          ['Coverage', 'Symbol', 'Limit', 'Premium'],
          ['Liability', '7', '$1,000,000 CSL', '$4,120'],
          ['Personal injury protection', '7', 'Statutory minimum $8,000 medical', '$212'],
        ],
      },
      'CA 04 44 10 13 Waiver of Transfer of Rights - blanket where required by written contract.',
    ]),
  )
  await dana.data(keepFile, { policyId: autoId, file: { fileId: auto, type: 'POLICY_DOCUMENT' } })
  await world.platform.jobs.runDue()
  await confirmProvisions({ harborline: world.harborline, policyId, client: dana }, [
    { formNumber: 'CG 20 10 12 19' },
    { formNumber: 'CG 20 01 12 19', kind: 'PRIMARY_NONCONTRIBUTORY' },
  ])
  return desk
}

async function reviewed(clauses: readonly string[]): Promise<string> {
  await using desk = await openRoofer()
  const contract = await pdfOf([
    { heading: 'SUBCONTRACT AGREEMENT' },
    'This Subcontract Agreement is made between Pier Construction Co. ("Contractor") and Casco Roofing LLC ("Subcontractor").',
    { heading: 'ARTICLE 9. INSURANCE' },
    ...clauses,
  ])
  const files = [await desk.upload('Subcontract.pdf', contract)]
  const { messages } = await desk.ask('Review this contract', { files, accountId: desk.accountId })
  return messages.at(-1).content
}

Deno.test('a waiver of another line proves nothing for workers compensation, of which there is no policy', async () => {
  const content = await reviewed([
    "9.1 Workers' compensation as required by law with employers liability of $500,000 each accident, including a waiver of subrogation in favor of Contractor.",
  ])
  const rows = content.split('\n').filter((line) => line.startsWith('| ') && line.includes('employers'))
  assert.equal(rows.length, 2, content)
  for (const row of rows)
    assert.match(row, /^\| Not met \| .*\| We have no workers compensation policy in force on record\./)
})

Deno.test('provisions are judged by the policy that a clause names, with what was confirmed on it and what it lists', async () => {
  const content = await reviewed([
    '9.2 Contractor shall be an additional insured on the CGL policy by CG 20 10 and CG 20 37 or equivalent, on a primary and noncontributory basis.',
    '9.3 No policy shall exclude work on towers.',
  ])
  assert.doesNotMatch(content, /is not the general liability policy/)
  assert.match(
    content,
    /\| Check \| [^|]*\| Confirmed on the policy: CG 20 10 12 19[^|]*completed operations the policy lists CG 20 37 12 19[^|]*\|/,
  )
  assert.match(content, /\| Met \| [^|]*primary and noncontributory basis/)
  assert.match(content, /performed at: a\. any tower; b\. any steeple/)
})

Deno.test('what all policies need is met only when each has it', async () => {
  const content = await reviewed([
    '9.4 A waiver of subrogation in favor of Contractor shall apply on all policies.',
  ])
  assert.match(content, /\| (?:Not met|Check) \| [^|]*waiver of subrogation[^|]*on all policies/)
})

Deno.test('each demand is answered once by the policy of its line, though policies meet different parts of others', async () => {
  const content = await reviewed([
    '9.1 Commercial general liability of $1,000,000 each occurrence and $2,000,000 general aggregate. Medical expense of $5,000.',
    '9.2 Business automobile liability of $2,000,000 combined single limit.',
    '9.3 Employers liability of $500,000 each accident.',
    '9.4 Insurers shall be rated A- VII or better by A.M. Best.',
  ])
  const rows = content.split('\n').filter((line) => /^\| (?:Not met|Check|Met) \|/.test(line))
  const about = (words: string) => rows.filter((row) => row.includes(words))
  assert.equal(about('combined single limit').length, 1, content)
  assert.match(about('combined single limit')[0] ?? '', /^\| Not met \| .*the policy gives \$1,000,000/)
  assert.equal(about('Employers liability').length, 1, content)
  assert.equal(about('rated A- VII').length, 1, content)
  assert.equal(about('Medical expense').length, 1, content)
  assert.doesNotMatch(about('Medical expense')[0] ?? '', /^\| Met/)
})

Deno.test('documents of one policy on file are one policy to the carrier', async () => {
  await using desk = await openRoofer()
  await desk.keep(
    'GL coverage form.pdf',
    'POLICY_DOCUMENT',
    await pdfOf([
      { heading: 'COMMERCIAL GENERAL LIABILITY COVERAGE FORM' },
      { heading: 'GSC 0423 EXCLUSION - SOLAR PANELS' },
      'This insurance does not apply to operations performed on: a. any solar panel; b. any solar racking.',
    ]),
  )
  await desk.world.platform.jobs.runDue()
  const contract = await pdfOf([
    { heading: 'SUBCONTRACT AGREEMENT' },
    'This Subcontract Agreement is made between Pier Construction Co. ("Contractor") and Casco Roofing LLC ("Subcontractor").',
    { heading: 'ARTICLE 9. INSURANCE' },
    '9.1 Subcontractor shall maintain commercial general liability of $2,000,000 each occurrence.',
    '9.2 No policy shall exclude work on solar panels.',
  ])
  const files = [await desk.upload('Subcontract.pdf', contract)]
  const { id, messages, artifacts } = await desk.ask('Review this contract', {
    files,
    accountId: desk.accountId,
  })
  const emails = artifacts.flatMap(({ email }: { email: { body: string } | null }) => email?.body ?? [])
  assert.equal(emails.length, 1, emails.join('\n---\n'))
  assert.match(messages.at(-1).content, /I drafted the email to the carrier\./)
  assert.match(
    emails[0] ?? '',
    /Policy number: GSC-4821907-24\nCoverage: General Liability\nCarrier: Granite State[^]*\$2,000,000 each occurrence[^]*exclude work on solar panels/,
  )
  await desk.say(id, 'What does the contract say about solar panels?')
  const told = await desk.say(id, 'Draft an email to Brian telling him what is missing')
  const { email } = told.artifacts.at(-1)
  assert.match(email.body, /^Hello Brian,[^]*They do not meet:[^]*\$2,000,000 each occurrence/)
  assert.deepEqual([email.subject, email.to], ['Contract review: Casco Roofing LLC', []])
})

Deno.test('a policy with many documents keeps no other line out of the review', async () => {
  await using desk = await openRoofer()
  const { world, dana, accountId } = desk
  const policies = world.harborline.table(businessPolicyKind).related('account', accountId)
  const auto = policies.find(({ policyNumber }) => policyNumber === 'GSA-118-04')
  for (let at = 1; at <= 12; at += 1) {
    const pages = await pdfOf([
      { heading: 'COMMERCIAL AUTO DECLARATIONS' },
      {
        rows: [
          ['Named Insured', 'Casco Roofing LLC'],
          ['Policy Number', 'GSA-118-04'],
          ['Issue', `${at}`],
        ],
      },
    ])
    const fileId = await desk.upload(`Auto declarations ${at}.pdf`, pages)
    await dana.data(keepFile, { policyId: auto?.id, file: { fileId, type: 'POLICY_DOCUMENT' } })
  }
  await world.platform.jobs.runDue()
  const contract = await pdfOf([
    { heading: 'SUBCONTRACT AGREEMENT' },
    'This Subcontract Agreement is made between Pier Construction Co. ("Contractor") and Casco Roofing LLC ("Subcontractor").',
    { heading: 'ARTICLE 9. INSURANCE' },
    '9.1 Commercial general liability of $1,000,000 each occurrence.',
  ])
  const { messages } = await desk.ask('Review this contract', {
    files: [await desk.upload('Subcontract.pdf', contract)],
    accountId,
  })
  const content = messages.at(-1).content
  assert.match(content, /\| Met \| [^|]*\$1,000,000 each occurrence/)
  assert.match(content, /Not reviewed: .*Auto policy\.pdf\./)
})
