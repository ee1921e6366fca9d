import { fileKind } from '../../../files/index.ts'
import { holderListHeadings, provisionKinds, provisionLabels } from '../../../knowledge/index.ts'
import { readFileOf } from '../../documents/documentReading.ts'
import type { Reply, Task } from '../../runs/task.ts'
import { exportTable } from '../../tools/exportTable.ts'
import { issueCertificates } from '../../tools/issueCertificates.ts'
import { readHolders } from '../../tools/readHolders.ts'
import { accountOf, askForAccount } from '../accountOf.ts'
import { cell } from '../citations.ts'
import { describedJob } from '../issueCertificate/describedJob.ts'
import { requestedInsureds } from '../requestedInsureds.ts'
import { requestedProvisions } from '../requestedProvisions.ts'
import { defineSkill, type Skill } from '../skill.ts'
import { missingParts, type PastedHolder, type PastedList, pastedHolders } from './holderLines.ts'
import { phrasings } from './phrasings.ts'

export const bulkCertificates: Skill = defineSkill({
  name: 'bulk-certificates',
  title: 'Certificates for a list of holders',
  workName: 'Certificates',
  description: 'Prepares a certificate of liability insurance for every holder of a pasted or attached list.',
  preset: null,
  phrasings,
  inputs: [],
  makes: 'Certificates that are issued once a person approves the list',
  run,
})

async function run(task: Task): Promise<Reply> {
  const { journal, agency, request, history } = task
  const earlier = history.flatMap(({ by, text }) => (by === 'USER' ? [text] : []))
  const texts = [request, ...earlier.toReversed()]
  const lists = texts.map((text) => pastedHolders(text))
  const attached = task.files.findLast(({ name }) => /\.(?:csv|xlsx)$/i.test(name))
  const pasted =
    lists.find(({ holders }) => holders.length > 0) ?? (attached ? undefined : await written(task))
  if (!pasted && !attached)
    return {
      text: 'Paste the holders, one to a line, or attach a CSV file or Excel workbook. For example: "Harbor Point Owners LLC, 2 Wharf Street, Portland, ME 04101".',
      question: { topic: 'holders' },
    }
  // The holders are not whose insurance it is.
  const said = lists.map((list) => list.otherLines)
  const about = {
    ...task,
    request: said[0] ?? '',
    history: said
      .slice(1)
      .map((text) => ({ by: 'USER' as const, text }))
      .toReversed(),
  }
  const sought = await accountOf(about)
  const { account } = sought
  if (!account)
    return askForAccount('Which client are the certificates for? Give me the name of the account.', sought)

  const isNewList = attached !== undefined && (attached.isNew || !pasted)
  const given = isNewList
    ? { id: attached.id, name: attached.name, leftOut: [], unread: [] }
    : await listOf(task, { holders: pasted?.holders ?? [], said })
  if (given.id === null)
    return {
      text: ['No holder has a complete address yet.', '', ...leftOutLines(given.leftOut)].join('\n'),
      question: { topic: 'holders' },
    }
  const list = await withoutProblems(task, given)
  const { holders, leftOut } = list
  if (holders.length === 0)
    return {
      text: [
        `**${list.name}** needs corrections before certificates can be issued:`,
        '',
        ...leftOut.map((problem) => `- ${problem}`),
        '',
        'Attach the corrected list to continue.',
      ].join('\n'),
      question: { topic: 'holders' },
    }
  const hash = agency.table(fileKind).get(list.id)?.hash ?? ''
  const doubtful = holders.flatMap(({ name, description }) =>
    description && isRemark.test(description)
      ? [`${name}: the description would be “${description}”. Correct the list if that is a note of yours.`]
      : [],
  )
  const unread = [...list.unread, ...doubtful]
  const warnings = [...leftOut.map((words) => `Left out: ${words}`), ...unread]
  await journal.propose(issueCertificates, { accountId: account.id, fileId: list.id, hash, warnings })
  return { text: summary(account.detail.name, { holders, leftOut, unread }) }
}

/** What somebody noted for the agency rather than for the holder: "(dup?)". */
const isRemark = /\?|^\(.*\)$/

interface HolderList {
  readonly id: string
  readonly name: string
  /** Holders for whom there is no certificate yet, with the reason. */
  readonly leftOut: readonly string[]
  /** What was not read of the others. */
  readonly unread: readonly string[]
}

/** The list with its holders; where rows have problems, a new one without them. */
async function withoutProblems(
  { journal }: Task,
  list: HolderList,
): Promise<HolderList & { readonly holders: Holders }> {
  const { holders, problems, unused } = await journal.call(readHolders, { fileId: list.id, name: list.name })
  const leftOut = [...list.leftOut, ...problems]
  const unread = [
    ...list.unread,
    ...unused.map((heading) => `What is listed under “${heading}” goes on no certificate.`),
  ]
  if (problems.length === 0 || holders.length === 0) return { ...list, holders, leftOut, unread }
  const rows = holders.map(({ name, addressParts, provisions, otherInsureds, description }) => {
    const { line1, line2, city, zone, postalCode } = addressParts
    const [insured, ...others] = provisionKinds.map((kind) => (provisions.includes(kind) ? 'Yes' : 'No'))
    const answers = [insured, otherInsureds.join('; '), ...others]
    return [name, line1, line2, city, zone, postalCode, ...answers, description].map((part) => part ?? '')
  })
  const { fileId, fileName } = await journal.call(exportTable, {
    name: 'Holder list',
    columns: [...holderListHeadings],
    rows,
    format: 'csv',
  })
  return { id: fileId, name: fileName, holders, leftOut, unread }
}

/** The holders that the newest attached text or document lists line by line, like pasted ones. */
async function written(task: Task): Promise<PastedList | undefined> {
  const file = task.files.at(-1)
  if (!file) return undefined
  const { reading } = await readFileOf(task, file.id)
  const list = pastedHolders(reading.pages.flatMap(({ lines }) => lines.map(({ text }) => text)).join('\n'))
  return list.holders.some((holder) => missingParts(holder).length === 0) ? list : undefined
}

/** Writes what was pasted as a list. Rows that are not whole stay out of it. */
async function listOf(
  { journal, today }: Task,
  { holders, said }: { holders: readonly PastedHolder[]; said: readonly string[] },
) {
  const unfinished = holders.filter((holder) => missingParts(holder).length > 0)
  const leftOut = unfinished.map(unfinishedWords)
  const whole = holders.filter((holder) => missingParts(holder).length === 0)
  if (whole.length === 0) return { id: null, name: '', leftOut, unread: [] }
  const words = said.join('\n')
  const unread = whole.flatMap(({ name, note }) =>
    note.replaceAll(provisionNote, '').match(/[\p{L}\d]/u)
      ? [`${name}: "${note}" is not on the certificate as far as it asks for more than its columns say.`]
      : [],
  )
  const rows = whole.map(({ name, line1, line2, city, zone, postalCode, note }) => {
    const wanted = requestedProvisions([note.replace(barePrimary, 'primary wording'), words])
    const insureds = requestedInsureds([note, words], {
      holder: name,
      isWanted: wanted.additionalInsured ?? false,
    })
    const answer = (isWanted: boolean) => (isWanted ? 'Yes' : 'No')
    const answers = [
      answer(insureds.isHolder),
      insureds.others.join('; '),
      answer(wanted.waiverOfSubrogation),
      answer(wanted.primaryNoncontributory),
    ]
    const { description } = describedJob([words], { today, holder: name })
    return [name, line1, line2, city, zone, postalCode, ...answers, description ?? '']
  })
  const { fileId, fileName } = await journal.call(exportTable, {
    name: 'Holder list',
    columns: [...holderListHeadings],
    rows,
    format: 'csv',
  })
  return { id: fileId, name: fileName, leftOut, unread }
}

/** The words of a note that the columns of the list say. */
const provisionNote =
  /\b(?:additional(?:ly)? insureds?|AI|WOS|waivers?(?: of subro\w*)?|waiver|primary|non-?\s?contrib\w*|PNC|P ?& ?N-?C|and|with|w\/|needs?|wants?|requires?|as|also|please|pls|plus|no|not|wording|status|holder)\b/gi
/** In a note, primary alone is the wording. */
const barePrimary = /\bprimary\b(?!.*\bnon-?\s?contrib)/i

type Holders = Awaited<ReturnType<typeof readHolders.run>>['holders']

function summary(
  accountName: string,
  { holders, leftOut, unread }: { holders: Holders; leftOut: readonly string[]; unread: readonly string[] },
): string {
  const rows = holders.map(({ name, address, provisions, otherInsureds, description, sameAs }, at) => {
    const notes = [
      ...provisions.map((kind) => provisionLabels[kind]),
      ...otherInsureds.map((other) => `Additional insured: ${cell(other)}`),
      ...(description ? [cell(description)] : []),
      ...(sameAs === null ? [] : [`Same as number ${sameAs + 1}`]),
    ]
    return `| ${at + 1} | ${cell(name)} | ${cell(address)} | ${notes.join('; ')} |`
  })
  const one = holders.length === 1
  const repeated = holders.filter(({ sameAs }) => sameAs !== null).length
  return [
    `${holders.length} ${one ? 'certificate' : 'certificates'} of ${accountName} ${one ? 'is' : 'are'} ready. Nothing is issued until you approve it.`,
    '',
    '| No. | Holder | Address | Notes |',
    '| --- | --- | --- | --- |',
    ...rows.slice(0, 100),
    ...(rows.length > 100 ? ['', `The approval lists the other ${rows.length - 100}.`] : []),
    ...(repeated > 0
      ? [
          '',
          `${repeated} ${repeated === 1 ? 'line repeats' : 'lines repeat'} a holder. Each line gets its own certificate.`,
        ]
      : []),
    ...(unread.length > 0 ? ['', ...unread.map((line) => `- ${line}`)] : []),
    ...(leftOut.length > 0 ? ['', ...leftOutLines(leftOut)] : []),
  ].join('\n')
}

function leftOutLines(leftOut: readonly string[]): string[] {
  return [
    '**Left out until they are complete:**',
    ...leftOut.map((words) => `- ${words}`),
    '',
    leftOut.length === 1
      ? 'Send the complete line, and I will prepare this certificate too.'
      : 'Send the complete lines, and I will prepare these certificates too.',
  ]
}

function unfinishedWords(holder: PastedHolder): string {
  const words = [...(holder.name === '' ? ['name'] : []), ...missingParts(holder)]
  const name = holder.name || holder.line1 || 'A holder without a name'
  return `${name}: ${new Intl.ListFormat('en-US').format(words)} missing`
}
