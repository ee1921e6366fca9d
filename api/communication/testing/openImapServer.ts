import { createServer, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'

interface Kept {
  readonly uid: number
  readonly source: string
}

/** A small IMAP server (RFC 3501 and 2177) with one account and one folder, INBOX. */
export interface ImapServer extends AsyncDisposable {
  readonly port: number
  /** How many times a client has signed in. */
  readonly logins: number
  /** Whether somebody waits for news. */
  readonly isIdling: boolean
  /** Puts a message into INBOX and tells everybody who is idling. */
  deliver(source: string): void
  /** Gives every message a new UID, as servers do after a restore (RFC 3501, 2.3.1.1). */
  renumber(): void
  /** Breaks every connection. */
  drop(): void
}

export async function openImapServer(
  account = { user: 'desk', password: 'open sesame' },
): Promise<ImapServer> {
  const messages: Kept[] = []
  const sockets = new Set<Socket>()
  const idling = new Map<Socket, string>()
  let [uidValidity, nextUid, logins] = [1_000, 1, 0]

  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => socket.destroy())
    socket.write('* OK IMAP4rev1 ready\r\n')
    let pending = ''
    socket.on('data', (chunk: Uint8Array) => {
      pending += new TextDecoder().decode(chunk)
      for (let end = pending.indexOf('\r\n'); end >= 0; end = pending.indexOf('\r\n')) {
        const line = pending.slice(0, end)
        pending = pending.slice(end + 2)
        answer(socket, line)
      }
    })
  })

  function answer(socket: Socket, line: string): void {
    const waiting = idling.get(socket)
    if (waiting !== undefined && /^done$/i.test(line)) {
      idling.delete(socket)
      socket.write(`${waiting} OK IDLE terminated\r\n`)
      return
    }
    const [tag = '', ...words] = line.split(' ')
    const name =
      words[0]?.toUpperCase() === 'UID' ? `UID ${words[1]?.toUpperCase()}` : words[0]?.toUpperCase()
    const rest = line.slice(tag.length + 1 + (name?.length ?? 0)).trim()
    const send = (...lines: string[]) => socket.write(lines.map((each) => `${each}\r\n`).join(''))
    switch (name) {
      case 'CAPABILITY':
        return void send('* CAPABILITY IMAP4rev1 IDLE', `${tag} OK done`)
      case 'LOGIN': {
        const [user, password] = [...rest.matchAll(/"([^"]*)"|(\S+)/g)].map((part) => part[1] ?? part[2])
        if (user !== account.user || password !== account.password)
          return void send(`${tag} NO [AUTHENTICATIONFAILED] Invalid credentials`)
        logins += 1
        return void send(`${tag} OK [CAPABILITY IMAP4rev1 IDLE] signed in`)
      }
      case 'LIST':
        return void send('* LIST (\\HasNoChildren) "/" "INBOX"', `${tag} OK done`)
      case 'SELECT':
      case 'EXAMINE':
        return void send(
          '* FLAGS (\\Seen)',
          `* ${messages.length} EXISTS`,
          '* 0 RECENT',
          `* OK [UIDVALIDITY ${uidValidity}] valid`,
          `* OK [UIDNEXT ${nextUid}] next`,
          `${tag} OK [READ-ONLY] done`,
        )
      case 'UID SEARCH': {
        const from = Number(/UID (\d+):\*/.exec(rest)?.[1] ?? 1)
        // `5:*` names the last message even when its UID is lower.
        const found = messages.filter(({ uid }, index) => uid >= from || index === messages.length - 1)
        return void send(`* SEARCH ${found.map(({ uid }) => uid).join(' ')}`, `${tag} OK done`)
      }
      case 'UID FETCH': {
        const index = messages.findIndex(({ uid }) => uid === Number(/^\d+/.exec(rest)?.[0]))
        const kept = messages[index]
        if (kept) {
          const size = new TextEncoder().encode(kept.source).length
          socket.write(
            `* ${index + 1} FETCH (UID ${kept.uid} RFC822.SIZE ${size} BODY[] {${size}}\r\n${kept.source})\r\n`,
          )
        }
        return void send(`${tag} OK done`)
      }
      case 'IDLE':
        idling.set(socket, tag)
        return void send('+ idling')
      case 'LOGOUT':
        return void send('* BYE', `${tag} OK done`)
      case 'NOOP':
        return void send(`${tag} OK done`)
      default:
        return void send(`${tag} BAD ${name} is not known here`)
    }
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    get logins() {
      return logins
    },
    get isIdling() {
      return idling.size > 0
    },
    deliver(source) {
      messages.push({ uid: nextUid++, source })
      for (const socket of idling.keys()) socket.write(`* ${messages.length} EXISTS\r\n`)
    },
    renumber() {
      uidValidity += 1
      nextUid += 100
      for (const [index, kept] of messages.entries())
        messages[index] = { uid: nextUid++, source: kept.source }
    },
    drop() {
      for (const socket of sockets) socket.destroy()
      idling.clear()
    },
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
