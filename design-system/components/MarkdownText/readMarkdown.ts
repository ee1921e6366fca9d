import { Lexer, type MarkedToken } from 'marked'

// A longer text is a document and belongs in a DocumentFrame; parsing it would block every keystroke.
const longestRead = 60_000

// The parser compares every emphasis mark with every other, so its time is quadratic: this many take 0.2 s.
const mostMarks = 500

/** The blocks of a text, or undefined when it is too extreme to be Markdown. */
export function readMarkdown(text: string): MarkedToken[] | undefined {
  if (text.length > longestRead || marksIn(text) > mostMarks) return undefined
  try {
    return Lexer.lex(text, { gfm: true }) as MarkedToken[]
  } catch (error) {
    // For thousands of nested quotes the parser recurses once per level.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

function marksIn(text: string): number {
  return text.match(/[*_~]+/g)?.length ?? 0
}
