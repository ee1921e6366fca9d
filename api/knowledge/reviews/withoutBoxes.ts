const box = /(?:\[ ?[xX✓✔]? ?\]|\( ?[xX]? ?\)|[☐☒☑✓✔✕✖✗✘■□]|(?<!\S)X(?=\s+[A-Z]))\s*/
const isTicked = /[xX✓✔☒☑✕✖✗✘■]/
/** What forms print beside the name of a line without a box of its own. */
const printed = /\s*\b(?:claims[- ]made|occur\b|gen'?l agg|any propriet|any auto\b|ded\b|retention\b).*$/is

/**
 * The name of a line or a limit without the boxes printed beside it: "AUTOMOBILE LIABILITY [ ] ANY AUTO [X] OWNED" is
 * "AUTOMOBILE LIABILITY", and "[ ] UMBRELLA LIAB [X] EXCESS LIAB" is "EXCESS LIAB".
 */
export function withoutBoxes(title: string): string {
  const [first = '', ...rest] = title.split(box)
  if (rest.length === 0) return first.trim()
  const marks = [...title.matchAll(new RegExp(box, 'g'))].map(([mark]) => isTicked.test(mark))
  const name = first.trim() === '' ? (rest[Math.max(0, marks.indexOf(true))] ?? '') : first
  return name.replace(printed, '').trim() || name.trim()
}
