/** The variables of the environment with these names; the process needs no leave to read others. */
export function readEnvironment<Name extends string>(names: readonly Name[]): Partial<Record<Name, string>> {
  const environment: Partial<Record<Name, string>> = {}
  for (const name of names) {
    const value = Deno.env.get(name)
    if (value !== undefined) environment[name] = value
  }
  return environment
}

/** Ends the process; 0 says that all went well, 2 that it was asked for something that cannot be. */
export function exit(code: number): never {
  Deno.exit(code)
}

/** Calls once when the process is asked to stop, by the terminal or by whoever runs it. */
export function onStop(stop: () => void): void {
  let isStopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    Deno.addSignalListener(signal, () => {
      if (isStopping) return
      isStopping = true
      stop()
    })
  }
}

/** Writes a line to the terminal. */
export function printLine(line: string): void {
  Deno.stdout.writeSync(new TextEncoder().encode(`${line}\n`))
}
