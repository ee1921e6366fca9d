import { type FormProblem, type NewField, readFormFields } from '../../documents/index.ts'
import type { Blank, Box, Line, Reading, ReadPage } from '../../reading/index.ts'
import type { Asked } from './formLayout.ts'
import { attributeOf } from './fieldSubject.ts'
import { type LabeledField, labeledFields } from './labeledFields.ts'

/** The fields of a form. */
export type FormFields =
  | {
      readonly ok: true
      readonly fields: readonly LabeledField[]
      /** The fields to be added to a PDF that has none; empty for a fillable one. */
      readonly added: readonly NewField[]
      /** How many lines are left for signatures: they get no field. */
      readonly signatures: number
    }
  | { readonly ok: false; readonly problem: FormProblem }

/** The fields of a fillable PDF, or those that the blanks of a flat one would be. */
export async function formFieldsOf(bytes: Uint8Array, reading: Reading): Promise<FormFields> {
  const read = await readFormFields(bytes)
  if (read.ok)
    return {
      ok: true,
      fields: labeledFields(
        read.fields.filter(({ isReadOnly }) => !isReadOnly),
        reading,
      ),
      added: [],
      signatures: 0,
    }
  return read.problem === 'NO_FIELDS' ? flatForm(reading) : read
}

/** A form asks at least so much. */
const fewestFields = 4
/** A page with fewer blanks than this is to be read, not filled in. */
const fewestOnPage = 3
/** Where more words than this come on each blank, the document is to be read. */
const mostWordsEach = 90

function flatForm(reading: Reading): FormFields {
  const asked = reading.blanks.map((blank, at) => askedField(blank, at, reading))
  const labeled = labeledFields(asked, withoutBlanks(reading))
  const isSigned = ({ label, question }: LabeledField) =>
    attributeOf(label) === 'signature' || /\bsignature\b/i.test(`${label} ${question}`)
  const named = labeled.filter(({ label }) => /[\p{L}#]/u.test(label))
  const found = named.filter((field) => !isSigned(field))
  if (!isForm(found, asked, reading)) return { ok: false, problem: 'NO_FIELDS' }
  const names = namesOf(found)
  const nameOf = (name: string) => names.get(name) ?? name
  const byName = new Map(asked.map((field) => [field.name, field]))
  return {
    ok: true,
    fields: found.map((field) => ({ ...field, name: nameOf(field.name), mates: field.mates.map(nameOf) })),
    added: found.flatMap(({ name, label, question }) => {
      const field = byName.get(name)
      return field
        ? [
            {
              name: nameOf(name),
              kind: field.kind,
              label: question ? `${question} ${label}` : label,
              place: field.place,
            },
          ]
        : []
    }),
    signatures: named.length - found.length,
  }
}

type AskedBlank = Asked & Pick<Blank, 'kind'>

function askedField({ page, kind, box }: Blank, at: number, { pages }: Reading): AskedBlank {
  const height = pages.find(({ number }) => number === page)?.height ?? 0
  const place = { page, ...box, y: height - box.y - box.height }
  return { name: `blank ${at}`, kind, label: null, options: [], place }
}

/** Whether a document is to be filled in: some of its pages have many blanks for their words. */
function isForm(fields: readonly LabeledField[], asked: readonly AskedBlank[], { pages }: Reading): boolean {
  if (fields.length < fewestFields) return false
  const named = new Set(fields.map(({ name }) => name))
  const onPage = Map.groupBy(
    asked.filter(({ name }) => named.has(name)),
    ({ place }) => place?.page ?? 0,
  )
  const asking = pages.filter(({ number }) => (onPage.get(number)?.length ?? 0) >= fewestOnPage)
  const words = pages.reduce(
    (sum, { lines }) => sum + lines.reduce((all, line) => all + line.words.length, 0),
    0,
  )
  return asking.length * 4 >= pages.length && words <= fields.length * mostWordsEach
}

/** Field names are their labels; a full stop would make a field a part of another. */
function namesOf(fields: readonly LabeledField[]): Map<string, string> {
  const used = new Map<string, number>()
  return new Map(
    fields.map(({ name, label, question, row }) => {
      const text = [question, row, label].filter(Boolean).join(' ')
      const plain = text
        .replaceAll(/[^\p{L}\p{N}#$%&/ -]+/gu, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim()
        .slice(0, 80)
      const count = (used.get(plain) ?? 0) + 1
      used.set(plain, count)
      return [name, count === 1 ? plain : `${plain} (${count})`]
    }),
  )
}

/** The reading as if its blanks were fields: without the underscores, dots and brackets that they are typed with. */
function withoutBlanks(reading: Reading): Reading {
  const blanks = Map.groupBy(reading.blanks, ({ page }) => page)
  return { ...reading, pages: reading.pages.map((page) => withoutMarks(page, blanks.get(page.number) ?? [])) }
}

function withoutMarks(page: ReadPage, blanks: readonly Blank[]): ReadPage {
  const cut = (lines: readonly Line[]) =>
    lines.flatMap((line): Line[] => {
      const words = line.words.flatMap((word) => {
        const text = blanks.some(({ box }) => touches(word.box, box)) ? withoutMark(word.text) : word.text
        return text === '' ? [] : [{ ...word, text }]
      })
      return words.length === 0 ? [] : [{ ...line, words, text: words.map(({ text }) => text).join(' ') }]
    })
  return { ...page, lines: cut(page.lines), margins: cut(page.margins) }
}

const drawn = '☐□❏❑❒▢◻◽○◯⬜_.·…'

/** "]Yes" of "[ ]Yes", and nothing of "____" or "[". */
function withoutMark(text: string): string {
  if (isMark.test(text)) return ''
  return text.replace(leadingMark, '').replace(trailingMark, '')
}

const isMark = new RegExp(`^[${drawn}[\\]()]+$`)
const leadingMark = new RegExp(`^(?:[\\])]|[${drawn}])+`)
const trailingMark = new RegExp(`(?:_{2,}|[.…]{4,}|[☐□])+$`)

function touches(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && a.x + a.width > b.x && a.y < b.y + b.height && a.y + a.height > b.y
}
