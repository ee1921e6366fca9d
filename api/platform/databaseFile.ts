/** The database file of a data folder. */
export function databaseFile(dataDir: string): string {
  return `${dataDir}/coverdesk.sqlite`
}
