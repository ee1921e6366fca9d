const box = /(?:\[ ?[xX✓✔]? ?\]|\( ?[xX]? ?\)|[☐☒☑✓✔✕✖✗✘■□])\s*/
const isTicked = /[xX✓✔☒☑✕✖✗✘■]/

/**
 * The name of a line or a limit without the boxes printed beside it: "AUTOMOBILE LIABILITY [ ] ANY AUTO [X] OWNED" is
 * "AUTOMOBILE LIABILITY", and "[ ] UMBRELLA LIAB [X] EXCESS LIAB" is "EXCESS LIAB".
 */
export function withoutBoxes(title: string): string {
  const [first = '', ...rest] = title.split(box)
  if (rest.length === 0 || first.trim() !== '') return first.trim()
  const marks = [...title.matchAll(new RegExp(box, 'g'))].map(([mark]) => isTicked.test(mark))
  return (rest[Math.max(0, marks.indexOf(true))] ?? '').trim()
}
