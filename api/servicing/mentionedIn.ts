import type { AgencyUserRow } from '../identity/index.ts'

/** The users mentioned with @ in a text, each once. Names are compared ignoring case. */
export function mentionedIn(text: string, users: Iterable<AgencyUserRow>): readonly AgencyUserRow[] {
  if (!text.includes('@')) return []
  return [...users].filter(({ name }) =>
    // Not in an email address, and not at the start of a longer name.
    new RegExp(String.raw`(?<![\p{L}\p{N}_.%+-])@${escaped(name)}(?![\p{L}\p{N}_])`, 'iu').test(text),
  )
}

function escaped(text: string): string {
  return text.replaceAll(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`)
}
