import { Lexer, type MarkedToken } from 'marked'

// A longer text is a document and belongs in a document's frame; reading it would hold up every key press.
const longestRead = 60_000

// The reader tries every mark of emphasis with every other, so its time grows with their square: this many take 0.2 s.
const mostMarks = 500

/** The blocks of a text, or undefined when nobody could mean it to be read as Markdown. */
export function readMarkdown(text: string): MarkedToken[] | undefined {
  if (text.length > longestRead || marksIn(text) > mostMarks) return undefined
  try {
    return Lexer.lex(text, { gfm: true }) as MarkedToken[]
  } catch (error) {
    // Thousands of quotes within quotes: the reader goes one call deeper for each.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

function marksIn(text: string): number {
  return text.match(/[*_~]+/g)?.length ?? 0
}
