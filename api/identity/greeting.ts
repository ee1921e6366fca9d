const title = /^(?:mr|mrs|ms|mx|dr|prof|rev|pastor|father|rabbi|sister|captain|coach|judge)\.?$/i
/** Whoever reads a shared mailbox has another name than it. */
const mailbox =
  /^(?:certs?|coi|cois|office|front|admin|info|accounting|accounts|billing|bookkeeping|dispatch|operations|reception|service|sales|team|hr|insurance|compliance|notices?|unknown|the|html|test|e-?mail|mail|mailer|webmaster|postmaster|no-?reply|do-?not-?reply|support|contact|customer|client|user|sender|scanner|scan|printer|copier|notifications?|system|desk|mailbox|inbox)$/i
/** `Html Sender`, `Xerox Scanner`: a program or a desk, not a person. */
const noPerson =
  /\b(?:sender|mailer|scanner|printer|copier|user|bot|system|notifications?|desk|team|department|dept|mailbox|inbox|customer|account|compliance|requests?|certificates?)$/i
const firm =
  /\b(?:llc|inc|corp|co|ltd|lp|llp|pllc|company|trust|group|mutual|casualty|indemnity|insurance|funding|underwriting|billing|bank|savings|credit union|mortgage|lending|financial|university|school|city of|town of|county of|builders|contractors|contracting|construction|properties|realty)\b/i

/** How to address a person in a letter: by first name, or by last name with a title. Null for a business, which `account` may name. */
export function calledName(
  name: string | null,
  account: string | null = null,
  { isBusiness = account !== null && firm.test(account) } = {},
): string | null {
  const whole = name?.trim().replaceAll(/\s+/g, ' ') ?? ''
  const [first = ''] = whole.split(' ')
  // `Wanda Pierce, RN`
  const last = whole.replace(/,.*$/, '').split(' ').at(-1) ?? ''
  if (title.test(first)) return `${first} ${last}`
  if (mailbox.test(first) || noPerson.test(whole) || firm.test(whole)) return null
  if (isBusiness && account !== null && isNameOf(account, whole)) return null
  return /^\p{L}[\p{L}'’-]+$/u.test(first) ? first : null
}

/** Whether a name is that of an account, with or without what follows: `Fleetfoot` for `Fleetfoot Couriers LLC`. */
function isNameOf(account: string, name: string): boolean {
  const words = (text: string) =>
    `${text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()} `
  return words(account).startsWith(words(name))
}

/** The salutation of a letter: `Hello Maria,`. */
export function greeting(name: string | null, account: string | null = null): string {
  const called = calledName(name, account)
  return called === null ? 'Hello,' : `Hello ${called},`
}
