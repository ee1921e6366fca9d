import { asksForOverview } from '../skills/lookUpRecords/recordAnswer.ts'
import { answerClient } from '../skills/answerClient/answerClient.ts'
import { aboutResult, asEmail, asksOfResult } from '../skills/answerClient/emailOfResult.ts'
import { tellsThis } from '../skills/answerClient/tellsThis.ts'
import { isDictated } from '../skills/answerClient/plainEmail.ts'
import { withoutPrivate } from '../skills/answerClient/withoutPrivate.ts'
import { exploreDocument } from '../skills/exploreDocument/exploreDocument.ts'
import { fillForm } from '../skills/fillForm/fillForm.ts'
import { correctionsIn } from '../skills/fillForm/messageValues.ts'
import { issueCertificate } from '../skills/issueCertificate/issueCertificate.ts'
import { explainTerm, asksForTerm } from '../skills/explainTerm/explainTerm.ts'
import { isAboutEvents } from '../skills/lookUpRecords/accountEvents.ts'
import { asksToDelete } from '../skills/lookUpRecords/deletion.ts'
import { isAboutEmail } from '../skills/lookUpRecords/lastEmail.ts'
import { asksForReminder, lookUpRecords } from '../skills/lookUpRecords/lookUpRecords.ts'
import { isOnlyOfRecords } from '../skills/lookUpRecords/recordLists.ts'
import {
  asksForEstimate,
  asksForTranslation,
  courtesy,
  dismissal,
  hello,
  orient,
  override,
} from '../skills/orient/orient.ts'
import { completion } from '../skills/letters/letterSkill.ts'
import { asksToSendDocument, sendDocument } from '../skills/sendDocument/sendDocument.ts'
import { reviseArtifact } from '../skills/reviseArtifact/reviseArtifact.ts'
import { preparation } from '../skills/prepareRequest/preparedLetter.ts'
import { prepareRequest } from '../skills/prepareRequest/prepareRequest.ts'
import { skillOfPreset, skills, skillNamed } from '../skills/skillRegistry.ts'
import { isSending, withoutAttachments } from '../tools/namedAttachments.ts'
import {
  certificateOrder,
  comparesPart,
  fillsForm,
  hasResult,
  isAfterReview,
  isAskedFor,
  isCarrierLetter,
  isDone,
  isSubjectOf,
  issuedCertificates,
  recordWords,
} from './askedWork.ts'
import { changedCertificate } from './changedCertificate.ts'
import { chooseSkill } from './chooseSkill.ts'
import { mainWorkOf } from './followPreset.ts'
import { asksForOther, asksToRedo, isEdit, isOnlyEdit, writing } from './followUp.ts'
import { leftOutOfQuotes } from './leftOutOfQuotes.ts'
import { isAnswer, offeredAgain } from './openQuestion.ts'
import { asksQuestion, ordersWork } from './questionForm.ts'
import type { Choice, Situation, TaskPlan } from './situation.ts'

const command =
  /(?:^|[.!?"”:]\s+)(?:please |now |then )?(?:address|close|compare|create|draft|email|fill|issue|make|prepare|propose|request|resolve|review|send|summari[sz]e|write)\b/i

const tellsSomebody =
  /^\s*(?:(?:please|now|ok|and|can you|could you)[\s,]+)*(?:write|e-?mail|tell|send|let|draft)\b/i

/** "Email Ray that …", "tell her …", "send Ray an email that …": the words that follow are for this person, whatever they are about. */
const toPerson =
  /^\s*(?:(?:[Pp]lease|pls|[Cc]an you|[Cc]ould you)\s+)?(?:write|[Ww]rite|[Ee]-?mail|[Tt]ell|[Mm]essage|[Rr]emind|[Ii]nform|[Nn]otify|[Ll]et|[Ss]end(?:\s+an?\s+(?:\w+\s+)?(?:e-?mail|note|message))?|[Dd]rop|[Ss]hoot)\s+(?:to\s+)?(?:him|her|them|the client|the insured|(?!The\b)[A-Z][a-z'’-]+(?:\s[A-Z][a-z'’-]+)?)\s+(?:an?\s+(?:\w+\s+)?(?:e-?mail|note|message|line)\s+)?(?:that|know|saying|telling)\b/

/** "Tell them about the open claims": what was found, for somebody else. */
const tellsAbout =
  /^\s*(?:(?:please|now|can you|could you)\s+)?(?:write|e-?mail|tell|inform)\s+(?:to\s+)?(?:him|her|them|the (?:client|insured|underwriter|carrier|owner))\s+about\b/i

/** "Explain the exclusion to the insured", "answer it by email". */
const isForClient =
  /^\s*(?:(?:please|pls|now|can you|could you)[,\s]+)*(?:explain|describe|answer|tell|show|write)\b.*(?:\bto (?:the |our )?(?:client|insured|customer|owner|him|her|them)\b|\b(?:by|via|in an?) e-?mail\b)/i

/** What was changed on a record, not what differs between two documents; days that passed without coverage. */
const history =
  /^\s*(?:what|anything|who|show|list)\b(?!.*\b(?:renewal|expiring|last year|endorse\w*|quotes?|draft)\b).*\bchang(?:ed|es?)\b.*\b(?:polic\w*|GL|auto|umbrella|BOP|comp)\b|\b(?:was|were|did|had)\b[^?.]{0,60}\bgaps? (?:in|of) (?:\w+ ){0,3}(?:coverage|insurance)\b/i

const continued = /^\s*(?:and|what about|how about)\b[^.\n]{2,60}\?\s*$/i

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
  const asked = withOpenMessage(situation)
  const plan = { ...chosen, ...(redoneWork(asked) ?? plannedWork(asked)) }
  return { ...plan, pending: plan.pending && offeredAgain(plan.pending) }
}

/** "Ask when the audit is due and don't mention the claim" is no work on the claim. */
function withOpenMessage(situation: Situation): Situation {
  const { message, isFollowUp } = situation
  const isOrder = message.agencyUserId !== null && !(isFollowUp && isEdit(message.content))
  const content = isOrder ? withoutAttachments(withoutPrivate(message.content)) : ''
  return content === '' ? situation : { ...situation, message: { ...message, content } }
}

/** The skill that made the last drafts from documents, when the message wants them made anew. */
function redoneWork(situation: Situation): Choice | null {
  const { workspace, message, files, artifacts, isFollowUp, madeBy, lastSkill } = situation
  const last = artifacts.findLast(({ type }) => type !== 'DOCUMENT')
  const skill = last && skillNamed(madeBy(last) ?? '')
  const readsFiles = skill?.inputs.some(({ isRequired }) => isRequired)
  const isAnswering = workspace.question !== null && workspace.question.skill !== reviseArtifact.name
  // What Cara prepares by itself is never a change to earlier work.
  if (!isFollowUp || message.agencyUserId === null || isAnswering || !skill || !readsFiles) return null
  const asides = [reviseArtifact.name, orient.name, exploreDocument.name]
  const isRecent = lastSkill === skill.name || asides.includes(lastSkill ?? '')
  const kind = asksToRedo(message.content, {
    hasNewFiles: files.some(({ isNew }) => isNew),
    skill: skill.name,
  })
  if (!isRecent || kind === null || asksQuestion(message.content)) return null
  // There is no other file to use: the draft stays, and the answer says so.
  if (kind === 'OTHER_FILE' && files.length < 2) return { skill: reviseArtifact }
  const revises = artifacts.filter(({ stageId, type }) => stageId === last.stageId && type !== 'DOCUMENT')
  return { skill, revises, fromOtherFiles: kind === 'OTHER_FILE' }
}

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
  // "Don't mention the claim", after a draft, orders no work on the claim.
  const leavesOut = message.content.trim() !== '' && withoutPrivate(message.content) === ''
  const isChange = artifacts.length > 0 && isFollowUp && (isEdit(message.content) || isRestyled || leavesOut)
  if ([courtesy, hello, override].some((pattern) => pattern.test(message.content)))
    return { skill: orient, pending: open }
  const isTranslation = artifacts.length === 0 && asksForTranslation.test(message.content)
  if (dismissal.test(message.content) || isTranslation || asksForEstimate.test(message.content))
    return { skill: orient }
  const deletes = !isChange && situation.waiting.length === 0 && asksToDelete(message.content)
  const isOverview = artifacts.length === 0 && asksForOverview.test(message.content)
  const isOfRecords =
    deletes ||
    asksForReminder.test(message.content) ||
    (isFollowUp && isAfterReview(situation) && asksOfResult.test(message.content)) ||
    (files.length === 0 && (isOverview || isOnlyOfRecords(message.content)))
  if (isOfRecords) return { skill: lookUpRecords, pending: open }
  if (files.length === 0 && asksForTerm(message.content)) return { skill: explainTerm, pending: open }
  const isFirst = files.length === 0 && artifacts.length === 0
  if (isFirst && asksToSendDocument(message.content)) return { skill: sendDocument }
  if (open && isChange && (asking === reviseArtifact || message.content.length < 40))
    return { skill: reviseArtifact, pending: asking === reviseArtifact ? null : open }
  if (artifacts.length === 0 && !open && (isOnlyEdit(message.content) || (isRestyled && files.length === 0)))
    return { skill: reviseArtifact }
  const changed = leftOutOfQuotes(situation) ?? changedCertificate(situation)
  if (changed) return changed
  if (situation.lastSkill === fillForm.name && !open && correctionsIn(message.content).length > 0)
    return { skill: fillForm }
  if (open && asking && isAnswer(open, situation)) {
    const last = artifacts.findLast((artifact) => situation.madeBy(artifact) === asking.name)
    const revises =
      open.topic === completion && last ? artifacts.filter(({ stageId }) => stageId === last.stageId) : []
    return { skill: asking, instructions, answered: open, revises }
  }

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
      ? tellsSomebody.test(message.content) || asEmail.test(message.content)
      : situation.lastSkill === byModel.name && writing.test(message.content))
  const isEmail =
    isOfResult ||
    (isFollowUp && newFiles.length === 0 && hasResult(situation) && tellsThis(message.content)) ||
    (isFollowUp && newFiles.length === 0 && isSending(message.content, artifacts.at(-1)?.type)) ||
    (situation.addressesCarrier && !isCarrierLetter(byModel, message.content)) ||
    ((byModel.role === 'COLLECTION' || toPerson.test(message.content)) &&
      isDictated(message.content) &&
      !isSubjectOf(byModel, message.content)) ||
    (byModel.role === 'ANSWER' && situation.isFollowUp && tellsAbout.test(message.content)) ||
    ((byModel === lookUpRecords || byModel === exploreDocument) &&
      (writing.test(message.content) || isForClient.test(message.content)))
  const answers = files.length === 0 ? lookUpRecords : exploreDocument
  const isQuestion = asksQuestion(message.content)
  // "Compare the deductibles" asks what a comparison has said of them.
  const isPart = comparesPart.test(message.content) && isDone(byModel, situation)
  const isHistory =
    (files.length === 0 && (history.test(message.content) || issuedCertificates.test(message.content))) ||
    (newFiles.length === 0 && isAboutEvents(message.content)) ||
    (isQuestion && isAboutEmail(message.content))
  // "Issue a certificate with waiver" orders the certificate, not the endorsement.
  const isCertificate =
    (byModel.role === 'PROVISION' || byModel === answerClient || byModel === lookUpRecords) &&
    certificateOrder.test(message.content)
  // "Fill the loss notice: a pipe burst" fills the form; it writes no other notice.
  const isForm =
    files.some(({ name, isNew }) => isNew && /\.pdf$/i.test(name)) &&
    (fillsForm.test(message.content) || (presetSkill === fillForm && !isFollowUp))
  const byWords = isForm
    ? fillForm
    : isEmail
      ? answerClient
      : isHistory
        ? lookUpRecords
        : isCertificate
          ? issueCertificate
          : byModel
  // A preset says what the first message is about, even if it is a question.
  const isForPreset = byWords === presetSkill && !isFollowUp
  const hasDocuments = files.length > 0 || workspace.businessPolicyId !== null || workspace.accountId !== null
  const chosenByWords =
    (isQuestion || isPart) && !isForPreset && hasDocuments && !isAskedFor(byWords, situation)
      ? answers
      : // A user who explores a policy wants its wording, not the record.
        presetSkill === exploreDocument && byWords === lookUpRecords
        ? exploreDocument
        : byWords
  const isOnRecord =
    presetSkill === null && files.length === 0 && isQuestion && recordWords.test(message.content)
  const isContinued = isFollowUp && continued.test(message.content)
  // "Look up the carrier's rating online" says where the answer is.
  const isElsewhere = chosenByWords.questions?.test(message.content) ?? false
  const isOfDocuments = chosenByWords.role !== 'ANSWER' || chosenByWords === exploreDocument
  const isForRecords = isOnRecord && !isElsewhere && isOfDocuments
  const asked = isContinued
    ? answers
    : isChange && open === null
      ? reviseArtifact
      : isForRecords
        ? answers
        : chosenByWords
  if (open) {
    const isAside = asked !== asking && asked.role === 'ANSWER' && !ordersWork(message.content)
    return { skill: asked, pending: isAside ? open : null }
  }
  if (instructions === '') return { skill: asked }
  // The agency's own preset says what to do; what is written once something was made may ask for something else.
  const isAboutDraft = artifacts.length > 0 && message.content.trim() !== ''
  const preset = choose(mainWorkOf(instructions))
  const chosen = isAboutDraft && asked !== orient ? asked : preset === orient ? asked : preset
  return {
    skill: chosen === orient && files.length > 0 ? exploreDocument : chosen,
    // A follow-up is about the draft: the preset has been followed.
    instructions: chosen === asked && isAboutDraft ? '' : instructions,
  }
}
