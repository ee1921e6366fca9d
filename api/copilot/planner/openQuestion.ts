import { findDay } from '../../assistant/index.ts'
import type { TaskFile } from '../documents/taskFile.ts'
import { orient } from '../skills/orient/orient.ts'
import type { Skill } from '../skills/skill.ts'
import { skills } from '../skills/skillRegistry.ts'
import type { CaraMessage } from '../workspaces/caraMessage.ts'
import type { OpenQuestion } from '../workspaces/caraWorkspace.ts'
import { chooseSkill } from './chooseSkill.ts'
import { asksSomethingElse, ordersWork } from './questionForm.ts'

/** An open question is offered again once; after that the user has shown that something else matters. */
export function offeredAgain(open: OpenQuestion): OpenQuestion | null {
  return open.isOfferedAgain ? null : { ...open, isOfferedAgain: true }
}

/** Questions that are answered with a text, which may begin like a request: "Send the check by Friday." */
const textTopics = new Set([
  'addition',
  'change',
  'email',
  'event',
  'message',
  'model',
  'notes',
  'query',
  'question',
  'reason',
])

/** Whether somebody asks for other work instead of answering: "Prepare the welcome letter for Red Hook Bakery". */
function isOtherWork(text: string, { skill, topic }: OpenQuestion): boolean {
  if (textTopics.has(topic) || !newWork.test(text)) return false
  const chosen = chosenByWordsAlone(text)
  return chosen.name !== skill && chosen !== orient
}

/** Whether a message answers Cara's question, and is no question or request of its own. */
export function isAnswer(
  open: OpenQuestion,
  { message: { content, createdAt }, files }: { message: CaraMessage; files: readonly TaskFile[] },
): boolean {
  const { skill, topic } = open
  // "What is the client's question?" is answered with one.
  if (topic === 'question' || topic === 'query') return true
  const isOfFiles = fileTopics.test(topic)
  if (isOfFiles && files.some(({ isNew }) => isNew)) return true
  if (asksSomethingElse(content, { isText: textTopics.has(topic) }) || isOtherWork(content, open))
    return false
  // "Email it to Maria" is no date.
  const writtenOn = new Date(createdAt).toISOString().slice(0, 10)
  if (topic === 'date' && ordersWork(content) && !findDay(content, writtenOn)) return false
  // No sentence takes the place of a file, but it can say where the file is.
  return (
    !isOfFiles ||
    saysWhichFile.test(content) ||
    [skill, orient.name].includes(chosenByWordsAlone(content).name)
  )
}

const fileTopics = /^\[|^(?:document|files)$/
const saysWhichFile =
  /\b(?:files?|record|attach\w*|upload\w*|documents?|pdf|polic(?:y|ies)|later|use|have|skip|without|account|client)\b|^(?:\S+\s+){0,5}\S+$/i

function chosenByWordsAlone(text: string): Skill {
  return chooseSkill(skills, { text, files: [], preset: null, hasArtifacts: false })
}

const newWork =
  /^\s*(?:(?:please|now|then|first|instead)[\s,]+)*(?:compare|create|draft|e-?mail|explain|export|fill|issue|prepare|request|review|send|summari[sz]e|write)\s+(?!(?:it|this|that|them|one|for|to)\b)\S+\s+\S/i
