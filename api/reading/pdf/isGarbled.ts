/** English letters by frequency, with their frequencies per thousand. */
const letterOrder = 'etaoinshrdlcumwfgypbvkjxqz'
const shares = [
  127, 91, 82, 75, 70, 67, 63, 61, 60, 43, 40, 28, 28, 24, 24, 22, 20, 20, 19, 15, 10, 8, 2, 2, 1, 1,
]
const fewest = 120

/** Whether the words are no words: a font whose map of characters is wrong gives letters in the wrong mix. */
export function isGarbled(all: readonly string[]): boolean {
  // Lines to write on say nothing.
  const words = all.filter((word) => !/^[_.]+$/.test(word))
  const counts = new Map<string, number>()
  let [letters, characters] = [0, 0]
  for (const word of words)
    for (const character of word.toLowerCase()) {
      characters++
      if (!letterOrder.includes(character)) continue
      letters++
      counts.set(character, (counts.get(character) ?? 0) + 1)
    }
  const digits = words.join('').replaceAll(/[^\d$.,/:()-]/g, '').length
  // Neither letters nor figures: signs in their place.
  if (characters > fewest && letters + digits < characters * 0.5) return true
  if (letters < fewest) return false
  let [both, own, usual] = [0, 0, 0]
  for (const [at, weight] of shares.entries()) {
    const count = counts.get(letterOrder[at] ?? '') ?? 0
    both += count * weight
    own += count * count
    usual += weight * weight
  }
  return both / Math.sqrt(own * usual) < 0.65
}
