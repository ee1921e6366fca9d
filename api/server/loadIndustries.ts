import { editionFile, editionOf, takeIndustries } from '../knowledge/index.ts'
import { openFolder, StoreError } from '../platform/index.ts'

/** Loads the NAICS edition imported into the data folder, if there is one. */
export async function loadIndustries(dataDir: string): Promise<void> {
  const text = await openFolder(dataDir).readText(editionFile)
  if (text === null) return
  try {
    takeIndustries(editionOf(text))
  } catch (cause) {
    throw new StoreError(
      `The NAICS catalogue ${editionFile} in '${dataDir}' cannot be read. Import it again.`,
      {
        cause,
      },
    )
  }
}
