import { nameKey } from '../../knowledge/index.ts'
import { answersWithNames } from './answersWithNames.ts'
import { asksForPropertyEvidence } from './asksForPropertyEvidence.ts'
import { asksForWaiver, withoutAskedWording } from './certificateWording.ts'
import { cancelReason } from './cancelReason.ts'
import { type AskedChange, changesAsked, haveOwnDays } from './changesAsked.ts'
import { changeDetails, changedItems } from './changeDetails.ts'
import { changesBank } from './changesBank.ts'
import { coverageNotice, lastDayToAct } from './coverageNotice.ts'
import { describesLoss, lossToldIn } from './describesLoss.ts'
import { detailsOf } from './detailsOf.ts'
import { documentType } from './documentType.ts'
import { findDay, findEffectiveDay } from './findDates.ts'
import { asksAgain } from './asksAgain.ts'
import type { Ask } from './findAsks.ts'
import { findParty, type Party } from './findParty.ts'
import { fullNameIn } from './fullNameIn.ts'
import { earliestStart, findPolicy, lineNotOnFile, withoutNames } from './findPolicy.ts'
import { findQuestion } from './findQuestion.ts'
import { findRelationship } from './findRelationship.ts'
import { withInsureds } from './insuredLines.ts'
import { isAdditionalInsured } from './isAdditionalInsured.ts'
import { lineNames, newCover } from './lineWords.ts'
import { lenderIn } from './lenderIn.ts'
import { lacksFile } from './lacksFile.ts'
import { linesOfLoss } from './linesOfLoss.ts'
import { complaintsIn, ultimatumsIn } from './isThreat.ts'
import type { MessageText } from './messageText.ts'
import { missingFacts } from './lossFacts.ts'
import { missingIn } from './missingIn.ts'
import { asksOfContract, comparesQuotes } from './ownAsks.ts'
import { numberIn } from './numberIn.ts'
import { forHolder, partOf } from './partOf.ts'
import { acceptsQuote, missingForQuote } from './quoteQuestions.ts'
import { policyWords } from './policyWords.ts'
import { promisedDay, requestedDay } from './requestedDay.ts'
import { saidOf, stillAsked, withStanding } from './saidOf.ts'
import { withoutOwnPremises } from './placesChanged.ts'
import { standingOf } from './standing.ts'
import { isLike, statedNumber } from './statedNumber.ts'
import type { TriageAccount, TriagedRequest, TriageMessage, TriagePolicy } from './triageMessage.ts'
import { withoutOtherDays } from './withoutOtherDays.ts'

interface RequestDeps {
  readonly message: TriageMessage
  readonly text: MessageText
  readonly account: TriageAccount | null
  /** The holder, when the message asks for certificates for several, and all of them. */
  readonly party?: Party
  readonly parties?: readonly Party[]
  /** The policy, when the message orders the same for several. */
  readonly only?: TriagePolicy
}

const urgent =
  /\b(asap|a\.s\.a\.p|urgent(ly)?|rush|right away|immediately|today|tonight|first thing|emergency|time[- ]sensitive|tomorrow|by (noon|close|end of (the )?day|eod|\d{1,2} ?(am|pm))|on site now|waiting on (this|it)|can'?t (start|get paid|work) (until|without))\b/i

/** A request with everything that the message says about it. */
export function requestOf(
  ask: Ask,
  { message, text: whole, account, party: given, parties = [], only }: RequestDeps,
): TriagedRequest {
  const { type, evidence } = ask
  const part = partOf(whole, ask, message.subject)
  const text = given ? forHolder(part, { party: given, parties }) : part
  const { full } = text
  const about = given ? forHolder(whole, { party: given, parties }).sentences : saidOf(whole, ask)
  const standing = standingOf(type, about, account?.names)
  const isChange = type === 'CANCEL_POLICY' || type === 'ENDORSE_POLICY'
  const needsParty = type === 'CREATE_CERTIFICATE' || type === 'ADD_ADDITIONAL_INSURED'
  const party = given ?? (needsParty ? partyIn(whole, { message, account }) : { name: null, address: null })
  const names = account?.names ?? []
  const told = evidence.length > 0 ? evidence : text.sentences.map((sentence) => sentence.text)
  // A client who says what they don't want also names the wrong policy, sometimes in the subject.
  const meant = whole.sentences.some(({ isDenied }) => isDenied)
    ? findPolicy(withoutNames(evidence.join(' '), [party.name, ...names]), account, { isNamed: true })
    : null
  // `Please don't let the comp lapse` is no wish, yet it says which policy a notice is about.
  const said = whole.sentences.map((sentence) => sentence.text).join(' ')
  const notice = type === 'OTHER' ? coverageNotice(said, message.receivedOn) : null
  const { policy: likely, isAll } = only
    ? { policy: only, isAll: false }
    : meant?.policy
      ? meant
      : findPolicy(
          withoutNames(notice ? said : policyWords(type, text, said), [party.name, ...names]),
          account,
          {
            isChange,
            isEnding: type === 'CANCEL_POLICY',
            hasDefault:
              (type === 'ENDORSE_POLICY' &&
                !(whole.isAnswer && told.every((each) => ofNamedBefore.test(each)))) ||
              type === 'QUESTION' ||
              type === 'DOCUMENT_REQUEST',
          },
        )
  const number = isChange && !isAll && !only ? statedNumber(full) : null
  // Another policy is never changed in place of the one that is named.
  const changed = number && likely?.policyNumber && !isLike(number, likely.policyNumber) ? null : likely
  const policy = type === 'ADD_ADDITIONAL_INSURED' ? withInsureds(changed, account, whole) : changed
  const notOnFile = isChange && account && !policy && !isAll ? lineNotOnFile(full, account.policies) : null
  const isBankChange = type === 'OTHER' && told.some((words) => changesBank(words, whole.full))
  // `Scratch that` tells of no damage.
  const isClaim =
    type === 'OTHER' &&
    !isBankChange &&
    notice === null &&
    ask.isOfMarket !== true &&
    describesLoss({ sentences: text.sentences.filter(({ text: words }) => words !== standing?.words) })
  const isInsured =
    type === 'ADD_ADDITIONAL_INSURED' || (needsParty && isAdditionalInsured(text, { party, parties }))
  // A threat is no wish, yet it says by when the client wants to be helped.
  const spoken = whole.sentences.map((sentence) => sentence.text)
  const ultimatums =
    isClaim || notice !== null
      ? []
      : type === 'OTHER' || type === 'QUESTION'
        ? ultimatumsIn(spoken)
        : complaintsIn(spoken)
  const requestedBy =
    requestedDay(text, message.receivedOn) ??
    requestedDay(
      { full: ultimatums.join(' '), sentences: ultimatums.map((words) => ({ text: words })) },
      message.receivedOn,
    ) ??
    promisedDay(message)
  // `We are remote as of 10/31. Please cancel effective 11/1.`
  const ending = text.sentences
    .filter(
      ({ isDenied, text: sentence }) =>
        !isDenied && /\b(cancel\w*|terminat\w*|shut (it )?off)\b/i.test(sentence),
    )
    .map(({ text: sentence }) => sentence)
  const changes = type === 'ENDORSE_POLICY' ? changesAsked(full, message.receivedOn) : []
  const stated =
    (type === 'CANCEL_POLICY' ? findEffectiveDay(ending.join('\n'), message.receivedOn) : null) ??
    findEffectiveDay(withoutOtherDays(full), message.receivedOn) ??
    (type === 'CANCEL_POLICY' || (type === 'ENDORSE_POLICY' && requestedBy === null)
      ? // `The adjuster was out Friday. Also take unit 4B off`: the day of something else is not that of the change.
        findDay(
          withoutOtherDays(changes.length > 0 ? saidOfChanges(changes, text, full) : full),
          message.receivedOn,
        )
      : null)
  // A policy neither ends nor changes before it began; a renewal may have begun later than what it renews.
  const began = isChange ? earliestStart(policy, { isAll, account }) : null
  const beganOn = began && stated && stated < began && began <= message.receivedOn ? began : null
  const hasOwnDays = haveOwnDays(changes)
  const first = hasOwnDays ? changes.flatMap((change) => change.effectiveOn ?? []).toSorted()[0] : null
  const effectiveOn = beganOn ? null : (first ?? stated)
  const isEnding = notice !== null
  // Whatever else has a day, by then the coverage is gone.
  const endingDay = notice && (lastDayToAct(notice) ?? findDay(full, message.receivedOn))
  const dueOn = isClaim ? message.receivedOn : (endingDay ?? requestedBy)
  // A price for cover of another kind is about none of the policies, a contract about all of them, a crash about two.
  const isAboutContract = type === 'QUESTION' && message.attachments.length > 0 && asksOfContract(full)
  const isComparison = type === 'QUESTION' && comparesQuotes(full)
  const hasPolicy =
    (type !== 'OTHER' ||
      isEnding ||
      // `Policy BOP 5530218-01: recommendations`
      isNumberedIn(policy, `${message.subject ?? ''}\n${said}`) ||
      (isClaim && linesOfLoss(full).length < 2)) &&
    !isAboutContract &&
    !isComparison &&
    !(type === 'QUOTE_REQUEST' && newCover.test(full))
  const request = {
    type,
    standing,
    policyId: hasPolicy ? (policy?.id ?? null) : null,
    allPolicies: (isChange || type === 'QUESTION') && isAll,
    lineNotOnFile: notOnFile,
    policyNumber: policy?.policyNumber ?? number,
    ...party,
    additionalInsured: isInsured,
    relationship: needsParty ? findRelationship(full, party.name) : null,
    waiverOfSubrogation: needsParty && asksForWaiver(given ? full : whole.full),
    reason: type === 'CANCEL_POLICY' ? cancelReason(text) : null,
    documentType: type === 'DOCUMENT_REQUEST' ? documentType(evidence.join(' '), full) : null,
    question: type === 'QUESTION' ? findQuestion(text, { evidence, subject: message.subject ?? '' }) : null,
    effectiveOn: isChange
      ? effectiveOn
      : type === 'ADD_ADDITIONAL_INSURED'
        ? findEffectiveDay(full, message.receivedOn, { isSure: true })
        : null,
    dueOn,
    isUrgent: isClaim || isEnding || ultimatums.length > 0 || asksAgain(full) || urgent.test(full),
    isClaim,
    isUltimatum: ultimatums.length > 0,
    isBankChange,
    isAboutContract,
    details: withStanding(
      detailsOf(type === 'ENDORSE_POLICY' ? withoutSubject(text, message.subject) : text, {
        effectiveOn: isChange && !hasOwnDays ? effectiveOn : null,
      }),
      type,
      standing,
    ),
    evidence: isClaim ? lossToldIn(text).slice(0, 2) : [...new Set([...ultimatums.slice(0, 1), ...evidence])],
  }
  const isLineKnown = account === null && lineNames.some(([, words]) => words.test(full))
  const whatIsSaid = [
    message.subject ?? '',
    request.details,
    ...message.transcript.map(({ content }) => content),
    ...message.attachments,
  ].join('\n')
  const facts = isClaim
    ? missingFacts(whatIsSaid)
    : type === 'QUOTE_REQUEST' && standing === null && !acceptsQuote(full)
      ? missingForQuote(whatIsSaid, { isNew: account === null, isFamily: account?.isBusiness === false })
      : []
  return {
    ...request,
    missing: [
      ...stillAsked(
        missingIn(request, { isLineKnown, beganOn, hasNoPolicy: account?.policies.length === 0 }),
        request,
      ),
      ...facts,
      ...(lacksFile(text, message)
        ? ['the file that you mention, as it did not come with your message']
        : []),
    ],
  }
}

/** Without a subject that only names the changes again: `sold the van + new driver`. */
function withoutSubject(text: MessageText, subject: string | null): MessageText {
  if (subject === null || !text.full.startsWith(subject)) return text
  const rest = text.full.slice(subject.length).trim()
  const changesSomething = (words: string) => changedItems(changeDetails(`${words}\n`)).length > 0
  return changesSomething(subject) && changesSomething(rest) ? { ...text, full: rest, own: rest } : text
}

/** The changes, and the sentences beside them that only tell what belongs to a policy: `She starts Monday.` */
function saidOfChanges(changes: readonly AskedChange[], { sentences }: MessageText, full: string): string {
  const kept = withoutOtherDays(full)
  const about = changes.map((change) => change.about)
  const beside = sentences
    .map((sentence) => sentence.text)
    .filter(
      (words) =>
        !words.includes('?') &&
        !about.some((each) => each.includes(words)) &&
        (kept.includes(words) || !full.includes(words)) &&
        ofPolicy.test(words),
    )
  return [...about, ...beside].join('\n')
}

const ofPolicy =
  /\b(?:add|remove|start|drive|hire|buy|bought|sold|sell|pick|move|lease|open|clos|effective|begin|join|quit|left|deliver|arriv|com(?:es|ing)|take|took|polic|coverage)\w*\b|^\W*(?:\S+\s+){0,3}\S+\W*$/i

function isNumberedIn(policy: TriagePolicy | null, text: string): boolean {
  return policy?.policyNumber != null && numberIn(text, policy.policyNumber) !== null
}

/** Who a message names; whom an answer only points at, what it answers names with an address. */
function partyIn(text: MessageText, { message, account }: Pick<RequestDeps, 'message' | 'account'>): Party {
  const names = namesOfClient(message, account)
  const said = withoutOwnPremises(text.full).replaceAll(/\bAI (?=on|for)\b/g, 'additional insured ')
  const options = { isSpoken: message.channel === 'CALL', answers: answersWithNames(message) }
  const lender = asksForPropertyEvidence(said) ? lenderIn(said, names, options) : null
  if (lender) return { ...lender, name: lender.name && fullNameIn(text.full, lender.name) }
  const outside = findParty(withoutAskedWording(said), names, options)
  const party = outside.name === null ? findParty(said, names, options) : outside
  if (party.name !== null) return { ...party, name: fullNameIn(text.full, party.name) }
  if (!text.isAnswer || !/\b(?:them|they|him|her)\b/i.test(text.own)) return party
  const earlier = findParty(text.quoted, names, { isSpoken: false, answers: [] })
  return earlier.address === null ? party : earlier
}

/** `Please make that effective 1/1`: an earlier message names what is changed. */
const ofNamedBefore =
  /^(?!.*\b(?:add|remove|take|drop)\b).*\b(?:make|move|change|push|set|switch) (?:it|that|this|the (?:effective )?date)\b/i

/** Names that are no holder's: the client's, the sender's and the carriers'. */
export function namesOfClient({ from }: TriageMessage, account: TriageAccount | null): string[] {
  const carriers = account?.policies.map(({ carrier }) => carrier ?? '') ?? []
  const ownWords = (account?.names ?? []).flatMap((name) => nameKey(name).split(' ').slice(0, 1))
  // A lender or a city that writes for itself wants to be the holder.
  const isHolder =
    account !== null &&
    /\b(bank|credit union|mortgage|lending|servicing|city|county|town|university|property management)\b/i.test(
      from.name ?? '',
    ) &&
    !ownWords.some((word) => nameKey(from.name ?? '').includes(word))
  return [...(account?.names ?? []), isHolder ? '' : (from.name ?? ''), ...carriers].filter(Boolean)
}
