import { dollars, type RecognizedType } from '../../../knowledge/index.ts'
import { usDate } from '../../../platform/index.ts'
import { latestContent } from '../../artifacts/artifact.ts'
import { mostAttachments } from '../../artifacts/attachments.ts'
import { filledFormOf } from '../../artifacts/filledForm.ts'
import type { Task } from '../../runs/task.ts'
import { letterSkill } from '../letters/letterSkill.ts'
import { policyLines } from '../letters/policyLines.ts'
import { phrasings } from './phrasings.ts'

/** The cover letter of a submission to a carrier. */
export const submissionLetter = letterSkill({
  name: 'submission-letter',
  title: 'Carrier submission',
  description: 'Writes the cover letter of a submission to an underwriter and lists its attachments.',
  phrasings,
  makes: 'An email to the underwriter',
  to: 'CARRIER',
  needsPolicy: true,
  about: 'NEW',
  details: [
    {
      topic: 'lines',
      question: 'Which coverages and limits should the underwriter quote?',
      find: (text) =>
        /\b(?:quotes?|terms|pricing)\s+(?:(?:on|for)\s+|(?=[^.\n?]*\d))([^.\n?]{5,200})/i
          .exec(text)?.[1]
          ?.trim() ??
        /:\s*([^\n?]*\d[^\n?]{3,200})$/.exec(text)?.[1]?.trim() ??
        null,
    },
  ],
  async write(subject, { lines = '' }, task) {
    const attached = await submitted(task)
    const { policy, insured } = subject
    const { expirationDate, premium } = policy
    return {
      subject: `Submission: ${insured}${expirationDate ? `, effective ${usDate(expirationDate)}` : ''}`,
      paragraphs: [
        `Please review this submission for ${insured}.`,
        `Requested: ${lines}`,
        ...(policy.number === null
          ? []
          : [
              `Expiring program:\n${policyLines(subject)}${premium ? `\nExpiring premium: ${dollars(premium)}` : ''}`,
            ]),
        ...(attached.length > 0 ? [`Attached:\n${attached.map(({ name }) => `- ${name}`).join('\n')}`] : []),
        'Please tell us what else you need, and by when we can expect your terms.',
      ],
      attachmentIds: attached.map(({ id }) => id),
      notes:
        attached.length > 0
          ? []
          : ['Nothing is attached to this workspace yet. Add the applications and loss runs.'],
    }
  },
})

/** What other carriers offer or bill is not for this one. */
const forOthers: readonly (RecognizedType | null)[] = ['QUOTE', 'INVOICE']

/** The files that go to the underwriter: those of the workspace, filled forms instead of blank ones, and its spreadsheets. */
async function submitted({ agency, files, artifacts }: Task): Promise<{ id: string; name: string }[]> {
  const made = await Promise.all(
    artifacts
      .filter(({ type }) => type === 'DOCUMENT')
      .map(async (artifact) => {
        const content = await latestContent(agency, artifact)
        return { id: artifact.id, name: artifact.title, formId: filledFormOf(content)?.formId ?? null }
      }),
  )
  const blanks = made.map(({ formId }) => formId)
  return [
    ...files.filter(({ id, type }) => !forOthers.includes(type) && !blanks.includes(id)),
    ...made.filter(({ name, formId }) => formId !== null || /\.xlsx$/i.test(name)),
  ].slice(0, mostAttachments)
}
