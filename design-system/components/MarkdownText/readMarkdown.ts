import { Lexer, type MarkedToken } from 'marked'

// A longer text is a document and belongs in a document's frame; reading it would hold up every key press.
const longestRead = 60_000

/** The blocks of a text, or undefined when nobody could mean it to be read as Markdown. */
export function readMarkdown(text: string): MarkedToken[] | undefined {
  if (text.length > longestRead) return undefined
  try {
    return Lexer.lex(text, { gfm: true }) as MarkedToken[]
  } catch (error) {
    // Thousands of quotes within quotes: the reader goes one call deeper for each.
    if (error instanceof RangeError) return undefined
    throw error
  }
}
