import { wordingProblems } from '../../knowledge/index.ts'

const inWords = new Intl.ListFormat('en-US')

/** What a person confirms who has descriptions state what only a policy can provide; null if none states any. */
export function wordingToConfirm(descriptions: readonly (string | null)[]): string | null {
  const problems = descriptions.flatMap((description) => wordingProblems(description ?? ''))
  const phrases = [...new Set(problems.map(({ phrase }) => `“${phrase}”`))]
  return phrases.length === 0
    ? null
    : `The description of operations says ${inWords.format(phrases)}. It is printed in your words, whatever the policies provide.`
}
