/** A message's text, taken apart. */
export interface MessageParts {
  /** What the sender wrote, without signature and quotation. */
  readonly own: string
  readonly signature: string
  /** Earlier messages of the conversation that a mail program repeats. */
  readonly quoted: string
  /** Somebody else's message that the sender passes on. */
  readonly forwarded: string
}

/** The line at which a mail program begins to repeat what was written before. */
const quoteStarts: readonly RegExp[] = [
  /^\s*(on|am|le|el)\b.{6,200}\b(wrote|schrieb|a écrit|escribió)\s*:\s*$/i,
  /^-{2,}\s*original message\s*-{2,}/i,
  /^_{20,}\s*$/,
  /^\s*>{1,}/,
]

const forwardStarts: readonly RegExp[] = [
  /^\s*-{2,}\s*forwarded message\s*-{2,}/i,
  /^\s*begin forwarded message\s*:/i,
  /^\s*-{2,}\s*forwarded by .+-{2,}/i,
  /^-{5} Attached: .+ -{5}$/,
]

/** What the file of this name says, as it stands below the message that it is attached to. */
export function asAttached(name: string, text: string): string {
  return `----- Attached: ${name} -----\n\n${text}`
}

/** A message without what its attachments say. */
export function withoutAttached(text: string): string {
  return text.replace(/^-{5} Attached: .+ -{5}$[\s\S]*/m, '').trim()
}

/** A block like `From: … / Sent: … / Subject: …`, as Outlook writes it above what it repeats. */
const headerBlock =
  /^\s*\*?(from|von|de)\s*:\*?\s.+\n(?:\s*\*?(sent|date|to|cc|subject|gesendet|an)\s*:.*\n){2,}/im

const signatureStarts: readonly RegExp[] = [
  /^--\s*$/,
  /^_{3,}\s*$/,
  /^\s*(sent|get) (from|outlook for) (my )?\w+/i,
  /^\s*(this (e-?mail|message)|confidentiality( notice)?|notice:|disclaimer)\b.*(confidential|privileged|intended)/i,
]

const closings =
  /^\s*(many |kind(est)? |best |warm(est)? |with )?(thanks|thank you|thx|regards|best|cheers|sincerely|respectfully|yours( truly)?|cordially|talk soon|gracias|merci)( again| so much| in advance| a lot| much)?\s*[,.!-]*\s*$/i

/** `Thanks, Marta` on one line. */
const closingWithName =
  /^\s*(([Mm]any|[Kk]ind(est)?|[Bb]est|[Ww]arm(est)?|[Ww]ith) )?([Tt]hanks|[Tt]hank you|[Tt]hx|[Rr]egards|[Bb]est|[Cc]heers|[Ss]incerely)( again| so much| in advance)?\s*[,–-]\s*\p{Lu}[\p{L}'’.-]+( \p{Lu}[\p{L}'’.-]*){0,2}\s*$/u

/** Takes a plain text apart. Never throws; a text without any of the marks is all the sender's own. */
export function messageParts(text: string, subject: string | null = null): MessageParts {
  const { lines, inset } = withoutInset(text.replaceAll('\r\n', '\n').replaceAll('\u00a0', ' ').split('\n'))
  const cut = cutOf(lines, {
    isForwarding: /^\s*(fwd?|wg|tr)\s*:/i.test(subject ?? ''),
    // What stands below words that answer nothing is passed on with them.
    isNew: subject !== null && !/^\s*(re|aw|sv|antw)\s*:/i.test(subject),
  })
  const { body, signature } = withoutSignature(lines.slice(0, cut.at))
  const rest = lines.slice(cut.at).join('\n').trim()
  const own = body.join('\n').trim()
  const isPassedOn = cut.isForward || pointsBelow.test(own)
  return {
    own,
    signature: signature.join('\n').trim(),
    quoted: isPassedOn ? '' : rest,
    forwarded: [inset, isPassedOn ? rest : ''].filter(Boolean).join('\n\n'),
  }
}

/** A message with its header, quoted between the sender's own words: "Here is what their office sent me:". */
function withoutInset(lines: readonly string[]): { lines: readonly string[]; inset: string } {
  const from = lines.findIndex((line) => /^\s*>\s*\*?(?:from|von|de)\s*:/i.test(line))
  if (from === -1) return { lines, inset: '' }
  const length = lines.slice(from).findIndex((line) => !/^\s*>/.test(line) && line.trim() !== '')
  const inset = lines
    .slice(from, from + length)
    .map((line) => line.replace(/^\s*>\s?/, ''))
    .join('\n')
    .trim()
  // A quotation that goes on to the end is what the message answers or passes on.
  return length === -1 || !headerBlock.test(`${inset}\n`)
    ? { lines, inset: '' }
    : { lines: [...lines.slice(0, from), ...lines.slice(from + length)], inset }
}

/** Words that make what is quoted part of what the sender says. */
export const pointsBelow =
  /\b(see|read|per|as per|handle|do|answer|forwarding|passing on)\b[^.!?\n]{0,30}\b(below|at the (very )?bottom|further down|(e-?mail )?(thread|chain|trail))\b|\bbelow\b[^.!?\n]{0,40}\b(please|need|want|ask)/i

function cutOf(
  lines: readonly string[],
  { isForwarding, isNew }: { isForwarding: boolean; isNew: boolean },
): { at: number; isForward: boolean } {
  const lastOwn = lines.findLastIndex((line) => line.trim() !== '' && !isQuotedLine(line))
  for (const [at, line] of lines.entries()) {
    if (forwardStarts.some((start) => start.test(line))) return { at, isForward: true }
    // Answers between the quoted lines are the sender's own: only a quotation that goes on to the end is cut.
    if (/^\s*>/.test(line) && at < lastOwn) continue
    if (quoteStarts.some((start) => start.test(line))) {
      const quoted = lines.slice(at, at + 8).map((each) => each.replace(/^\s*>\s?/, ''))
      const isMessage = headerBlock.test(`${quoted.join('\n')}\n`)
      return { at, isForward: isForwarding || (isNew && isMessage) }
    }
    // `On Mon, Nov 2, 2026 at 9:14 AM Rosa Delgado <rosa@…>` may break before `wrote:`.
    const joined = `${line} ${lines[at + 1] ?? ''}`
    if (/^\s*on\b/i.test(line) && quoteStarts[0]?.test(joined)) return { at, isForward: false }
    if (
      /^\s*\*?(from|von|de)\s*:/i.test(line) &&
      headerBlock.test(`${lines.slice(at, at + 7).join('\n')}\n`)
    ) {
      const isFirst = lines.slice(0, at).join('').trim().length < 200
      return {
        at,
        isForward:
          isForwarding ||
          (isFirst && isNew) ||
          (isFirst && /\b(fwd?|forward|see below|below|fyi)\b/i.test(lines.slice(0, at).join(' '))),
      }
    }
  }
  return { at: lines.length, isForward: false }
}

function isQuotedLine(line: string): boolean {
  return /^\s*>/.test(line) || quoteStarts.some((start) => start.test(line))
}

function withoutSignature(lines: readonly string[]): {
  body: readonly string[]
  signature: readonly string[]
} {
  const from = Math.max(1, lines.length - 14)
  for (let at = from; at < lines.length; at++) {
    const line = lines[at] ?? ''
    // `Thanks!` before another paragraph ends nothing.
    const isLast = lines.slice(at + 1).every((later) => later.trim().length < 75)
    if (
      signatureStarts.some((start) => start.test(line)) ||
      (isLast && (closings.test(line) || closingWithName.test(line)))
    ) {
      return { body: lines.slice(0, at), signature: lines.slice(at) }
    }
  }
  return { body: lines, signature: [] }
}

/** What a message says now, with what it passes on, and without what was written before either. */
export function withoutEarlier(text: string): string {
  const { own, signature, forwarded } = messageParts(text)
  const [header = '', ...rest] = forwarded.split(/\n\s*\n/)
  const passedOn = rest.length > 0 ? [header, withoutEarlier(rest.join('\n\n'))] : [header]
  return [own, signature, ...passedOn].filter(Boolean).join('\n\n')
}

/** Who wrote the message that is passed on, as its header says. */
export function forwardedSender(forwarded: string): { name: string | null; email: string | null } | null {
  const line = /^\s*>?\s*\*?(?:from|von|de)\s*:\*?\s*(.+)$/im.exec(forwarded)?.[1]
  if (line === undefined) return null
  const email = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/.exec(line)?.[0] ?? null
  const name = line
    .replace(/[<[(]?(mailto:)?[\w.+-]+@[\w.-]+[>\])]?/gi, '')
    .replaceAll(/["'*]/g, '')
    .trim()
  return { name: name === '' ? null : name, email }
}
