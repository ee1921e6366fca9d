import type { Log } from '../platform/index.ts'

/** A log for running the server on your own machine: mail in readable form, and errors. */
export function terminalLog(write: (line: string) => void): Log {
  return (level, message, facts = {}) => {
    if (message === 'mail') return write(`\n  Mail to ${String(facts['to'])}: ${String(facts['subject'])}\n`)
    if (level !== 'info') write(JSON.stringify({ level, message, ...facts }))
  }
}
