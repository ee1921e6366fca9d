const title = /^(?:mr|mrs|ms|mx|dr|prof|rev)\.?$/i
/** Whoever reads a shared mailbox has another name than it. */
const mailbox =
  /^(?:office|front|admin|info|accounting|accounts|billing|bookkeeping|dispatch|operations|reception|service|sales|team|hr|insurance|the)$/i
const firm = /\b(?:llc|inc|corp|co|ltd|lp|llp|pllc|company|trust|group)\b/i

/** How to address a person in a letter: by first name, or by full name if it has a title or is a business. */
export function calledName(name: string | null): string | null {
  const whole = name?.trim().replaceAll(/\s+/g, ' ') ?? ''
  const [first = ''] = whole.split(' ')
  if (title.test(first) || firm.test(whole)) return whole
  if (mailbox.test(first)) return null
  return /^\p{L}[\p{L}'’-]+$/u.test(first) ? first : null
}

/** Whether a name says by its form that it is a firm's. */
export function isBusiness(name: string): boolean {
  return firm.test(name)
}

/** The salutation of a letter: `Hello Maria,`. */
export function greeting(name: string | null): string {
  const called = calledName(name)
  return called === null ? 'Hello,' : `Hello ${called},`
}
