/** The code in what somebody typed or pasted: a run of just so many digits, else the first of all that are there. */
export function codeIn(text: string, length: number): string {
  const alone = new RegExp(String.raw`(?<!\d)\d{${length}}(?!\d)`).exec(text)?.[0]
  return alone ?? text.replaceAll(/\D/g, '').slice(0, length)
}
