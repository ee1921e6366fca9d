/** A sort of file that is taken in: how it is recognised, and as what it is served. */
interface FileSort {
  readonly mimeType: string
  /** The endings of its names; the first is given to a file without a fitting one. */
  readonly endings: readonly string[]
  matches(start: Uint8Array): boolean
  /** Whether the ending has to fit too, because the content alone does not tell. */
  readonly needsEnding?: boolean
}

/** How many bytes at the start of a file identify its type. */
export const tellingBytes = 4_096

/** A message begins with its header's fields, RFC 5322; mailboxes put a line `From ` before them. */
const emailHeader = /^(\u00EF\u00BB\u00BF)?\s*(From |[\w-]+:)/

/** What the parts of an Office document are called; any other ZIP is none. */
const officePart = /\[Content_Types\]\.xml|_rels\/|docProps\/|customXml\/|word\/|xl\/|ppt\//

/** In order: the first that fits wins. */
const sorts: readonly FileSort[] = [
  { mimeType: 'application/pdf', endings: ['pdf'], matches: (start) => indexOf(start, '%PDF-', 1_024) >= 0 },
  { mimeType: 'image/png', endings: ['png'], matches: begins('\x89PNG\r\n\x1a\n') },
  { mimeType: 'image/jpeg', endings: ['jpg', 'jpeg'], matches: begins('\xff\xd8\xff') },
  { mimeType: 'image/gif', endings: ['gif'], matches: begins('GIF8') },
  {
    mimeType: 'image/webp',
    endings: ['webp'],
    matches: (start) => begins('RIFF')(start) && indexOf(start, 'WEBP', 12) === 8,
  },
  {
    mimeType: 'image/heic',
    endings: ['heic', 'heif'],
    matches: (start) => /^ftyp(heic|heix|mif1|msf1|heim|hevc)/.test(latin(start.subarray(4, 12))),
  },
  {
    mimeType: 'image/tiff',
    endings: ['tif', 'tiff'],
    matches: (start) => begins('II*\0')(start) || begins('MM\0*')(start),
  },
  office('vnd.openxmlformats-officedocument.wordprocessingml.document', 'docx'),
  office('vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'xlsx'),
  office('vnd.openxmlformats-officedocument.presentationml.presentation', 'pptx'),
  olderOffice('msword', 'doc'),
  olderOffice('vnd.ms-excel', 'xls'),
  olderOffice('vnd.ms-powerpoint', 'ppt'),
  olderOffice('vnd.ms-outlook', 'msg'),
  { mimeType: 'application/rtf', endings: ['rtf'], matches: begins('{\\rtf') },
  {
    mimeType: 'message/rfc822',
    endings: ['eml'],
    matches: (start) => !start.includes(0) && emailHeader.test(latin(start)),
    needsEnding: true,
  },
  plain('text/csv', 'csv'),
  plain('text/plain', 'txt'),
]

export interface Told {
  readonly mimeType: string
  /** The ending that the file's name should have. */
  readonly ending: string
}

/** What sort of file this is, by its beginning and its name's ending; null when it is none that is taken. */
export function tellSort(start: Uint8Array, name: string): Told | null {
  const ending = endingOf(name)
  for (const { mimeType, endings, matches, needsEnding = false } of sorts) {
    const fits = endings.includes(ending)
    if ((needsEnding && !fits) || !matches(start)) continue
    return { mimeType, ending: fits ? ending : (endings[0] ?? ending) }
  }
  return null
}

/** The ending of a name in small letters, without the dot; empty when it has none. */
function endingOf(name: string): string {
  const dot = name.lastIndexOf('.')
  return dot <= 0 ? '' : name.slice(dot + 1).toLowerCase()
}

function office(type: string, ending: string): FileSort {
  return {
    mimeType: `application/${type}`,
    endings: [ending],
    matches: (start) => begins('PK\x03\x04')(start) && officePart.test(latin(start)),
    needsEnding: true,
  }
}

function olderOffice(type: string, ending: string): FileSort {
  const matches = begins('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')
  return { mimeType: `application/${type}`, endings: [ending], matches, needsEnding: true }
}

function plain(mimeType: string, ending: string): FileSort {
  const matches = (start: Uint8Array) => !start.includes(0) || isUtf16(start)
  return { mimeType, endings: [ending], matches, needsEnding: true }
}

/** Every other byte of UTF-16 text may be zero: its byte order mark distinguishes it from other files. */
function isUtf16(start: Uint8Array): boolean {
  return begins('\xff\xfe')(start) || begins('\xfe\xff')(start)
}

function begins(signature: string): (start: Uint8Array) => boolean {
  return (start) => latin(start.subarray(0, signature.length)) === signature
}

function indexOf(start: Uint8Array, text: string, within: number): number {
  return latin(start.subarray(0, within)).indexOf(text)
}

function latin(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes)
}
