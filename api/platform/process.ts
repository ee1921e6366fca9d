/** The environment variables with these names; the process needs no permission to read others. */
export function readEnvironment<Name extends string>(names: readonly Name[]): Partial<Record<Name, string>> {
  const environment: Partial<Record<Name, string>> = {}
  for (const name of names) {
    const value = Deno.env.get(name)
    if (value !== undefined) environment[name] = value
  }
  return environment
}

/** Ends the process: 0 for success, 2 for invalid arguments. */
export function exit(code: number): never {
  Deno.exit(code)
}

/** Calls back once when the process receives a stop signal. */
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
