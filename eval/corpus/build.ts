import { inboundItems } from './inbound/inboundItems.ts'
import { corpusPolicies } from './corpusPolicies.ts'
import { scanned } from './scanned.ts'
import { writePolicy } from './writePolicy.ts'

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
