/** What staff read beside a drafted reply of what the client asks for and nobody has taken up; `notHandledIn` reads it back. */
export function notHandledNote(sentences: readonly string[]): string {
  return sentences.length === 0
    ? ''
    : `${opening} ${sentences.map((each) => `"${each.replaceAll(/["“”]/g, "'")}"`).join(' ')}`
}

/** The note on what is not handled in what staff read beside a reply; null without one. */
export function notHandledIn(reason: string): string | null {
  return /Not handled yet: "[^]*"/.exec(reason)?.[0] ?? null
}

const opening = 'Not handled yet:'
