import type { EntrypointAddress } from '@coverdesk/contract'

/** The parameter of the address that names an export that was begun. */
const exportParam = 'export'

/** The account, and the export that was begun of its timeline, if any: it is in the address, so that it can be come back to. */
export function exportVariables({ param, url }: EntrypointAddress) {
  const exportId = url.searchParams.get(exportParam) ?? ''
  return { id: param('id'), exportId, isBegun: exportId !== '' }
}

/** The filters of an address, with the export that was begun or, by default, with none. */
export function withExport(search: string, exportId = ''): string {
  const params = new URLSearchParams(search)
  params.delete(exportParam)
  if (exportId !== '') params.set(exportParam, exportId)
  const text = params.toString()
  return text === '' ? '' : `?${text}`
}
