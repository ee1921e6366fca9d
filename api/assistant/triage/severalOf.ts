import { nameKey } from '../../knowledge/index.ts'
import type { Ask } from './findAsks.ts'
import { findParties } from './findParties.ts'
import { findParty, type Party } from './findParty.ts'
import { linesLike } from './isOfLine.ts'
import { lineNames } from './lineWords.ts'
import type { MessageText } from './messageText.ts'
import { numberIn } from './numberIn.ts'
import { canceledObjects } from './referringBack.ts'
import { namesOfClient } from './requestOf.ts'
import { saidOf } from './saidOf.ts'
import { standingOf } from './standing.ts'
import type { TriageAccount, TriageMessage, TriagePolicy } from './triageMessage.ts'

/** The policies that a message orders to cancel by name, when they are several but not all: `and cancel the umbrella too`. */
export function canceledPolicies(
  ask: Ask,
  { text, account }: { readonly text: MessageText; readonly account: TriageAccount | null },
): readonly TriagePolicy[] {
  const said = saidOf(text, ask)
  if (!account || standingOf(ask.type, said, account.names)) return []
  const held = account.policies.filter(({ isEnded }) => !isEnded)
  const named = canceledObjects(said).flatMap((object) => {
    const numbered = held.filter(({ policyNumber }) => policyNumber && numberIn(object, policyNumber))
    if (numbered.length > 0) return numbered
    return lineNames.flatMap(([line, words]) => {
      const ofLine = held.filter(({ type }) => linesLike(line).includes(type))
      return words.test(object) && ofLine.length === 1 ? ofLine : []
    })
  })
  const policies = held.filter((policy) => named.includes(policy))
  return policies.length === held.length ? [] : policies
}

/** The holders of several certificates that one message asks for. */
export function holdersIn({
  message,
  text,
  account,
}: {
  message: TriageMessage
  text: MessageText
  account: TriageAccount | null
}): readonly Party[] {
  const own = namesOfClient(message, account).map(nameKey)
  const isSpoken = message.channel === 'CALL'
  const named = (words: string) => findParties(words, (name) => own.includes(nameKey(name)), { isSpoken })
  const found = named(text.full)
  if (found.length > 1 || isSpoken) return found
  // `For Lewiston Mills LLC hold off until Friday`: another certificate, which waits.
  const held = text.sentences.flatMap(({ text: words }) => {
    const name = heldFor.exec(words)?.groups?.['name']
    return name && standingOf('CREATE_CERTIFICATE', [{ text: words, isDenied: false }])?.kind === 'HELD'
      ? [{ words, party: { name, address: null } }]
      : []
  })
  if (held.length === 0) return found
  const rest = held.reduce((left, { words }) => left.replace(words, ' '), text.full)
  const { name, address } = findParty(rest, namesOfClient(message, account), { isSpoken, answers: [] })
  const others = held.map(({ party }) => party).filter((party) => nameKey(party.name) !== nameKey(name ?? ''))
  return name === null || others.length === 0 ? found : [{ name, address }, ...others]
}

const heldFor =
  /\b[Ff]or (?:the )?(?<name>\p{Lu}[\p{L}\p{N}'’&/-]*(?:\s+(?:(?:of|and|&|the)\s+)?\p{Lu}[\p{L}\p{N}'’&/.-]*){1,6})/u
