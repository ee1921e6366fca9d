const title = /^(?:mr|mrs|ms|mx|dr|prof|rev)\.?$/i
const firm = /\b(?:llc|inc|corp|co|ltd|lp|llp|pllc|company|trust|group)\b/i

/** What to call a person in a letter: the first name, or the whole name when it has a title or is a business. */
export function calledName(name: string | null): string | null {
  const whole = name?.trim().replaceAll(/\s+/g, ' ') ?? ''
  const [first = ''] = whole.split(' ')
  if (title.test(first) || firm.test(whole)) return whole
  return /^\p{L}[\p{L}'’-]+$/u.test(first) ? first : null
}

/** How a letter begins: `Hello Maria,`. */
export function greeting(name: string | null): string {
  const called = calledName(name)
  return called === null ? 'Hello,' : `Hello ${called},`
}
