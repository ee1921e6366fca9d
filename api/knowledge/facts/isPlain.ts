/** Words that leave a label about the whole of a liability cover: "The most we will pay, each occurrence". */
const plainWords = new Set(
  'limit limits of insurance liability coverage cover the and or a l in for any to we us you will would is are our your on by most maximum amount expense more than not no nor combined single general business commercial public third party bodily injury property damage bi pd csl premises operations each one single whole everything all claims insuring agreement agreements coverages sections item policy medical liable for which that'.split(
    ' ',
  ),
)

/** Whether a label has one word of each group and otherwise only plain ones. */
export function isPlain(key: string, ...groups: readonly string[]): boolean {
  const words = key.split(' ')
  const wanted = groups.map((group) => group.split(' '))
  return (
    wanted.every((group) => group.some((word) => words.includes(word))) &&
    words.every((word) => plainWords.has(word) || /^\d+$/.test(word) || wanted.flat().includes(word))
  )
}
