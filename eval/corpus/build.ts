import { inboundItems } from './inbound/inboundItems.ts'
import { corpusPolicies } from './corpusPolicies.ts'
import { scanned } from './scanned.ts'
import { writeForm } from './writeForm.ts'
import { writePolicy } from './writePolicy.ts'
import {
  certificateTruth,
  quoteTruth,
  reviewSource,
  type ReviewSource,
  setting,
  writeReviewPdf,
} from './writeReviews.ts'

/**
 * `npm run eval:corpus -- FOLDER`: writes the project's own policies in the format of the evaluation, half of them to
 * FOLDER/tuning and half to FOLDER/heldout. Rules are made looking at the first half only.
 */
const [root = 'eval/corpus/built'] = Deno.args

let questions = 0
for (const [index, policy] of corpusPolicies.entries()) {
  const folder = `${root}/${index % 2 === 0 ? 'tuning' : 'heldout'}/policies`
  await Deno.mkdir(folder, { recursive: true })
  const written = await writePolicy(policy, index)
  const pdf = policy.isScanned ? await scanned(written.pdf) : written.pdf
  await Deno.writeFile(`${folder}/${policy.name}.pdf`, pdf)
  await Deno.writeTextFile(`${folder}/${policy.name}.truth.json`, JSON.stringify(written.truth, null, 1))
  await Deno.writeTextFile(`${folder}/${policy.name}.qa.json`, JSON.stringify(written.questions, null, 1))
  questions += written.questions.length
}
console.log(`${corpusPolicies.length} policies and ${questions} questions written to ${root}`)

const messages = await inboundItems(`${import.meta.dirname}/inbound`)
for (const [half, name] of ['tuning', 'heldout'].entries()) {
  // The versions of a message stay together.
  const items = messages.filter(({ number }) => number % 2 === half).map(({ item }) => JSON.stringify(item))
  await Deno.writeTextFile(`${root}/${name}/inbound.jsonl`, `${items.join('\n')}\n`)
}
console.log(`${messages.length} messages written to ${root}`)

const contracts = await sourcesIn('contracts')
for (const source of contracts) {
  const { pdf, requirements } = await writeReviewPdf(source.name, source.documents[0] ?? '')
  await save(
    source,
    'contracts',
    { [`${source.name}.pdf`]: pdf },
    {
      file: `${source.name}.pdf`,
      parties: setting(source, 'parties')?.split('; ') ?? [],
      reviewedPolicy: `${setting(source, 'policy')}.pdf`,
      requirements,
    },
  )
}
const certificates = await sourcesIn('certificates')
for (const source of certificates) {
  const { pdf } = await writeReviewPdf(source.name, source.documents[0] ?? '')
  await save(source, 'certificates', { [`${source.name}.pdf`]: pdf }, certificateTruth(source))
}
const quotes = await sourcesIn('quotes')
for (const source of quotes) {
  const [a, b] = await Promise.all(source.documents.map((text) => writeReviewPdf(source.name, text)))
  if (!a || !b) throw new Error(`${source.name} needs two quotes.`)
  await save(
    source,
    'quotes',
    { [`${source.name}-a.pdf`]: a.pdf, [`${source.name}-b.pdf`]: b.pdf },
    quoteTruth(source),
  )
}
console.log(
  `${contracts.length} contracts, ${certificates.length} certificates and ${quotes.length} pairs of quotes written to ${root}`,
)

const fillable = await sourcesIn('fillable')
for (const source of fillable) {
  const { pdf, letter, record, fields } = await writeForm(source)
  const { name } = source
  const sources = [`${name}-source.json`, `${name}-source-letter.pdf`]
  const files = {
    [`${name}.pdf`]: pdf,
    [`${name}-source-letter.pdf`]: letter,
    [`${name}-source.json`]: new TextEncoder().encode(record),
  }
  const truth = { form: `${name}.pdf`, sources, fieldCount: fields.length, fields }
  await save(source, 'forms', files, truth, 'expected')
}
console.log(`${fillable.length} forms written to ${root}`)

const phrasings = await phrasingsIn('phrasings')
// Measured in the held-out half as a whole.
const measuredOnly = await phrasingsIn('measuredOnly')
for (const [half, name] of ['tuning', 'heldout'].entries()) {
  const own = phrasings.filter((_, at) => at % 2 === half)
  const lines = [...own, ...(name === 'heldout' ? measuredOnly : [])].map((each) => JSON.stringify(each))
  await Deno.writeTextFile(`${root}/${name}/phrasings.jsonl`, `${lines.join('\n')}\n`)
}
console.log(`${phrasings.length + measuredOnly.length} phrasings written to ${root}`)

async function phrasingsIn(name: string): Promise<{ skill: string; text: string }[]> {
  const text = await Deno.readTextFile(`${import.meta.dirname}/phrasings/${name}.txt`)
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [skill = '', said = ''] = line.split(' | ')
      return { skill, text: said }
    })
}

async function sourcesIn(kind: string): Promise<ReviewSource[]> {
  const folder = `${import.meta.dirname}/${kind}`
  const names: string[] = []
  for await (const { name } of Deno.readDir(folder)) if (name.endsWith('.txt')) names.push(name)
  return await Promise.all(
    names
      .toSorted()
      .map(async (name) =>
        reviewSource(name.replace('.txt', ''), await Deno.readTextFile(`${folder}/${name}`)),
      ),
  )
}

async function save(
  source: ReviewSource,
  kind: string,
  pdfs: Record<string, Uint8Array>,
  truth: object,
  kindOfTruth: 'truth' | 'expected' = 'truth',
): Promise<void> {
  const folder = `${root}/${setting(source, 'half')}/${kind}`
  await Deno.mkdir(folder, { recursive: true })
  for (const [name, pdf] of Object.entries(pdfs)) await Deno.writeFile(`${folder}/${name}`, pdf)
  await Deno.writeTextFile(`${folder}/${source.name}.${kindOfTruth}.json`, JSON.stringify(truth, null, 1))
}
