/** Words and phrases that mean about the same in a question and in a policy. */
export const insuranceSynonyms: readonly (readonly string[])[] = [
  ['subrogation', 'waive any right of recovery', 'transfer of rights of recovery'],
  ['mold', 'fungi', 'fungus', 'rot', 'bacteria'],
]
