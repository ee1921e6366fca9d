import { storedClassifier, textClassifier } from '../../api/knowledge/topics/textClassifier.ts'
import { openVectors } from '../../api/reading/passages/openVectors.ts'
import { fitClassifier, type LabeledText } from './fitClassifier.ts'
import { readSenses, readTopics } from './topicTexts.ts'

/**
 * `npm run eval:train-topics`: fits the classifiers of `api/knowledge/topics` to `topics/`: what policies and clients talk
 * about, and what their questions ask for. It first prints how well each does on a tenth of the texts that it has not seen.
 */
const vectors = openVectors()

const [topics, senses] = await Promise.all([readTopics(), readSenses()])

await fit(
  'topics',
  topics.flatMap(({ topic, names, wording, asks }) =>
    [names, wording, asks].flatMap((texts) => texts.map((text) => ({ text, label: topic }))),
  ),
)
await fit(
  'senses',
  senses.map(({ sense, ask }) => ({ text: ask, label: sense })),
)
Deno.exit(0)

async function fit(name: string, texts: readonly Omit<LabeledText, 'vector'>[]): Promise<void> {
  const embedded = await embeddedOf(texts)
  const seen = embedded.filter((_, at) => at % 10 !== 3)
  const unseen = embedded.filter((_, at) => at % 10 === 3)
  const partial = textClassifier(fitClassifier(seen))
  for (const withVector of [true, false]) {
    let [first, fifth] = [0, 0]
    for (const { text, vector, label } of unseen) {
      const shares = partial.shares(partial.place({ text, vector: withVector ? vector : null }))
      const best = [...shares.keys()].toSorted((a, b) => (shares[b] ?? 0) - (shares[a] ?? 0)).slice(0, 5)
      if (partial.labels[best[0] ?? 0] === label) first++
      if (best.some((at) => partial.labels[at] === label)) fifth++
    }
    const share = (some: number) => `${((100 * some) / unseen.length).toFixed(1)}%`
    console.log(
      `${name}, ${withVector ? 'with vectors' : 'words only'}: ${share(first)} right of ${unseen.length} unseen, ${share(fifth)} among the first five`,
    )
  }
  const bytes = storedClassifier(fitClassifier(embedded))
  await Deno.writeFile(`${import.meta.dirname}/../../api/knowledge/topics/${name}.bin`, bytes)
  console.log(`${name}: ${texts.length} texts, ${partial.labels.length} labels, ${bytes.length} bytes`)
}

async function embeddedOf(texts: readonly Omit<LabeledText, 'vector'>[]): Promise<LabeledText[]> {
  const found = await vectors.embed(texts.map(({ text }) => text))
  return texts.flatMap((each, at) => {
    const vector = found[at]
    return vector ? [{ ...each, vector }] : []
  })
}
