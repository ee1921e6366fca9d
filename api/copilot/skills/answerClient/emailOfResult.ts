import { agencyKind, agencyUserKind, greeting } from '../../../identity/index.ts'
import { addresseeIn, emailsIn } from '../../planner/messageParts.ts'
import { planStageKind } from '../../runs/planStage.ts'
import type { Reply, Task } from '../../runs/task.ts'
import { draftEmail } from '../../tools/draftEmail.ts'
import { accountOf } from '../accountOf.ts'
import { recipientOf } from './recipientOf.ts'

/** What a review or comparison found: "an email that explains what is missing", "about which one is better". */
export const aboutResult =
  /\b(?:what(?:['’]s| is| are)? (?:still )?(?:missing|not met|unmet|wrong|different|better)|which (?:one |quote |option )?is better|the (?:results?|findings?|review|comparison|differences|gaps|outcome)|(?:our|your) (?:review|findings|comparison)|(?:explain|summari[sz])\w* (?:it|this|that|why)\b)/i

/** Drafts an email with the result of the last review or comparison; null if the message asks for something else. */
export async function emailOfResult(
  task: Task,
  { isOpen }: { /** Whether the message does not say what the email is about. */ isOpen: boolean },
): Promise<Reply | null> {
  const { agency, journal, request, workspace } = task
  if (task.answered || !(isOpen || aboutResult.test(request))) return null
  const found = await lastLetter(task)
  if (!found) return null
  const { account } = await accountOf(task)
  const addressee = addresseeIn(request) ?? addressed.exec(request)?.[1] ?? null
  const { name, email } = recipientOf(agency, addressee, account)
  const typed = emailsIn(request)
  const addresses = typed.length > 0 ? typed : email ? [email] : []
  const subject = [found.title, account?.detail.name].filter(Boolean).join(': ')
  const sender = agency.table(agencyUserKind).get(workspace.agencyUserId ?? '')?.name
  const agencyName = agency.table(agencyKind).get(agency.id)?.name
  await journal.call(draftEmail, {
    subject: subject.slice(0, 300),
    to: addresses.map((address) => ({ name, email: address })),
    body: [greeting(name), found.letter, ['Thank you,', sender, agencyName].filter(Boolean).join('\n')].join(
      '\n\n',
    ),
  })
  const note = addresses.length === 0 ? ' Add the email address before you send it.' : ''
  return { text: `I drafted "${subject}"${name ? ` to ${name}` : ''}, with what I found.${note}` }
}

/** "Write Marta an email". */
const addressed = /\b(?:write|email|tell|send)\s+([A-Z][a-z]+)\b/

async function lastLetter({ agency, workspace }: Task): Promise<{ title: string; letter: string } | null> {
  const done = agency
    .table(planStageKind)
    .related('workspace', workspace.id)
    .filter(({ type, state }) => type === 'TASK' && state === 'SUCCESS')
    .toSorted((a, b) => b.createdAt - a.createdAt)
  const stages = await agency.readMany(
    planStageKind,
    done.map(({ id }) => id),
  )
  for (const stage of stages) {
    const { title = '', letter } = stage?.value ?? {}
    if (letter !== undefined) return { title, letter }
  }
  return null
}
