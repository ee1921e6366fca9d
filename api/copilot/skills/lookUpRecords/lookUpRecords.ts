import { exploreDocument } from '../exploreDocument/exploreDocument.ts'
import { defineSkill, type Skill } from '../skill.ts'
import { recordAnswer } from './recordAnswer.ts'

/** Answers questions about clients, policies and requests from the agency's records. */
export const lookUpRecords: Skill = defineSkill({
  name: 'look-up-records',
  title: 'Look up records',
  description:
    'Answers from the records of the agency: who has which policy, and which policies expire when.',
  preset: null,
  phrasings: [
    'which policies expire in December',
    'show me the policies expiring next month',
    'which of my accounts renew in 60 days',
    'which accounts are up for renewal this month',
    'how many policies expire this week',
    'what is the premium of policy MS-9195538',
    'who is the carrier of policy CGL-7741902',
    'when does policy BOP-220914 expire',
    'what policies does the account have',
    'show me all policies of the account',
    'does the account have workers comp',
    'do we write the umbrella for this account',
    'what is the each occurrence limit of the account and when does it expire',
    'which open requests does the account have',
    'show open service requests of the account',
    'who is our contact at the account',
    'what is the phone number of the account',
    'what is the policy number of the umbrella',
  ],
  inputs: [],
  makes: 'An answer with links to the records',
  // What no record says may stand in a document.
  run: async (task) => (await recordAnswer(task, { needsLimits: true })) ?? (await exploreDocument.run(task)),
})
