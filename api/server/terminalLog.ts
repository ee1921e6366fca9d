import type { Log } from '../platform/index.ts'

/** A log for whoever runs the server on their own machine: mail as they would read it, and what went wrong. */
export function terminalLog(write: (line: string) => void): Log {
  return (level, message, facts = {}) => {
    if (message === 'mail') return write(`\n  Mail to ${String(facts['to'])}: ${String(facts['subject'])}\n`)
    if (level !== 'info') write(JSON.stringify({ level, message, ...facts }))
  }
}
