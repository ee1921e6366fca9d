import type { ImportPageQuery$variables, ImportedList } from './__generated__/ImportPageQuery.graphql.ts'

const lists: readonly ImportedList[] = ['ACCOUNTS', 'CONTACTS', 'POLICIES']

/** The page's state, all of it in the URL: a file and its column mapping, or a started import. */
export function importVariables(search: string): ImportPageQuery$variables {
  const params = new URLSearchParams(search)
  const fileId = params.get('file') ?? ''
  const importId = params.get('import') ?? ''
  const mapping = params.get('columns')
  return {
    list: lists.find((list) => list === params.get('list')) ?? 'ACCOUNTS',
    fileId,
    mapping: mapping === null ? null : mapping.split(',').map((path) => path || null),
    confirm: params.get('confirm') === 'yes',
    isChosen: fileId !== '' && importId === '',
    importId,
    isBegun: importId !== '',
  }
}

type ChosenFile = Pick<ImportPageQuery$variables, 'list' | 'fileId'> &
  Partial<Pick<ImportPageQuery$variables, 'mapping' | 'confirm'>>

/** The query string for a file and its column mapping. */
export function chosenSearch({ list, fileId, mapping, confirm }: ChosenFile): string {
  const params = new URLSearchParams({ list, file: fileId })
  if (mapping) params.set('columns', mapping.map((path) => path ?? '').join(','))
  if (confirm) params.set('confirm', 'yes')
  return `?${params}`
}
