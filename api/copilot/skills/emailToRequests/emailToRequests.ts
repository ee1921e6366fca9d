import { typeLabels } from '../../../servicing/index.ts'
import { readFileOf } from '../../documents/documentReading.ts'
import type { Reply, Task } from '../../runs/task.ts'
import { openRequests } from '../../tools/openRequests.ts'
import { readFile } from '../../tools/readFile.ts'
import { readRequests } from '../../tools/readRequests.ts'
import { accountOf } from '../accountOf.ts'
import { cell } from '../citations.ts'
import { defineSkill, type Skill } from '../skill.ts'
import { phrasings } from './phrasings.ts'

export const emailToRequests: Skill = defineSkill({
  name: 'email-to-requests',
  title: 'Email to service requests',
  workName: 'Service requests',
  description: 'Turns a pasted or attached email into service requests, one for each thing it asks for.',
  preset: null,
  phrasings,
  inputs: [],
  makes: 'Service requests that are opened once a person approves them',
  run,
})

async function run(task: Task): Promise<Reply> {
  const { journal, today, workspace } = task
  const written = pastedEmail(task) ?? (await attachedEmail(task))
  if (!written)
    return {
      text: 'Paste the email with its sender and subject, or attach it as a file.',
      question: { topic: 'email' },
    }
  const email = { ...headersOf(written), receivedOn: today }
  // "An email from Casco Roofing": whoever passes it on says whose it is.
  const accountId = workspace.accountId ?? (await accountOf(task)).account?.id ?? null
  const read = await journal.call(readRequests, { email, accountId })
  const { requests, accountName, digest } = read
  if (requests.length === 0)
    return { text: 'I found nothing in this email that asks the agency for something, so I opened nothing.' }
  await journal.propose(openRequests, { email, accountId, digest })
  const isOne = requests.length === 1
  return {
    text: [
      `The email asks for ${isOne ? '1 thing' : `${requests.length} things`}. ${isOne ? 'The service request is' : 'The service requests are'} opened once you approve.`,
      '',
      `Account: ${accountName === null ? '**unknown**. No account matches with certainty; you can choose it on the request.' : `**${accountName}**`}`,
      '',
      '| Type | Details | Missing |',
      '| --- | --- | --- |',
      ...requests.map(
        ({ type, details, missing }) =>
          `| ${typeLabels[type]} | ${cell(details.slice(0, 300))} | ${cell(missing.join(', '))} |`,
      ),
    ].join('\n'),
  }
}

/** The email in the message; instructions to Cara are on the first line. */
function pastedEmail({ request, answered }: Task): string | null {
  const text = request.trim()
  if (answered?.topic === 'email' && /\s\S+\s/.test(text)) return text
  const header = /^(?:from|subject)\s*:/im.exec(text)
  if (header) return text.slice(header.index)
  const quoted = /["“]([^"”]{40,})["”]/.exec(text)?.[1]
  if (quoted) return quoted.trim()
  const [first = '', ...rest] = text.split('\n')
  const body = rest.join('\n').trim()
  if (body !== '') return body
  const colon = first.indexOf(':')
  const after = colon < 0 ? '' : first.slice(colon + 1).trim()
  return after.split(/\s+/).length >= 4 ? after : null
}

/** The newest attached email or letter, as text. */
async function attachedEmail(task: Task): Promise<string | null> {
  const { journal, files } = task
  const file =
    files.findLast(({ name }) => /\.(?:eml|msg)$/i.test(name)) ?? files.findLast(({ isNew }) => isNew)
  if (!file) return null
  await journal.call(readFile, { fileId: file.id, name: file.name })
  const { reading } = await readFileOf(task, file.id)
  const texts = reading.blocks.map((block) =>
    block.kind === 'table'
      ? [...(block.header ? [block.header] : []), ...block.rows]
          .map((row) => row.map(({ text }) => text))
          .map(([label = '', ...cells]) => `${label.replace(/:$/, '')}: ${cells.join(' ')}`)
          .join('\n')
      : asWritten(block.lines.map(({ line }) => line.text)),
  )
  return texts.join('\n\n').slice(0, 100_000) || null
}

/** A line shorter than this was ended by its writer, as in a signature, not by the width of the page. */
const shortLine = 45

function asWritten(lines: readonly string[]): string {
  return lines
    .map((text) => (text.length < shortLine ? `${text}\n` : `${text} `))
    .join('')
    .trim()
}

const header = /^(from|to|cc|bcc|date|sent|subject|importance|reply-to)\s*:\s*(.*)$/i

/** Sender, subject and text of an email that begins with its headers, or has none. */
function headersOf(written: string) {
  const values = new Map<string, string>()
  const lines = written.split('\n')
  let at = 0
  for (; at < lines.length; at++) {
    const line = (lines[at] ?? '').trim()
    const [, name, value = ''] = header.exec(line) ?? []
    if (name) values.set(name.toLowerCase(), value.trim())
    else if (line !== '' || values.size === 0) break
  }
  const from = values.get('from') ?? ''
  const fromEmail = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/.exec(from)?.[0] ?? null
  const fromName = from
    .replace(/[<([]?[\w.+-]+@[\w.-]+[>)\]]?/, '')
    .replaceAll('"', '')
    .trim()
  const body = lines.slice(at).join('\n').trim()
  return {
    fromName: fromName.slice(0, 200) || null,
    fromEmail,
    subject: values.get('subject')?.slice(0, 500) || null,
    body: (body || written).slice(0, 100_000),
  }
}
