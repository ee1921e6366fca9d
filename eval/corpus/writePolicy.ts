import type { PolicyTruth } from '../parts/policyTruth.ts'
import type { QuestionTruth } from '../parts/scoreAnswers.ts'
import type { CorpusPolicy } from './corpusPolicy.ts'
import { declarationsOf, type Item } from './declarations.ts'
import type { Clause, FormText } from './formText.ts'
import { layouts } from './layouts.ts'
import { limitQuestions } from './limitQuestions.ts'
import { Sheet } from './Sheet.ts'
import type { LimitName } from '../../api/knowledge/facts/policyFacts.ts'

interface WrittenPolicy {
  readonly pdf: Uint8Array
  readonly truth: PolicyTruth
  readonly questions: readonly QuestionTruth[]
}

type Placed = Clause & { readonly page: number; readonly isOverride: boolean }

/** Writes a policy as a PDF, with what a reader should find in it. */
export async function writePolicy(policy: CorpusPolicy, index: number): Promise<WrittenPolicy> {
  const declarations = declarationsOf(policy, index)
  const sheet = new Sheet(policy.number)
  const pages = new Map<string, number>()
  layouts[policy.layout](sheet, declarations, pages)
  const clauses = [
    ...writeForm(sheet, policy.form, policy.isTwoColumnForm === true),
    ...policy.endorsements.flatMap((endorsement) => {
      sheet.newPage()
      sheet.paragraph(`${endorsement.number} ${endorsement.edition}`, { size: 8 })
      sheet.paragraph('THIS ENDORSEMENT CHANGES THE POLICY. PLEASE READ IT CAREFULLY.', {
        bold: true,
        size: 9,
      })
      sheet.paragraph(endorsement.title, { bold: true, size: 12, gap: 12 })
      if (endorsement.schedule) sheet.paragraph('SCHEDULE', { bold: true })
      for (const [label, value] of endorsement.schedule ?? []) {
        sheet.paragraph(`${label}:`, { size: 8.5, gap: 2 })
        sheet.paragraph(value, { gap: 10 })
      }
      return endorsement.clauses.map((clause) => ({
        ...clause,
        page: sheet.paragraph(clause.text),
        isOverride: true,
      }))
    }),
  ]
  const rows = [...declarations.limits, ...declarations.premium, ...declarations.items]
  return {
    pdf: await sheet.finish(),
    truth: truthOf(policy, clauses),
    questions: [
      ...clauseQuestions(policy, clauses),
      ...limitQuestionsOf(policy, rows, pages),
      ...[...policy.form.unanswerable, ...neverAnswered.slice(index % 5, (index % 5) + 2)].map(
        (question, at) => unanswerable(policy, question, at),
      ),
    ],
  }
}

function writeForm(sheet: Sheet, form: FormText, isTwoColumn: boolean): Placed[] {
  sheet.newPage()
  sheet.paragraph(`${form.number} ${form.edition}`, { size: 8 })
  sheet.paragraph(form.title, { bold: true, size: 13, gap: 12 })
  if (isTwoColumn) return writeColumns(sheet, form)
  return form.sections.flatMap(({ heading, clauses }) => {
    sheet.need(70)
    sheet.y += 6
    sheet.paragraph(heading, { bold: true, size: 11 })
    let letter = 0
    return clauses.map((clause) => {
      const isListed = clause.kind === 'exclusion' && clause.title !== null
      const mark = isListed ? `${String.fromCharCode(97 + letter++)}. ` : ''
      return {
        ...clause,
        page: sheet.paragraph(mark + clause.text, { indent: isListed ? 18 : 0 }),
        isOverride: false,
      }
    })
  })
}

/** The body in two columns, as standard forms are printed. */
function writeColumns(sheet: Sheet, form: FormText): Placed[] {
  const gutter = 24
  const width = (sheet.width - gutter) / 2
  const top = sheet.y
  let column = 0
  let columnTop = top
  const placed: Placed[] = []
  function put(text: string, bold: boolean): void {
    const height = sheet.height(text, width, { size: 8.5, bold })
    if (sheet.y + height > 720) {
      if (column === 1) {
        sheet.newPage()
        columnTop = sheet.y
      }
      column = 1 - column
      sheet.y = columnTop
    }
    sheet.y +=
      sheet.put(text, sheet.left + column * (width + gutter), sheet.y, width, { size: 8.5, bold }) + 7
  }
  for (const { heading, clauses } of form.sections) {
    put(heading, true)
    let letter = 0
    for (const clause of clauses) {
      const isListed = clause.kind === 'exclusion' && clause.title !== null
      put((isListed ? `${String.fromCharCode(97 + letter++)}. ` : '') + clause.text, false)
      placed.push({ ...clause, page: sheet.page, isOverride: false })
    }
  }
  return placed
}

function truthOf(policy: CorpusPolicy, clauses: readonly Placed[]): PolicyTruth {
  const { endorsements } = policy
  const changed = endorsements.flatMap(({ deductible }) => deductible ?? [])
  const own = policy.deductible?.amount ?? policy.limits.cyberRetentionLimit ?? null
  const mainDeductible = changed.find(({ isMain }) => isMain)?.amount ?? own
  function described(kind: Clause['kind']) {
    return clauses
      .filter((clause) => clause.kind === kind && clause.title !== null)
      .map(({ title, text, page }) => ({ title: title ?? '', quote: text, page }))
  }
  return {
    file: `${policy.name}.pdf`,
    scanned: policy.isScanned === true,
    type: policy.line,
    policyNumber: policy.number,
    insured: {
      name: policy.insured.dba ? `${policy.insured.name} DBA ${policy.insured.dba}` : policy.insured.name,
      address: policy.insured.address,
    },
    carrier: policy.carrier,
    effectiveDate: policy.effective,
    expirationDate: policy.expiration,
    premium: policy.premium,
    limits: Object.assign({ ...policy.limits }, ...endorsements.map(({ limits }) => limits ?? {})),
    extraLimits: [
      ...(policy.extraLimits ?? []),
      ...endorsements.flatMap(({ extraLimit }) => extraLimit ?? []),
    ],
    locations: (policy.locations ?? []).map(({ address, building, contents }) => ({
      address: { line1: address.split(',')[0] ?? '' },
      limits: { building, contents },
    })),
    coverageDescriptions: described('coverage'),
    exclusionDescriptions: described('exclusion'),
    blanketAdditionalInsureds: endorsements
      .filter(({ isBlanket }) => isBlanket)
      .map(() => ({ name: 'Where required by written contract' })),
    namedAdditionalInsureds: endorsements
      .flatMap(({ namedInsureds }) => namedInsureds ?? [])
      .map((name) => ({ name })),
    deductible: mainDeductible,
    deductibles: [
      ...(mainDeductible === null
        ? []
        : [{ name: policy.deductible?.name ?? 'Retention', amount: mainDeductible }]),
      ...changed.filter(({ isMain }) => !isMain).map(({ name, amount }) => ({ name, amount })),
    ],
  }
}

function clauseQuestions(policy: CorpusPolicy, clauses: readonly Placed[]): QuestionTruth[] {
  const usual = {
    coverage: 'covered',
    exclusion: 'excluded',
    condition: 'condition',
    definition: 'definition',
  } as const
  let count = 0
  return clauses.flatMap((clause) =>
    clause.questions.map(([question, answer, kind, value]) => ({
      id: `${policy.name}-q${String(++count).padStart(2, '0')}`,
      question,
      answer,
      quote: clause.text,
      page: clause.page,
      kind: kind ?? usual[clause.kind],
      ...(value === undefined ? {} : { value }),
      ...(clause.isOverride ? { override: true } : {}),
    })),
  )
}

function limitQuestionsOf(
  policy: CorpusPolicy,
  rows: readonly Item[],
  pages: ReadonlyMap<string, number>,
): QuestionTruth[] {
  const changed = new Set(policy.endorsements.flatMap(({ limits }) => Object.keys(limits ?? {})))
  return rows.flatMap(({ key, label, value }) => {
    const page = pages.get(key)
    if (page === undefined || changed.has(key)) return []
    const question =
      limitQuestions[key as LimitName]?.[policy.name.length % 2] ??
      limitQuestions[key as LimitName]?.[0] ??
      otherQuestions[key]
    if (question === undefined) return []
    const amount = policy.limits[key as LimitName] ?? (key === 'premium' ? policy.premium : undefined)
    return [
      {
        id: `${policy.name}-${key}`,
        question,
        answer: value,
        quote: `${label} ${value}`,
        page,
        kind: 'limit' as const,
        ...(amount === undefined ? {} : { value: amount }),
      },
    ]
  })
}

/** What no policy says. */
const neverAnswered = [
  'What was our loss ratio last year?',
  "What is our agent's cell phone number?",
  'Which bank finances the premium?',
  'How many claims did we have in the past five years?',
  'What did the last inspection recommend?',
  'Who is the underwriter of this account?',
]

const otherQuestions: Record<string, string> = {
  number: 'What is the policy number?',
  insured: 'Who is the named insured?',
  period: 'When does this policy expire?',
  premium: 'What do we pay for the policy, before taxes and fees?',
}

function unanswerable(policy: CorpusPolicy, question: string, at: number): QuestionTruth {
  return {
    id: `${policy.name}-u${at + 1}`,
    question,
    answer: 'The documents do not say.',
    quote: null,
    page: null,
    kind: 'unanswerable',
  }
}
