import assert from 'node:assert/strict'
import {
  answerMeaning,
  nearTo,
  type PassageMeaning,
  passageSize,
  questionSize,
} from '../../api/knowledge/answers/questionMap.ts'
import { fitMap, storedMap } from './fitMap.ts'

function passageAbout(thing: number): PassageMeaning {
  const vector = new Float32Array(passageSize)
  vector[thing] = 1
  return { vector, words: new Float32Array() }
}

Deno.test('the map moves a question toward the passage that answers it', () => {
  const meaning = new Float32Array(questionSize)
  meaning[0] = 1
  const [sameWords, answer] = [passageAbout(0), passageAbout(1)]
  const passages = [
    { ...sameWords, gain: 0 },
    { ...answer, gain: 1 },
  ]
  const map = fitMap([{ meaning, passages }])
  const before = answerMeaning(meaning, new Float32Array(map.length))
  const after = answerMeaning(meaning, map)
  assert.equal(nearTo(before, answer), 0)
  assert.ok(nearTo(after, answer) > 0)
  assert.ok(nearTo(after, sameWords) < nearTo(before, sameWords))
})

Deno.test('stores a map in 127 steps up to its largest weight', () => {
  const [, , , , ...steps] = storedMap(Float32Array.from([0.5, -0.25, 0]))
  assert.deepEqual(
    steps.map((step) => (step > 127 ? step - 256 : step)),
    [127, -63, 0],
  )
})
