import { exploreDocument } from '../exploreDocument/exploreDocument.ts'
import { defineSkill, type Skill } from '../skill.ts'
import { recordAnswer } from './recordAnswer.ts'
import { phrasings } from './phrasings.ts'

/** Answers questions about clients, policies and requests from the agency's records. */
export const lookUpRecords: Skill = defineSkill({
  name: 'look-up-records',
  title: 'Look up records',
  description:
    'Answers from the records of the agency: who has which policy, and which policies expire when.',
  preset: null,
  role: 'ANSWER',
  phrasings,
  inputs: [],
  makes: 'An answer with links to the records',
  async run(task) {
    if (/^\s*(?:please )?remind me\b/i.test(task.request)) return { text: noReminders }
    // Information that no record has may be in a document.
    return (await recordAnswer(task, { needsLimits: true })) ?? (await exploreDocument.run(task))
  },
})

const noReminders =
  'I can’t set reminders. Give the service request a due date: it shows as overdue once the date has passed.'
