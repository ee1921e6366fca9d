import { ReadingError } from './ReadingError.ts'

type FileFormat = 'pdf' | 'image' | 'docx' | 'xlsx' | 'csv' | 'html' | 'text' | 'eml' | 'msg'

const endings: Readonly<Record<string, FileFormat>> = {
  csv: 'csv',
  tsv: 'csv',
  htm: 'html',
  html: 'html',
  eml: 'eml',
  txt: 'text',
  text: 'text',
  md: 'text',
  log: 'text',
}

const mimeTypes: Readonly<Record<string, FileFormat>> = {
  'text/csv': 'csv',
  'text/html': 'html',
  'message/rfc822': 'eml',
  'text/plain': 'text',
}

/** How a PNG, a JPEG and the two kinds of TIFF begin. */
const pictures = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x49, 0x49, 0x2a, 0x00],
  [0x4d, 0x4d, 0x00, 0x2a],
]

/** What a file is: its bytes decide; where they do not, its name does. */
export function fileFormat(
  bytes: Uint8Array,
  { name, mimeType }: { name: string; mimeType?: string },
): FileFormat {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 4096))
  // The signature may follow a few bytes of anything.
  if (start.slice(0, 1024).includes('%PDF-')) return 'pdf'
  if (pictures.some((signature) => signature.every((byte, at) => bytes[at] === byte))) return 'image'
  if (start.startsWith('PK\u0003\u0004')) return officeFormat(bytes)
  if (start.startsWith('\xd0\xcf\x11\xe0')) return oldFormat(name)
  const ending = /\.(\w+)$/.exec(name.toLowerCase())?.[1] ?? ''
  const isText = !start.includes('\0') || /^(\xff\xfe|\xfe\xff)/.test(start)
  if (!isText)
    throw new ReadingError(
      'This kind of file cannot be read. Upload a PDF, image, Word, Excel, email or text file.',
    )
  const byName = endings[ending] ?? mimeTypes[mimeType?.split(';')[0] ?? '']
  if (byName && byName !== 'text') return byName
  if (/^\s*(<!doctype html|<html)/i.test(start)) return 'html'
  if (/^(received|return-path|from|mime-version|message-id|delivered-to|date): .*\n[\w-]+: /i.test(start))
    return 'eml'
  return 'text'
}

function officeFormat(bytes: Uint8Array): FileFormat {
  // The names of a ZIP's parts are not compressed.
  const names = new TextDecoder('latin1').decode(bytes)
  if (names.includes('word/document.xml')) return 'docx'
  if (names.includes('xl/workbook.xml')) return 'xlsx'
  throw new ReadingError('Archives cannot be read. Upload the files inside one by one.')
}

function oldFormat(name: string): FileFormat {
  if (/\.msg$/i.test(name)) return 'msg'
  if (/\.(doc|dot)$/i.test(name))
    throw new ReadingError('This Word document has the old format (.doc). Save it as .docx and upload that.')
  if (/\.xls$/i.test(name))
    throw new ReadingError('This workbook has the old format (.xls). Save it as .xlsx and upload that.')
  return 'msg'
}
