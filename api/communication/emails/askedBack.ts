import { capitalized } from '../../platform/index.ts'

/** `the mailing address of Summit Builders Inc`: an email may be about several parties. */
export function ofParty(item: string, name: string | null): string {
  return name === null ? item : item.replace(/^their (.+)$/, `the $1 of ${name.replace(/\.$/, '')}`)
}

/** Asks for what is missing: a choice and a single item in a sentence, several items in a list. */
export function asking(items: readonly string[], { isClaim }: { isClaim: boolean }): string[] {
  const isChoice = (item: string) => /^(?:which \w+|whether) you (?:mean|need)\b/.test(item)
  const choices = items.filter(isChoice)
  const others = items.filter((item) => !isChoice(item))
  const [only = '', ...more] = others
  const verb = /^(?:about |and )?(?:whether|how|when|where|what)\b/.test(only) ? 'tell' : 'send'
  const list = `\n${others.map((item) => `- ${capitalized(item)}`).join('\n')}`
  return [
    ...choices.map(
      (item) =>
        `${capitalized(item.replace(/^whether you /, 'do you ').replace(/^(which \w+) you /, '$1 do you '))}?`,
    ),
    ...(others.length === 0
      ? []
      : more.length === 0
        ? [`${isClaim ? 'Before we call, could' : 'Could'} you please ${verb} us ${only}?`]
        : [
            isClaim
              ? `Before we call, it helps to know the following. Please send what you can:${list}`
              : `Could you please send us the following?${list}`,
          ]),
  ]
}
