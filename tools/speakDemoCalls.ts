import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { callScripts } from '../api/demo/content/conversations.ts'

// node tools/speakDemoCalls.ts: speaks the calls of the demo again after their words change. It needs the Debian
// packages espeak-ng, sox, libsox-fmt-mp3 and lame; the recordings are committed, so others don't need them.
const folder = path.resolve(import.meta.dirname, '../api/demo/content/recordings')
/** Cara, and a caller for each script. */
const cara = ['-v', 'en-us+f3', '-s', '172', '-p', '52']
const callers = [
  ['-v', 'en-us+m3', '-s', '165', '-p', '42'],
  ['-v', 'en-us+f2', '-s', '176', '-p', '60'],
  ['-v', 'en-us+m7', '-s', '160', '-p', '36'],
  ['-v', 'en-us+m1', '-s', '178', '-p', '48'],
] as const
/** Between two lines, in seconds. */
const pause = 0.45

const work = mkdtempSync(path.join(tmpdir(), 'calls-'))
const times: Record<string, { starts: number[]; length: number }> = {}
try {
  for (const [index, { recording, lines }] of callScripts.entries()) {
    const caller = callers[index % callers.length] ?? cara
    const spoken = lines.map(([role, text], at) => {
      const [raw, file] = [path.join(work, `${at}-raw.wav`), path.join(work, `${at}.wav`)]
      execFileSync('espeak-ng', [...(role === 'AGENT' ? cara : caller), '-w', raw, text.replaceAll('’', "'")])
      // As it sounds on the phone.
      execFileSync('sox', [
        raw,
        '-r',
        '8000',
        '-c',
        '1',
        file,
        'silence',
        '1',
        '0.01',
        '0.5%',
        'pad',
        '0',
        String(pause),
      ])
      return file
    })
    const starts: number[] = []
    let length = 0
    for (const file of spoken) {
      starts.push(Math.round(length * 100) / 100)
      length += Number(execFileSync('soxi', ['-D', file], { encoding: 'utf8' }))
    }
    const whole = path.join(work, 'whole.wav')
    execFileSync('sox', [...spoken, whole, 'highpass', '250', 'lowpass', '3400', 'gain', '-n', '-3'])
    const mp3 = path.join(folder, `${recording}.mp3`)
    execFileSync('lame', ['--quiet', '-m', 'm', '--abr', '12', '--resample', '8', whole, mp3])
    times[recording] = { starts, length: Math.round(length * 100) / 100 }
    console.log(`${recording}: ${length.toFixed(1)} s, ${statSync(mp3).size} bytes`)
  }
} finally {
  rmSync(work, { recursive: true })
}
writeFileSync(path.join(folder, 'times.json'), `${JSON.stringify(times, null, 2)}\n`)
