import assert from 'node:assert/strict'
import type { RecognizedType } from '../../knowledge/index.ts'
import { skills } from '../skills/skillRegistry.ts'
import { chooseSkill } from './chooseSkill.ts'

/** What staff type, by the skill that should take it. None of it is among the phrasings. */
const requests: Readonly<Record<string, readonly string[]>> = {
  'additional-insured-request': [
    'can you ask Granite State to put Harbor Point on as an AI',
    'pls request addl insured endorsement, landlord wants to be on the GL',
    'email underwriter: add the GC as additional insured, CG 20 10',
    'Carrier needs to add the property owner as an additional insured',
    'AI request for the city of Bath',
    'the franchisor has to be an additional insured - ask the company',
  ],
  'cancellation-request': [
    'Casco sold the business, cancel their BOP',
    'need an LPR for the insured to sign',
    'cancell the auto policy eff 6/1 please',
    'They went with another agency. Send the carrier a cancellation request',
    'insured wants out of the policy, cancel it',
    'lost policy release for the umbrella',
  ],
  'compare-coverage': [
    'which of these two is better',
    'compare quotes',
    'line up Travelers vs Hartford for me',
    'I have two quotes, whats different between them?',
    'side by side of both proposals pls',
    'which option has better limits',
  ],
  'document-collection': [
    'what are we still missing from the client for the WC app',
    'email insured asking for loss runs and driver list',
    'send the outstanding items list',
    'need docs from the client for the submission, ask them',
    'which paperwork is missing',
    'ask them for whatever documents we dont have yet',
  ],
  'endorsement-request': [
    'ask the carrier to increase the umbrella to 5M',
    'remove the 2016 Ford from the auto policy, email the underwriter',
    'endorsment request: change mailing address',
    'have the company add a second location to the policy',
    'policy change request: add driver Joe Smith effective 12/1',
    'need to raise the deductible midterm, request it from the carrier',
  ],
  'explore-document': [
    'does this cover employee theft?',
    'what is the wind deductible',
    'is flood excluded',
    'who is listed as named insured on the dec page',
    'how many days notice of cancellation does the policy give',
    'find what it says about hired and non-owned auto',
  ],
  'fill-form': [
    'complete this ACORD 126 for Casco Roofing',
    'fill out the attached app',
    'populate the acord 130',
    'fill in this supplemental with what we have on file',
    'put our client data in this form',
    'can you complete the questionnaire',
  ],
  'first-notice-of-loss': [
    'client had a fire last night, report it to the carrier',
    'FNOL - driver hit a pole on 11/3',
    'please turn in a claim for the hail damage',
    'employee cut his hand, need to send notice of loss',
    'report a new claim',
    'insured got broken into, notify the company of the loss',
  ],
  'issue-certificate': [
    'COI for Harbor Point please',
    'need a cert for the GC by noon',
    'issue an acord 25 to City of Portland, 389 Congress Street, Portland, ME 04101',
    'can you make a certificate, holder is Bath Savings Bank',
    'certificate of insurance needed for the job on Elm Street',
    'gen a COI',
  ],
  'make-proposal': [
    'turn these into a proposal for Maria',
    'write up a client proposal from the quotes',
    'I need something nice to present the options to the insured, proposal format',
    'proposal w/ recommendation',
    'build the insurance proposal',
    'prepare renewal proposal',
  ],
  'premium-reminder': [
    'insured has not paid, remind them',
    'payment reminder $1,200 due 12/1',
    'they are late on the premium again, write them',
    'past due premium email',
    'remind client that the installment is due friday',
    'overdue invoice reminder',
  ],
  'proof-of-insurance': [
    'bank wants a letter that coverage is in force',
    'proof of insurance letter for the lender',
    'write a letter confirming they have GL coverage',
    'letter of coverage please',
    'need evidence of insurance letter',
    'proof of ins for the landlord, just a letter',
  ],
  'quote-intake': [
    'intake sheet for a new prospect',
    'start a new business intake for Casco',
    'quote intake pls',
    'fact finder for the prospect',
    'questionnaire to get the prospect quoted',
    'new quote intake form',
  ],
  'renewal-letter': [
    'their policy is up in 60 days, write the renewal letter',
    'renewal email to insured',
    'let the client know the GL renews soon and ask what changed',
    'upcoming renewal, reach out to the customer',
    'send the pre renewal letter',
    'renewal notice to client',
  ],
  'review-certificate': [
    'is this cert ok?',
    'check the sub’s COI against our contract',
    'review attached certificate',
    'does this coi match the policy',
    'anything wrong with this ACORD 25',
    'verify certificate vs binder',
  ],
  'review-contract': [
    'what insurance does the lease require',
    'does our insured comply with this agreement',
    'review ins requirements in the subcontract',
    'check contract vs our policies',
    'can they sign this, insurance wise? contract attached',
    'pull the insurance clauses from the msa',
  ],
  'submission-letter': [
    'write the submission to the underwriter at Hartford',
    'go to market with this account',
    'cover letter for the carrier submission',
    'email underwriters for quotes on this risk',
    'intro the risk to the underwriter',
    'submit this to carriers for terms',
  ],
  'waiver-request': [
    'need a waiver of subrogation from the WC carrier',
    'ask for primary noncontributory wording',
    'get WOS for Harbor Point',
    'request the waver of subrogation endorsement',
    'carrier: add primary & non-contributory',
    'have them add a waiver in favor of the owner',
  ],
  'welcome-letter': [
    'welcome email to the new client',
    'they signed today! send a welcome letter',
    'new customer welcome',
    'write something to welcome Casco to the agency',
    'onboarding email for new insured',
    'greet the new account',
  ],
  'answer-client': [
    'reply to Maria: is her trailer covered? quote the policy',
    'client asked about flood, write her back with what the policy says',
    'draft an answer to the insured about glass coverage',
    'email the insured the answer w/ policy quotes',
    'respond to the client question about theft of tools',
    'write back to the customer what the policy says about mold',
  ],
  'check-issued-policy': [
    'policy check against the binder',
    'did they issue what we bound?',
    'compare issued policy to the quote',
    'does the new policy match the binder',
    'verify the policy was issued as quoted',
    'issued policy vs binder',
  ],
  'coverage-gaps': [
    'any gaps in coverage on this account?',
    'what lines are they missing',
    'cross-sell ideas for Casco',
    'where is this client not insured',
    'round out this account, what else do they need',
    'coverage gap analysis',
  ],
  'export-schedule': [
    'vehicle schedule to excel pls',
    'get the VINs in a spreadsheet',
    'driver list as csv',
    'extract locations schedule into xlsx',
    'I need the equipment list in excel',
    'pull the schedule of autos out of the pdf',
  ],
  'loss-run-summary': [
    'sum up the loss runs',
    'total incurred by year',
    'loss runs attached, give me a summary',
    'claims history recap, 5 years',
    'how bad are the losses by year',
    'loss summary for the underwriter',
  ],
  'meeting-summary': [
    'Notes from my call with Grace: they hired two more drivers, declined EPLI, I promised a cyber quote by Dec 10, she will send the lease, wants the certificate for the city reissued',
    'Summarize this call: Rosa asked for a payroll change, wants the WC audit explained, I need to send her the form by Friday, cancel the old umbrella quote',
    'Here are my notes from the meeting\nclient wants to raise the umbrella to 5M, add a location in Saco, remove the 2016 Ford and get a quote on cyber',
    'notes from my call with Maria, list action items',
    'summarize the meeting',
    'clean up my call notes and pull the to-dos',
    'call recap with tasks',
    'turn these meeting notes into a summary',
    'transcript attached below, what are the follow ups',
  ],
  'policy-summary': [
    'summarize the policy',
    'coverage summary for the client',
    'one pager on what this policy covers',
    'policy overview for insured',
    'recap limits and deductibles on this policy',
    'plain english summary of the coverage',
  ],
  'review-renewal': [
    'renewal vs expiring',
    'what changed from last year on the renewal',
    'compare expiring policy to renewal quote',
    'did the premium go up on the renewal',
    'check renewal terms against expiring',
    'whats worse on this renewal',
  ],
  orient: ['hey', 'what can you do for me', 'thanks!', 'good morning', 'test', 'who won the game'],
}

Deno.test('chooses the right skill for 95% of what staff type', () => {
  const typed = Object.entries(requests).flatMap(([skill, texts]) => texts.map((text) => ({ skill, text })))
  const wrong = typed.flatMap(({ skill, text }) => {
    const chosen = chooseSkill(skills, { text, files: [], preset: null, hasArtifacts: false })
    return chosen.name === skill ? [] : [`${text} → ${chosen.name}, not ${skill}`]
  })
  assert(wrong.length <= typed.length * 0.05, `${wrong.length} of ${typed.length}:\n${wrong.join('\n')}`)
})

Deno.test('lets the files decide when a request is as short as can be', () => {
  const chosen = (text: string, types: readonly RecognizedType[]) =>
    chooseSkill(skills, {
      text,
      files: types.map((type) => ({ prefix: null, type })),
      preset: null,
      hasArtifacts: false,
    }).name
  assert.equal(chosen('compare these', ['QUOTE', 'QUOTE']), 'compare-coverage')
  assert.equal(chosen('compare these', ['CONTRACT', 'CONTRACT']), 'compare-contracts')
  assert.equal(
    chosen('client wants to know which is better, explain it in plain English', ['QUOTE', 'QUOTE']),
    'compare-coverage',
  )
  assert.equal(chosen('What do we need to ask the carrier for?', ['CONTRACT']), 'review-contract')
  assert.equal(chosen('', ['LOSS_RUN']), 'loss-run-summary')
  // A workbook that is asked for by name is no summary.
  assert.equal(chosen('Put these losses in a spreadsheet', ['LOSS_RUN']), 'export-schedule')
  assert.equal(chosen('claims history to csv', ['LOSS_RUN']), 'export-schedule')
  assert.equal(chosen('loss history in a table', ['LOSS_RUN']), 'loss-run-summary')
  assert.equal(
    chosen('spreadsheet of both quotes with limits and deductibles', ['QUOTE', 'QUOTE']),
    'compare-coverage',
  )
  // An agreement may not be recognized.
  assert.equal(chosen('Review this contract for Red Hook Bakery LLC', ['OTHER']), 'review-contract')
})

Deno.test('follows the instruction above a pasted email', () => {
  const email =
    'From: Marta <marta@cascoroofing.example>\nSubject: Certificate\n\nPlease send a certificate to the City.'
  const text = `turn this into service requests\n\n${email}`
  const chosen = chooseSkill(skills, { text, files: [], preset: null, hasArtifacts: false })
  assert.equal(chosen.name, 'email-to-requests')
})

Deno.test('resolves a request whose notes mention a reply, in a workspace with a policy', () => {
  const chosen = chooseSkill(skills, {
    text: 'Resolve the request, notes: answered by email',
    files: [{ prefix: '[Policy]', type: 'POLICY' }],
    preset: null,
    hasArtifacts: true,
  })
  assert.equal(chosen.name, 'propose-action')
})

Deno.test('a letter that explains something is no proof of insurance', () => {
  const chosen = (text: string) =>
    chooseSkill(skills, { text, files: [], preset: null, hasArtifacts: false }).name
  assert.equal(
    chosen(
      'From: Lena\n\nHi, could you send a letter to our landlord explaining the coverage for the plate glass?',
    ),
    'answer-client',
  )
  assert.equal(chosen('Write the letter of experience the client asks for'), 'loss-run-request')
})
