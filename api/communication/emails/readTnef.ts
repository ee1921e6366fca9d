/** What Outlook packs into winmail.dat (MS-OXTNEF). */
interface Tnef {
  /** The text of the message, when it is not in a part of its own; else null. */
  readonly text: string | null
  readonly attachments: readonly { readonly name: string; readonly content: Uint8Array }[]
}

const signature = 0x22_3e_9f_78
const attributes = {
  body: 0x00_02_80_0c,
  attachment: 0x00_06_90_02,
  attachmentName: 0x00_01_80_10,
  attachmentContent: 0x00_06_80_0f,
} as const

/** Reads winmail.dat as far as it is whole; null if it is none. */
export function readTnef(bytes: Uint8Array): Tnef | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.byteLength < 6 || view.getUint32(0, true) !== signature) return null
  let text: string | null = null
  const attachments: { name: string; content: Uint8Array }[] = []
  // A level (1 byte), an attribute and its length (4 each), the data, and a checksum (2).
  for (let at = 6; at + 9 <= bytes.byteLength;) {
    const attribute = view.getUint32(at + 1, true)
    const end = at + 9 + view.getUint32(at + 5, true)
    if (end > bytes.byteLength) break
    const data = bytes.subarray(at + 9, end)
    const last = attachments.at(-1)
    if (attribute === attributes.body) text = textIn(data)
    else if (attribute === attributes.attachment) attachments.push({ name: '', content: new Uint8Array() })
    else if (attribute === attributes.attachmentName && last) last.name = textIn(data)
    else if (attribute === attributes.attachmentContent && last) last.content = data
    at = end + 2
  }
  return { text, attachments: attachments.filter(({ content }) => content.byteLength > 0) }
}

function textIn(data: Uint8Array): string {
  return new TextDecoder('windows-1252').decode(data).replace(/\0.*$/s, '')
}
