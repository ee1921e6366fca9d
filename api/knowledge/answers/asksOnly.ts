/** Words of a question that ask for nothing by themselves. */
const fillers = new Set(
  "a all an and any applied applies apply applying are at by carry coverage coverages covered do does each for form give gl got has have here how i if im in insurance insured is it its kind limit limits list listed me my of on only or our per please policies policy s say show shown that the their them there they this to type umb under us wc we what what's which with wkcomp".split(
    ' ',
  ),
)

/** Whether a question asks for nothing besides what the pattern names: "per project aggregate?" but not "the aggregate of the second shop". */
export function asksOnly(question: string, named: RegExp): boolean {
  if (!named.test(question)) return false
  const rest = question.replaceAll(new RegExp(named.source, 'gi'), ' ')
  return (rest.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).every((word) => fillers.has(word))
}
