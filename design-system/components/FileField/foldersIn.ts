/** The dropped items that are folders: the browser passes each as an unreadable file. */
export function foldersIn({ files, items }: DataTransfer): ReadonlySet<File> {
  const entries = Array.from(items ?? [])
    .filter(({ kind }) => kind === 'file')
    .map((item) => item.webkitGetAsEntry())
  return new Set(Array.from(files).filter((_, at) => entries[at]?.isDirectory === true))
}
