interface Measure {
  /** The width of a text. */
  (text: string): number
}

/** A line of a broken text, with the space at its end that was there, and where the next one begins in the text. */
export interface BrokenLine {
  readonly text: string
  readonly next: number
}

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Breaks a text into lines of at most this width: at spaces, after hyphens and slashes, else within a word. */
export function breakLines(text: string, width: number, measure: Measure): BrokenLine[] {
  const lines: BrokenLine[] = []
  let start = 0
  for (const paragraph of text.split('\n')) {
    for (const line of brokenParagraph(paragraph, width, measure))
      lines.push({ text: line.text, next: start + line.next })
    start += paragraph.length + 1
    const last = lines.pop()
    // The line break itself belongs to the line that it ends.
    if (last) lines.push({ text: `${last.text.trimEnd()} `, next: Math.min(start, text.length) })
  }
  return lines
}

function brokenParagraph(paragraph: string, width: number, measure: Measure): BrokenLine[] {
  const lines: BrokenLine[] = []
  let line = ''
  let end = 0
  function close(): void {
    lines.push({ text: line.replace(/\s+$/, ' '), next: end })
    line = ''
  }
  for (const [piece] of paragraph.matchAll(/\s+|[^\s/-]*[/-]+|[^\s/-]+/g)) {
    const isSpace = piece.trim() === ''
    if (!isSpace && line !== '' && measure(line + piece) > width) close()
    if (isSpace && line === '' && lines.length > 0) {
      // A space at which a line was broken is not the beginning of the next.
      end += piece.length
      continue
    }
    if (isSpace || measure(line + piece) <= width) {
      line += piece
      end += piece.length
      continue
    }
    // Letter by letter, because shaping each beginning of a long word anew takes the square of its length.
    let filled = measure(line)
    let own: string[] = []
    for (const { segment } of letters.segment(piece)) {
      const added = measure(segment)
      if (line !== '' && filled + added > width) {
        // Shaped together letters may be wider than one by one: what is too much begins the next line.
        const over: string[] = []
        while (own.length > 1 && measure(line) > width) {
          const last = own.pop() ?? ''
          over.unshift(last)
          line = line.slice(0, -last.length)
        }
        const rest = over.join('')
        end -= rest.length
        close()
        line = rest
        end += rest.length
        filled = measure(rest)
        own = over
      }
      line += segment
      own.push(segment)
      filled += added
      end += segment.length
    }
  }
  close()
  return lines
}
