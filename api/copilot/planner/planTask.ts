import { findAddresses } from '../../assistant/index.ts'
import type { ArtifactRow } from '../artifacts/artifact.ts'
import type { TaskFile } from '../documents/taskFile.ts'
import type { Skill } from '../skills/skill.ts'
import { asksForOverview } from '../skills/lookUpRecords/recordAnswer.ts'
import { answerClient } from '../skills/answerClient/answerClient.ts'
import { aboutResult, asksOfResult } from '../skills/answerClient/emailOfResult.ts'
import { isDictated } from '../skills/answerClient/plainEmail.ts'
import { exploreDocument } from '../skills/exploreDocument/exploreDocument.ts'
import { correctionsIn, fillForm } from '../skills/fillForm/fillForm.ts'
import { issueCertificate } from '../skills/issueCertificate/issueCertificate.ts'
import { explainTerm, asksForTerm } from '../skills/explainTerm/explainTerm.ts'
import { asksForReminder, lookUpRecords } from '../skills/lookUpRecords/lookUpRecords.ts'
import {
  asksForEstimate,
  asksForTranslation,
  courtesy,
  dismissal,
  hello,
  orient,
  override,
} from '../skills/orient/orient.ts'
import { reviseArtifact } from '../skills/reviseArtifact/reviseArtifact.ts'
import { preparation } from '../skills/prepareRequest/preparedLetter.ts'
import { prepareRequest } from '../skills/prepareRequest/prepareRequest.ts'
import { skillOfPreset, skills, skillNamed } from '../skills/skillRegistry.ts'
import type { CaraMessage } from '../workspaces/caraMessage.ts'
import type { CaraWorkspace, OpenQuestion } from '../workspaces/caraWorkspace.ts'
import { chooseSkill } from './chooseSkill.ts'
import { workOf } from './followPreset.ts'
import { asksForOther, asksToRedo, isEdit, isOnlyEdit, writing } from './followUp.ts'

interface Situation {
  readonly workspace: CaraWorkspace
  readonly message: CaraMessage
  readonly files: readonly TaskFile[]
  readonly instructions: string
  readonly artifacts: readonly ArtifactRow[]
  /** Whether Cara has answered in this workspace before. */
  readonly isFollowUp: boolean
  /** The skill that answered the message before; null for the first one. */
  readonly lastSkill: string | null
  /** The skill that made an artifact; null if a person or an unknown one did. */
  madeBy(artifact: ArtifactRow): string | null
  /** Whether the message names a document style. */
  readonly namesStyle: boolean
}

export interface TaskPlan {
  readonly skill: Skill
  readonly instructions: string
  /** The question that the message answers; null when it is a task of its own. */
  readonly answered: OpenQuestion | null
  /** The question that stays open, because the message asks something else first. */
  readonly pending: OpenQuestion | null
  /** The drafts that the skill makes anew; none for new work. */
  readonly revises: readonly ArtifactRow[]
  /** Whether they are to be made from other files than before. */
  readonly fromOtherFiles: boolean
  /** Whether what was proposed before is wrong. */
  readonly isCorrection: boolean
}

type Choice = Pick<TaskPlan, 'skill'> & Partial<TaskPlan>

const command =
  /(?:^|[.!?"”:]\s+)(?:please |now |then )?(?:address|close|compare|create|draft|email|fill|issue|make|prepare|propose|request|resolve|review|send|summari[sz]e|write)\b/i

/** A question, not a request in the form of one: "Can you write to the client?" asks for work. */
const question =
  /^\s*(?:what|which|who|when|where|how (?:much|many)|does|do|did|is|are|was|has|have|show (?:me )?|list)\b(?!.*\b(?:write|draft|send|email|prepare|ask|find out|put|pull)\b)/is

/** Work whose result can be told to a client or carrier: "write Marta what is missing". */
const reviews: ReadonlySet<string> = new Set([
  'check-issued-policy',
  'compare-contracts',
  'compare-coverage',
  'review-certificate',
  'review-contract',
  'review-endorsements',
  'review-renewal',
])
/** Whether the last work was a review; questions about it in between do not count. */
function isAfterReview({ lastSkill, artifacts, madeBy }: Situation): boolean {
  const asides: readonly (string | null)[] = [exploreDocument.name, lookUpRecords.name]
  const last = artifacts.at(-1)
  return reviews.has((asides.includes(lastSkill) && last ? madeBy(last) : lastSkill) ?? '')
}

const tellsSomebody =
  /^\s*(?:(?:please|now|ok|and|can you|could you)[\s,]+)*(?:write|e-?mail|tell|send|let|draft)\b/i

/** "Email Ray that …", "tell her …": the words that follow are for this person, whatever they are about. */
const toPerson =
  /^\s*(?:(?:please|pls|can you|could you)\s+)?(?:write|[Ww]rite|[Ee]-?mail|[Tt]ell|[Mm]essage|[Rr]emind|[Ii]nform|[Nn]otify|[Ll]et)\s+(?:to\s+)?(?:him|her|them|the client|the insured|(?!The\b)[A-Z][a-z'’-]+(?:\s[A-Z][a-z'’-]+)?)\s+(?:that|know)\b/

/** What was changed on a record, not what differs between two documents. */
const history =
  /^\s*(?:what|anything|who|show|list)\b(?!.*\b(?:renewal|expiring|last year|endorse\w*|quotes?|draft)\b).*\bchang(?:ed|es?)\b.*\b(?:polic\w*|GL|auto|umbrella|BOP|comp)\b/i

const certificateOrder =
  /^\s*(?:please |can you |could you )?(?:(?:issue|prepare|make|create|generate|do|send|run|cut|write|need)\b.{0,30}\b(?:certificate|cert|coi|acord ?25)\b|(?:certificate|cert|coi) (?:for|to)\b.{2,80}\b(?:for|to)\b)/i

/** Which certificates there are, not an order for more. */
const issued =
  /^\s*(?:please |can you |could you )?(?:list|show(?: me)?|which|what|how many|when|did we|have we)\b.{0,40}\b(?:certificates|certs|cois|(?:issue|send|make)\b.{0,40}\b(?:certificate|cert|coi))\b.{0,40}(?:\b(?:issued?|sent|send|made)\b|$)/i

/** Whether a message corrects the certificate just proposed: another address, holder or provision. */
function corrects(text: string): boolean {
  if (question.test(text) || /\b(?:e-?mail|letter|another|carrier)\b/i.test(text)) return false
  const isAddress = findAddresses(text).length > 0 && text.length < 200
  return (
    isAddress ||
    /^\s*(?:(?:please|also|and|now|ok)[\s,]+)*(?:add|include|with|without|remove|drop|change|use|name)\b.{0,60}\b(?:waiver|additional insured|AI|primary|holder|address|description)\b/i.test(
      text,
    )
  )
}

/** "Use a different holder" takes the place of what was proposed; "also for the city" does not. */
const isOtherThanBefore = /\b(?:use|change|different|instead|wrong|correct(?:ed)?|replace|not)\b/i

const continued = /^\s*(?:and|what about|how about)\b[^.\n]{2,60}\?\s*$/i

/** What the records or documents of a client say. */
const recordWords =
  /\b(?:polic(?:y|ies)|premiums?|limits?|expir\w+|renews?|carriers?|phone|contact|open requests?|(?:have|carry|has|get) .+|insured (?:for|against)\b|additional insureds?|aggregate|cover(?:s|ed)|excluded?)\b/is

/** Decides what a message asks for: an answer, a change to what was made, or a new task. */
export function planTask(situation: Situation): TaskPlan {
  const chosen = {
    instructions: '',
    answered: null,
    pending: null,
    revises: [],
    fromOtherFiles: false,
    isCorrection: false,
  }
  return { ...chosen, ...(redoneWork(situation) ?? plannedWork(situation)) }
}

/** The skill that made the last drafts from documents, when the message wants them made anew. */
function redoneWork(situation: Situation): Choice | null {
  const { workspace, message, files, artifacts, isFollowUp, madeBy, lastSkill } = situation
  const last = artifacts.findLast(({ type }) => type !== 'DOCUMENT')
  const skill = last && skillNamed(madeBy(last) ?? '')
  const readsFiles = skill?.inputs.some(({ isRequired }) => isRequired)
  const isAnswer = workspace.question !== null && workspace.question.skill !== reviseArtifact.name
  // What Cara prepares by itself is never a change to earlier work.
  if (!isFollowUp || message.agencyUserId === null || isAnswer || !skill || !readsFiles) return null
  const asides = [reviseArtifact.name, orient.name, exploreDocument.name]
  const isRecent = lastSkill === skill.name || asides.includes(lastSkill ?? '')
  const kind = asksToRedo(message.content, {
    hasNewFiles: files.some(({ isNew }) => isNew),
    skill: skill.name,
  })
  if (!isRecent || kind === null) return null
  // There is no other file to use: the draft stays, and the answer says so.
  if (kind === 'OTHER_FILE' && files.length < 2) return { skill: reviseArtifact }
  const revises = artifacts.filter(({ stageId, type }) => stageId === last.stageId && type !== 'DOCUMENT')
  return { skill, revises, fromOtherFiles: kind === 'OTHER_FILE' }
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
  const chosen = chooseSkill(skills, { text, files: [], preset: null, hasArtifacts: false })
  return chosen.name !== skill && chosen !== orient
}

const newWork =
  /^\s*(?:(?:please|now|then|first|instead)[\s,]+)*(?:compare|create|draft|fill|issue|prepare|review|summari[sz]e|write)\s+(?!(?:it|this|that|them|one|for|to)\b)\S+\s+\S/i

function plannedWork(situation: Situation): Choice {
  const { workspace, message, files, instructions, artifacts, isFollowUp, namesStyle } = situation
  // The client's attachments must not change what Cara's own instructions ask for.
  if (message.agencyUserId === null && message.content === preparation) return { skill: prepareRequest }
  const open = workspace.question
  const asking = open && skillNamed(open.skill)
  const isRestyled =
    namesStyle &&
    message.content.trim().split(/\s+/).length <= 8 &&
    !asksForOther(message.content, situation.lastSkill)
  const isChange = artifacts.length > 0 && isFollowUp && (isEdit(message.content) || isRestyled)
  if ([courtesy, hello, override].some((pattern) => pattern.test(message.content)))
    return { skill: orient, pending: open }
  const isTranslation = artifacts.length === 0 && asksForTranslation.test(message.content)
  if (dismissal.test(message.content) || isTranslation || asksForEstimate.test(message.content))
    return { skill: orient }
  if (asksForReminder.test(message.content)) return { skill: lookUpRecords, pending: open }
  if (isFollowUp && isAfterReview(situation) && asksOfResult.test(message.content))
    return { skill: lookUpRecords, pending: open }
  if (files.length === 0 && asksForOverview.test(message.content) && artifacts.length === 0)
    return { skill: lookUpRecords, pending: open }
  if (files.length === 0 && asksForTerm(message.content)) return { skill: explainTerm, pending: open }
  if (open && isChange && (asking === reviseArtifact || message.content.length < 40))
    return { skill: reviseArtifact, pending: asking === reviseArtifact ? null : open }
  if (artifacts.length === 0 && !open && isOnlyEdit(message.content)) return { skill: reviseArtifact }
  if (situation.lastSkill === issueCertificate.name && !open && corrects(message.content))
    return { skill: issueCertificate, isCorrection: isOtherThanBefore.test(message.content) }
  if (situation.lastSkill === fillForm.name && !open && correctionsIn(message.content).length > 0)
    return { skill: fillForm }
  if (open && asking && !question.test(message.content) && !isOtherWork(message.content, open))
    return { skill: asking, instructions, answered: open }

  // A preset says what the workspace begins with. "Write them an email" after that is work of its own.
  const isOwnWork = open !== null || (isFollowUp && command.test(message.content))
  const presetSkill = isOwnWork ? null : workspace.preset && skillOfPreset(workspace.preset)
  const newFiles = files.filter(({ isNew }) => isNew)
  const choose = (text: string) =>
    chooseSkill(skills, {
      text,
      files: newFiles.length > 0 ? newFiles : files,
      preset: presetSkill?.name ?? null,
      hasArtifacts: artifacts.length > 0,
    })
  const byModel = choose(message.content)
  // What an email is to say may sound like other work.
  const isOfResult =
    aboutResult.test(message.content) &&
    (isAfterReview(situation)
      ? tellsSomebody.test(message.content)
      : situation.lastSkill === byModel.name && writing.test(message.content))
  const isEmail =
    isOfResult ||
    ((byModel.role === 'COLLECTION' || toPerson.test(message.content)) && isDictated(message.content)) ||
    (byModel === lookUpRecords && writing.test(message.content))
  const isHistory = files.length === 0 && (history.test(message.content) || issued.test(message.content))
  // "Issue a certificate with waiver" orders the certificate, not the endorsement.
  const isCertificate =
    (byModel.role === 'PROVISION' || byModel === answerClient || byModel === lookUpRecords) &&
    certificateOrder.test(message.content)
  const byWords = isEmail
    ? answerClient
    : isHistory
      ? lookUpRecords
      : isCertificate
        ? issueCertificate
        : byModel
  // A user who explores a policy wants its wording, not the record.
  // A question about the files of a draft is answered; it asks for no other draft.
  const isAboutFiles =
    isFollowUp && artifacts.length > 0 && files.length > 0 && question.test(message.content)
  const chosenByWords =
    (presetSkill === exploreDocument && byWords === lookUpRecords) ||
    (isAboutFiles && byWords === presetSkill)
      ? exploreDocument
      : byWords
  const isOnRecord =
    presetSkill === null &&
    (files.length === 0 || /^\s*who\b/i.test(message.content)) &&
    question.test(message.content) &&
    recordWords.test(message.content)
  const answers = files.length === 0 ? lookUpRecords : exploreDocument
  // "And the flood one?" continues the previous question.
  const isContinued = isFollowUp && open === null && continued.test(message.content)
  const isForRecords =
    isOnRecord &&
    (chosenByWords.role !== 'ANSWER' || (chosenByWords === exploreDocument && files.length === 0))
  if (open && isOtherWork(message.content, open)) return { skill: chosenByWords }
  const asked = isContinued
    ? answers
    : isChange && open === null
      ? reviseArtifact
      : isForRecords
        ? answers
        : chosenByWords
  if (open && asking) {
    // "Which ones are there?" is about what Cara asked.
    const isAside = asked !== asking && asked.role === 'ANSWER'
    return isAside ? { skill: asked, pending: open } : { skill: asking, instructions, answered: open }
  }
  if (instructions === '') return { skill: asked }
  // The agency's own preset says what to do; what is written once something was made may ask for something else.
  const isAboutDraft = artifacts.length > 0 && message.content.trim() !== ''
  const preset = choose(workOf(instructions))
  const chosen = isAboutDraft && asked !== orient ? asked : preset === orient ? asked : preset
  return {
    skill: chosen === orient && files.length > 0 ? exploreDocument : chosen,
    // A follow-up is about the draft: the preset has been followed.
    instructions: chosen === asked && isAboutDraft ? '' : instructions,
  }
}
