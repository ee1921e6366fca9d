import { fileURLToPath } from 'node:url'

export interface Storm {
  /** Everything that the storm acknowledges, line by line, until it ends. */
  readonly acknowledged: ReadableStreamDefaultReader<string>
  /** Ends it without warning; answers what it had to complain of. */
  kill(): Promise<{ signal: Deno.Signal | null; errors: string }>
}

const program = fileURLToPath(new URL('storm.ts', import.meta.url))

/** Starts the storm on a data folder, as a process of its own. */
export function startStorm(dataDir: string): Storm {
  const child = new Deno.Command(Deno.execPath(), {
    args: [
      'run',
      '--no-check',
      '--unstable-kv',
      `--allow-read=${dataDir}`,
      `--allow-write=${dataDir}`,
      program,
      dataDir,
    ],
    stdout: 'piped',
    stderr: 'piped',
  }).spawn()
  const errors = new Response(child.stderr).text()
  return {
    acknowledged: child.stdout.pipeThrough(new TextDecoderStream()).getReader(),
    async kill() {
      child.kill('SIGKILL')
      const { signal } = await child.status
      return { signal, errors: await errors }
    },
  }
}
