import type { Line, Reading } from '../../reading/reading.ts'
import type { DocumentPart } from './documentParts.ts'
import { isLacking } from './isLacking.ts'
import type { EndorsementChange, Fact, PolicyForm } from './policyFacts.ts'
import { partBlocks, sentencesOf } from './partSentences.ts'
import { formNumber, statedForms } from './statedForms.ts'
import { tabledForms } from './tabledForms.ts'
import { datesIn, titleCase } from './values.ts'
import { isProse } from './runningText.ts'

const scheduleHeading =
  /\b(?:forms?|endorsements?)\b.*\b(?:made (?:a )?part|attached|applicable|schedule|list(?:ing)?|apply|applying|forming|included|inception|numbers?|at issue)|schedule of forms|forms? (?:and|&|\/) endorsements?|forms schedule|endorsements? (?:and|&) forms/i
/** A list that begins on the line of its label: "Forms: CG 00 01 04 13, CG 20 10 12 19", "This policy includes these endorsements: …" */
const listLabel =
  /^(?:(?:item )?[\dA-Z]{1,2}[.)](?:[\dA-Z]{1,2}[.)])? +)?(?:(?:list of |policy |endorsement )?(?:forms?|endorsements?)(?: (?:and|&|\/) (?:forms?|endorsements?))?|this policy includes [\w ]{0,30}endorsements?[\w ]{0,30})\s*(?::|$)/i
/** Forms that the policy lists, checked against those that are attached. */
export function readForms(parts: readonly DocumentPart[], reading: Reading): Fact<PolicyForm>[] {
  const attached = new Map<string, { page: number; title: string | null; form: string }>()
  for (const { form, title, pages } of parts) {
    const [first] = pages
    if (form !== null && first && !attached.has(formKey(form)))
      attached.set(formKey(form), { page: first.page.number, title, form })
  }
  const lined = listedForms(reading)
  const known = new Set(lined.map(({ value }) => formKey(`${value.number} ${value.edition ?? ''}`)))
  const listed = [
    ...lined,
    ...[...tabledForms(reading), ...statedForms(parts, reading)].filter(({ value }) => {
      const key = formKey(`${value.number} ${value.edition ?? ''}`)
      const isNew = !known.has(key)
      known.add(key)
      return isNew
    }),
  ]
  const keys = new Set(listed.map(({ value }) => formKey(`${value.number} ${value.edition ?? ''}`)))
  return [
    ...listed.map((fact) => {
      const whole = formKey(`${fact.value.number} ${fact.value.edition ?? ''}`)
      const found =
        attached.get(whole) ??
        attached.get(formKey(fact.value.number)) ??
        [...attached].find(([key]) => key.startsWith(whole) || whole.startsWith(key))?.[1]
      const title = fact.value.title ?? (found?.title ? titleCase(found.title) : null)
      return { ...fact, value: { ...fact.value, title, attachedOn: found?.page ?? null } }
    }),
    ...[...attached.values()]
      .filter(
        ({ form }) =>
          listed.length > 0 &&
          ![...keys].some((key) => key.startsWith(formKey(form)) || formKey(form).startsWith(key)),
      )
      .map(({ form, page, title }) => unlistedForm(form, page, title)),
  ]
}

function unlistedForm(form: string, page: number, title: string | null): Fact<PolicyForm> {
  const match = [...form.matchAll(formNumber)][0]
  return {
    value: {
      number: match?.[1] ?? form,
      edition: match?.[2] ?? null,
      title: title === null ? null : titleCase(title),
      attachedOn: page,
      isListed: false,
    },
    quote: form,
    page,
    box: null,
    confidence: 0.8,
    source: { origin: 'form', form, documentId: null, reason: null },
  }
}

function isScheduleHeading(text: string): boolean {
  const isShort = text.split(' ').length <= 12 || text === text.toUpperCase()
  return scheduleHeading.test(text) && text.length < 110 && isShort && !text.trim().endsWith('.')
}

function listedForms(reading: Reading): Fact<PolicyForm>[] {
  const found = new Map<string, Fact<PolicyForm>>()
  for (const page of reading.pages) {
    let [isOpen, isRun] = [false, false]
    for (const [at, line] of page.lines.entries()) {
      const next = page.lines[at + 1]?.text ?? ''
      const isLabel =
        listLabel.test(line.text.trim()) &&
        (line.text.search(formNumber) >= 0 || next.search(formNumber) === 0)
      const isHeading = isLabel || isScheduleHeading(line.text)
      if (isHeading) [isOpen, isRun] = [true, isLabel]
      if (!isOpen) continue
      // Where forms follow each other in running text, one may go on in the next line.
      const goesOn = isRun && /[;,]/.test(line.text) && !/^[A-Z][\w ]{2,30}:/.test(next)
      const written = goesOn ? `${line.text} ${next}` : line.text
      const all = [...written.matchAll(formNumber)]
      const matches = all.filter(({ index }) => index < line.text.length)
      if (matches.length === 0) {
        const isSame = page.lines
          .slice(Math.max(0, at - 3), at)
          .some((before) => Math.abs(before.box.y - line.box.y) < 3)
        if (!isHeading && !isSame && (line.isBold || isProse(line)) && found.size > 0) isOpen = false
        continue
      }
      for (const [index, match] of matches.entries()) {
        const end = all[index + 1]?.index ?? written.length
        const inline = (
          written
            .slice(match.index + match[0].length, end)
            .split(isRun ? /;|(?<!\b[A-Z])\.(?=\s|$)/ : /$/)[0] ?? ''
        ).replace(/^[\s,;:)\-–]+|[\s,;.\-–]+$/g, '')
        const beside = page.lines
          .filter(
            (other) => other !== line && Math.abs(other.box.y - line.box.y) < 4 && other.box.x > line.box.x,
          )
          .toSorted((a, b) => a.box.x - b.box.x)
        const wrapped = match[2] ? null : wrappedEdition(inline, beside, page.lines[at + 1])
        const edition =
          match[2]?.trim() ??
          wrapped?.edition ??
          beside
            .map(({ text }) => /^\(?((?:0[1-9]|1[0-2])[ /-]?(?:(?:19|20)?\d{2}))\)?$/.exec(text)?.[1])
            .find(Boolean) ??
          null
        const title = wrapped
          ? wrapped.title
          : /[A-Za-z]{4}/.test(inline)
            ? inline
            : (beside.find(({ text }) => /[A-Za-z]{4}/.test(text) && !/^\(?\d/.test(text))?.text ?? null)
        const number = match[1] ?? match[0]
        if (isLacking(inline)) continue
        if (edition === null && /^[A-Z]{2},? \d{5}$/.test(number)) continue
        const key = formKey(`${number} ${edition ?? ''}`)
        if (found.has(key)) continue
        found.set(key, {
          value: {
            number,
            edition,
            title: matches.length > 1 && !/[A-Za-z]{4}/.test(inline) ? null : title,
            attachedOn: null,
            isListed: true,
          },
          quote: match[0].trim(),
          page: page.number,
          box: line.box,
          confidence: 0.9,
          source: { origin: 'declarations', form: null, documentId: null, reason: null },
        })
      }
    }
  }
  return [...found.values()]
}

/** "CG 21 96 03", and the year of its edition on the next line, or read behind the title: "Silica Exclusion 05". */
function wrappedEdition(
  inline: string,
  beside: readonly Line[],
  next: Line | undefined,
): { edition: string; title: string | null } | null {
  const [, month, own = ''] = /^(0[1-9]|1[0-2])(?:\s+(.*))?$/.exec(inline) ?? []
  if (month === undefined) return null
  const whole = own || (beside.find(({ text }) => /[A-Za-z]{4}/.test(text))?.text ?? '')
  const year = /\s(\d{2})$/.exec(whole)?.[1] ?? /^(\d{2})$/.exec(next?.text.trim() ?? '')?.[1]
  const title = whole.replace(/\s\d{2}$/, '')
  return year === undefined ? null : { edition: `${month} ${year}`, title: title === '' ? null : title }
}

function formKey(form: string): string {
  return form.toUpperCase().replaceAll(/ED\.?|REV\.?|[^A-Z0-9]/g, '')
}

const boilerplate =
  /^(?:this endorsement|policy (?:number|no)|named insured|all other terms|schedule$|name of|includes copyrighted|page \d|effective|issued)/i

/** A sentence that changes what the policy says: "The limit is amended to $500,000.", "Flood is excluded in building 2." */
const changesTerms =
  /\b(?:is|are|shall be|has been|have been|hereby)\b[^.]{0,60}\b(?:amended|changed|increased|decreased|reduced|raised|deleted|removed|added|replaced|excluded|included|waived|limited|suspended|extended)\b/i
const mostFurther = 8

/** What each attached endorsement does, in its own words. */
export function readEndorsements(
  parts: readonly DocumentPart[],
  reading: Reading,
): Fact<EndorsementChange>[] {
  return parts
    .filter(({ kind }) => kind === 'endorsement')
    .flatMap((part) => {
      const blocks = partBlocks(part, reading)
      const sentences = blocks.filter((block) => block.kind !== 'heading').flatMap(sentencesOf)
      const change = sentences.find(({ text }) => text.split(' ').length > 6 && !boilerplate.test(text))
      if (!change || part.title === null) return []
      return [
        {
          value: {
            form: part.form,
            title: titleCase(part.title),
            change: change.text,
            further: sentences
              .slice(sentences.indexOf(change) + 1)
              .filter(({ text }) => changesTerms.test(text) && !boilerplate.test(text))
              .slice(0, mostFurther)
              .map(({ text, page }) => ({ text, page })),
            effectiveDate: effectiveDateOf(blocks.flatMap(sentencesOf).map(({ text }) => text)),
          },
          quote: change.text,
          page: change.page,
          box: change.box,
          confidence: 0.9,
          source: { origin: 'endorsement' as const, form: part.form, documentId: null, reason: null },
        },
      ]
    })
}

function effectiveDateOf(texts: readonly string[]): string | null {
  const stated = texts.find(
    (text) =>
      /\b(?:endorsement|change)s? (?:is |becomes |effective )|effective (?:date|on|from)?/i.test(text) &&
      datesIn(text).length > 0,
  )
  return stated ? (datesIn(stated)[0]?.iso ?? null) : null
}
