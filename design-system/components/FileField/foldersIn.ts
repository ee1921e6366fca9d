/** Those of the dropped files that are folders: the browser hands each over as a file that nobody can read. */
export function foldersIn({ files, items }: DataTransfer): ReadonlySet<File> {
  const entries = Array.from(items ?? [])
    .filter(({ kind }) => kind === 'file')
    .map((item) => item.webkitGetAsEntry())
  return new Set(Array.from(files).filter((_, at) => entries[at]?.isDirectory === true))
}
