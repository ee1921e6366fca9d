import type { AddressFound } from './findAddress.ts'
import type { Candidate } from './findParty.ts'

/** People who write everything in small letters: `need a coi for summit builders llc by friday`. */
export function smallNames(text: string, addresses: readonly AddressFound[]): Candidate[] {
  const firms = firmsBefore(text, addresses)
  if (/\p{Lu}[\p{L}]+ \p{Lu}[\p{L}]+/u.test(text)) return firms
  const patterns = [
    /\bholder(?: is|:| -| =)?\s+(?:the\s+)?(?<name>[\p{L}\p{N}&' ]{3,60}?)(?=\s*(?:[,.!?(\n]|\d|$))/giu,
    /\b(?:certs?|cois?|certificates?|proof of ins(?:urance)?|additional insured)\b[^.!?\n]{0,40}?\b(?:for|4|to|naming)\s+(?:the\s+)?(?<name>[\p{L}\p{N}&' ]{3,50}?)(?=\s*(?:[,.!?(\n]|\b(?:by|asap|at \d|as|they|for|before|so|because|on|and|who|address|its?|in|today|tomorrow|please|pls|thanks|need)\b|\d|$))/giu,
    /\b(?:add|list|name|put)\s+(?:the\s+)?(?<name>[\p{L}\p{N}&' ]{3,50}?)\s+(?:as|to (?:our|my|the)|on (?:our|my|the))\b/giu,
  ]
  const named = patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => ({
      name: titleCased(match.groups?.['name'] ?? ''),
      at: match.index,
      points: 2.5,
    })),
  )
  return [...firms, ...named]
}

/** A firm or public body in small letters right before its address: `herzog rents inc 1210 w valley hwy`. */
function firmsBefore(text: string, addresses: readonly AddressFound[]): Candidate[] {
  return addresses.flatMap(({ start }) => {
    const line =
      text
        .slice(0, start)
        .split(/\n|(?<=\p{Ll}{2}[.!?])\s/u)
        .at(-1) ?? ''
    const name =
      /^\s*(?<name>[\p{Ll}\p{N}&'’. -]{3,60}\b(?:inc|llc|corp|co|lp|llp|ltd|company|district|schools?|college|university|church|parish|county|township|authority|commission|department|association|hoa|hospital|library|museum|club)\b)[\s,.]*$/u.exec(
        line,
      )?.groups?.['name']
    return name === undefined ? [] : [{ name: titleCased(name), at: start - line.length, points: 4.9 }]
  })
}

function titleCased(name: string): string {
  return name.trim().replaceAll(/\b(?!of\b|the\b|and\b|for\b|at\b)\p{L}/gu, (letter) => letter.toUpperCase())
}
