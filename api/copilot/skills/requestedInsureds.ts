import { additionalInsuredsNamed, unnamedInsureds, wantsHolderInsured } from '../../assistant/index.ts'
import { isSameName } from '../../communication/index.ts'

/** Who is to be an additional insured. */
interface RequestedInsureds {
  /** Whether the holder is. */
  readonly isHolder: boolean
  readonly others: readonly string[]
  /** Roles that nobody gave a name for: `the owner`. */
  readonly unnamed: readonly string[]
}

/**
 * The additional insureds that texts ask for.
 * @param texts Newest first: "remove Bayview Owners LLC" takes back what an earlier one asks for.
 * @param isWanted Whether they ask for an additional insured at all.
 */
export function requestedInsureds(
  texts: readonly string[],
  { holder, isWanted }: { holder: string; isWanted: boolean },
): RequestedInsureds {
  if (!isWanted) return { isHolder: false, others: [], unnamed: [] }
  // Together, as one message may ask for the owner and another one name it.
  const all = texts.join('\n\n')
  const named = additionalInsuredsNamed(all).filter((name) => !isTakenBack(texts, name))
  const others = named.filter(
    (name, at) => !isSameName(name, holder) && named.findIndex((other) => isSameName(other, name)) === at,
  )
  const namesHolder = others.length < named.length && named.some((name) => isSameName(name, holder))
  const unnamed = unnamedInsureds(all).filter((role) => !isHolderRole(texts, role))
  // Where they name others only, the holder is none unless they say so.
  const isOnlyOthers = others.length > 0 && !namesHolder && !texts.some(wantsHolderInsured)
  return { isHolder: !isOnlyOthers, others, unnamed }
}

/** Whether the newest text that asks for a party or takes it back takes it back. */
function isTakenBack(texts: readonly string[], name: string): boolean {
  const refusedAt = texts.findIndex((text) => takesBack(text, name))
  const askedAt = texts.findIndex((text) => additionalInsuredsNamed(text).includes(name))
  return refusedAt >= 0 && (askedAt < 0 || refusedAt <= askedAt)
}

function takesBack(text: string, name: string): boolean {
  const at = text.indexOf(name)
  if (at < 0) return false
  const before = /[^.;\n]*$/.exec(text.slice(0, at))?.[0] ?? ''
  return /\b(?:remove|drop|delete|without|omit|take|leave|not)\b[^.;\n]*$/i.test(before)
}

/** `the certificate holder is the owner`. */
function isHolderRole(texts: readonly string[], role: string): boolean {
  const name = role.replace(/^the /, '')
  return texts.some((text) =>
    new RegExp(
      String.raw`\bholder (?:is|:)\s*(?:the )?${name}\b|\b${name} (?:is|as) (?:the )?(?:certificate )?holder\b`,
      'i',
    ).test(text),
  )
}
