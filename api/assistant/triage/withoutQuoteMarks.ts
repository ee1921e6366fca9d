/** Own words between quoted lines, without the marks and headers of what is quoted. */
export function withoutQuoteMarks(own: string): string {
  return /^\s*>/m.test(own)
    ? own
        .split('\n')
        .map((line) => (/^\s*>/.test(line) ? withoutHeader(line) : line))
        .join('\n')
        .replaceAll(/\n{3,}/g, '\n\n')
        .trim()
    : own
}

/** The header lines of a message that is passed on are no words of its sender. */
export function withoutHeader(forwarded: string): string {
  return forwarded
    .split('\n')
    .map((line) => line.replace(/^\s*>+ ?/, ''))
    .filter(
      (line) =>
        !/^\s*(-{2,}|_{3,}\s*$|\*?(from|to|cc|sent|date|reply-to)\s*:\*?\s|begin forwarded)/i.test(line),
    )
    .map((line) => line.replace(/^\s*\*?subject\s*:\*?\s*/i, ''))
    .join('\n')
    .trim()
}
