/** How long an address of a file is good, in milliseconds. */
const linkLifetime = 5 * 60_000

/** Signs and checks texts; a signature for one purpose is worth nothing for another. */
interface LinkSigner {
  sign(purpose: string, text: string): string
  isSigned(purpose: string, text: string, signature: string): boolean
}

interface LinkedFile {
  readonly agencyId: string
  readonly id: string
}

/** The signed address of a file, for a few minutes. */
export function fileLink(
  signer: LinkSigner,
  { agencyId, id, name, now }: LinkedFile & { name: string; now: number },
): string {
  // Whole minutes, so that a page loaded twice has the same URL, which the browser has cached.
  const expires = Math.ceil((now + linkLifetime) / 60_000) * 60_000
  const signature = signer.sign('file', signedText({ agencyId, id }, expires))
  return `/files/${id}/${encodeURIComponent(name)}?expires=${expires}&signature=${signature}`
}

/** Whether an address was made by `fileLink` for this file and is still good. */
export function isGoodLink(
  signer: LinkSigner,
  file: LinkedFile,
  link: { search: URLSearchParams; now: number },
): boolean {
  const expires = Number(link.search.get('expires') ?? Number.NaN)
  if (!(expires > link.now)) return false
  return signer.isSigned('file', signedText(file, expires), link.search.get('signature') ?? '')
}

function signedText({ agencyId, id }: LinkedFile, expires: number): string {
  return `${agencyId}\n${id}\n${expires}`
}
