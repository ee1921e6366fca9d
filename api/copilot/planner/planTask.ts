import { findAddresses } from '../../assistant/index.ts'
import type { ArtifactRow } from '../artifacts/artifact.ts'
import type { TaskFile } from '../documents/taskFile.ts'
import type { Skill } from '../skills/skill.ts'
import { answerClient } from '../skills/answerClient/answerClient.ts'
import { isDictated } from '../skills/answerClient/plainEmail.ts'
import { exploreDocument } from '../skills/exploreDocument/exploreDocument.ts'
import { issueCertificate } from '../skills/issueCertificate/issueCertificate.ts'
import { lookUpRecords } from '../skills/lookUpRecords/lookUpRecords.ts'
import { courtesy, dismissal, orient, override } from '../skills/orient/orient.ts'
import { reviseArtifact } from '../skills/reviseArtifact/reviseArtifact.ts'
import { skillOfPreset, skills, skillNamed } from '../skills/skillRegistry.ts'
import type { CaraMessage } from '../workspaces/caraMessage.ts'
import type { CaraWorkspace, OpenQuestion } from '../workspaces/caraWorkspace.ts'
import { chooseSkill } from './chooseSkill.ts'
import { workOf } from './followPreset.ts'

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
}

export interface TaskPlan {
  readonly skill: Skill
  readonly instructions: string
  /** The question that the message answers; null when it is a task of its own. */
  readonly answered: OpenQuestion | null
  /** The question that stays open, because the message asks something else first. */
  readonly pending: OpenQuestion | null
}

const command =
  /(?:^|[.!?"”:]\s+)(?:please |now |then )?(?:address|close|compare|create|draft|email|fill|issue|make|prepare|propose|request|resolve|review|send|summari[sz]e|write)\b/i

/** A question, not a request in the form of one: "Can you write to the client?" asks for work. */
const question =
  /^\s*(?:what|which|who|when|where|how (?:much|many)|does|do|did|is|are|was|has|have|show (?:me )?|list)\b(?!.*\b(?:write|draft|send|email|prepare|ask|find out|put|pull)\b)/is

/** A change to what was just made: "mention the sale", "too long", "in Spanish". */
const edit =
  /^\s*(?:(?:please|now|also|ok|and|then|but|can you|could you|just)[\s,]+)*(?:make (?!(?:it|this|that|them) (?:in)?to? ?an? (?:proposal|presentation|summary|letter|e-?mail|certificate|spreadsheet|table|report)|(?:it|this|that) an? (?:proposal|presentation|summary|letter|e-?mail|certificate|spreadsheet|report))(?:it|this|that|the (?:e-?mail|letter|subject|tone|document|proposal)|(?:it |this )?a (?:bit|little))\b|(?:much |a (?:bit|little) |way )?(?:too |more |less )?(?:short|long|formal|friendl|warm|wordy|firm|brief|concise|casual|polite|simpl)\w*\b[^\n]{0,30}$|mention\b|say that\b|add (?:a|an|another) (?:line|sentence|paragraph|note|section|closing|ps)\b|add (?:that|our|my|your|her|his|their)\b|remove (?:the|that|option|what)\b|(?:delete|drop|cut|take out|leave out|skip) (?:the|option|what|that) (?!policy|polic|vehicle|driver|truck|coverage)|address (?:it|this|the)\b|sign (?:it|this)\b|(?:in|translate\b.*\b(?:to|into)) [a-z]+\s*(?:please)?[.!?]?$|translate\b|rewrite\b|reword\b|rephrase\b|shorten\b|tighten\b|simplify\b|use bullets?\b|no bullets?\b|change the (?:date|subject|greeting|tone|title|amount|wording|style|closing)\b|replace (?:the )?(?:["“]|date|greeting|subject|name|word)|rename\b|retitle\b|swap the order\b)/i

/** Nothing but a change: "shorter", "make it friendlier". */
const onlyEdit =
  /^\s*(?:(?:please|now|can you|could you|just|make it|a bit|a little|much)\s+)*(?:shorter|longer|more formal|less formal|friendlier|warmer|firmer|simpler|shorten it|rewrite it|rephrase it|translate it)[\s.!?]*$/i

/** A request for an email, whatever it is about. */
const writing =
  /^\s*(?:please )?(?:write|draft|compose|send|e-?mail)\b.{0,30}\b(?:e-?mail|note|message|all|every\w*|each)\b/i

/** What was changed on a record, not what differs between two documents. */
const history =
  /^\s*(?:what|anything|who|show|list)\b(?!.*\b(?:renewal|expiring|last year|endorse\w*|quotes?|draft)\b).*\bchang(?:ed|es?)\b.*\b(?:polic\w*|GL|auto|umbrella|BOP|comp)\b/i

const certificateOrder =
  /^\s*(?:please |can you |could you )?(?:issue|prepare|make|create|generate|do|send|run|cut)\b.{0,30}\b(?:certificate|cert|coi|acord ?25)\b/i

/** Which certificates there are, not an order for more. */
const issued =
  /^\s*(?:please |can you |could you )?(?:list|show(?: me)?|which|what|how many|when|did we|have we)\b.{0,40}\b(?:certificates|certs|cois|(?:issue|send|make)\b.{0,12}\b(?:certificate|cert|coi))\b.{0,40}(?:\b(?:issued?|sent|send|made)\b|$)/i

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

const continued = /^\s*(?:and|what about|how about)\b[^.\n]{2,60}\?\s*$/i

/** What the records or documents of a client say. */
const recordWords =
  /\b(?:polic(?:y|ies)|premiums?|limits?|expir\w+|renews?|carriers?|phone|contact|open requests?|(?:have|carry|has|get) .+|additional insureds?|aggregate|cover(?:s|ed)|excluded?)\b/is

/** Decides what a message asks for: an answer, a change to what was made, or a new task. */
export function planTask(situation: Situation): TaskPlan {
  const { workspace, message, files, instructions, artifacts, isFollowUp } = situation
  const open = workspace.question
  const asking = open && skillNamed(open.skill)
  const isEdit = artifacts.length > 0 && isFollowUp && edit.test(message.content)
  if (courtesy.test(message.content) || override.test(message.content))
    return { skill: orient, instructions: '', answered: null, pending: open }
  if (dismissal.test(message.content))
    return { skill: orient, instructions: '', answered: null, pending: null }
  if (open && isEdit && (asking === reviseArtifact || message.content.length < 40))
    return {
      skill: reviseArtifact,
      instructions: '',
      answered: null,
      pending: asking === reviseArtifact ? null : open,
    }
  if (artifacts.length === 0 && !open && onlyEdit.test(message.content))
    return { skill: reviseArtifact, instructions: '', answered: null, pending: null }
  if (situation.lastSkill === issueCertificate.name && !open && corrects(message.content))
    return { skill: issueCertificate, instructions: '', answered: null, pending: null }
  if (open && asking && !question.test(message.content))
    return { skill: asking, instructions, answered: open, pending: null }

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
  const isEmail =
    (byModel.role === 'COLLECTION' && isDictated(message.content)) ||
    (byModel === lookUpRecords && writing.test(message.content))
  const isHistory = files.length === 0 && (history.test(message.content) || issued.test(message.content))
  // "Issue a certificate with waiver" orders the certificate, not the endorsement.
  const isCertificate = byModel.role === 'PROVISION' && certificateOrder.test(message.content)
  const byWords = isEmail
    ? answerClient
    : isHistory
      ? lookUpRecords
      : isCertificate
        ? issueCertificate
        : byModel
  // Whoever explores a policy wants its words, not the record.
  const chosenByWords =
    presetSkill === exploreDocument && byWords === lookUpRecords ? exploreDocument : byWords
  const isOnRecord =
    presetSkill === null &&
    (files.length === 0 || /^\s*who\b/i.test(message.content)) &&
    question.test(message.content) &&
    recordWords.test(message.content)
  const answers = files.length === 0 ? lookUpRecords : exploreDocument
  // "And the flood one?" goes on with the question before it.
  const isContinued = isFollowUp && open === null && continued.test(message.content)
  const isForRecords =
    isOnRecord &&
    (chosenByWords.role !== 'ANSWER' || (chosenByWords === exploreDocument && files.length === 0))
  const asked = isContinued
    ? answers
    : isEdit && open === null
      ? reviseArtifact
      : isForRecords
        ? answers
        : chosenByWords
  if (open && asking) {
    // "Which ones are there?" is about what Cara asked.
    const isAside = asked !== asking && asked.role === 'ANSWER'
    return isAside
      ? { skill: asked, instructions: '', answered: null, pending: open }
      : { skill: asking, instructions, answered: open, pending: null }
  }
  if (instructions === '') return { skill: asked, instructions, answered: null, pending: null }
  // The agency's own preset says what to do; what is written once something was made may ask for something else.
  const isAboutDraft = artifacts.length > 0 && message.content.trim() !== ''
  const preset = choose(workOf(instructions))
  const chosen = isAboutDraft && asked !== orient ? asked : preset === orient ? asked : preset
  return {
    skill: chosen === orient && files.length > 0 ? exploreDocument : chosen,
    // A follow-up is about the draft: the preset has been followed.
    instructions: chosen === asked && isAboutDraft ? '' : instructions,
    answered: null,
    pending: null,
  }
}
