/** Writes one line of the server's log; `facts` never hold codes, cookies or document text. */
export type Log = (
  level: 'info' | 'warn' | 'error',
  message: string,
  facts?: Readonly<Record<string, unknown>>,
) => void

/** A log that discards everything, for programs and tests. */
export const silentLog: Log = () => {}
