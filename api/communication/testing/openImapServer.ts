import { createServer, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'

interface Kept {
  readonly uid: number
  readonly source: string
}

/** A small IMAP server (RFC 3501 and 2177) with one account, and an INBOX beside the folders that it is given. */
export interface ImapServer extends AsyncDisposable {
  readonly port: number
  /** How many times a client has signed in. */
  readonly logins: number
  /** Whether somebody waits for news. */
  readonly isIdling: boolean
  /** How many folders have an idle connection. */
  readonly watched: number
  /** Puts a message into a folder and notifies idle connections (RFC 2177). */
  deliver(source: string, folder?: string): void
  /** Gives every message a new UID, as servers do after a restore (RFC 3501, 2.3.1.1). */
  renumber(): void
  /** Breaks every connection. */
  drop(): void
}

interface ImapAccount {
  readonly user: string
  readonly password: string
  /** The access token it also signs in with. */
  readonly accessToken?: string
}

export async function openImapServer(
  account: ImapAccount = { user: 'desk', password: 'open sesame' },
): Promise<ImapServer> {
  const folders = new Map<string, Kept[]>()
  const opened = new Map<Socket, string>()
  const sockets = new Set<Socket>()
  const idling = new Map<Socket, string>()
  let [uidValidity, nextUid, logins] = [1_000, 1, 0]

  function messagesIn(folder: string): Kept[] {
    const messages = folders.get(folder) ?? []
    folders.set(folder, messages)
    return messages
  }

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
    const messages = messagesIn(opened.get(socket) ?? 'INBOX')
    const send = (...lines: string[]) => socket.write(lines.map((each) => `${each}\r\n`).join(''))
    switch (name) {
      case 'CAPABILITY':
        return void send('* CAPABILITY IMAP4rev1 IDLE AUTH=XOAUTH2', `${tag} OK done`)
      case 'AUTHENTICATE': {
        const [, token = ''] = rest.split(' ')
        const expected = `user=${account.user}\x01auth=Bearer ${account.accessToken}\x01\x01`
        if (atob(token) !== expected) return void send(`${tag} NO [AUTHENTICATIONFAILED] Invalid token`)
        logins += 1
        return void send(`${tag} OK [CAPABILITY IMAP4rev1 IDLE] signed in`)
      }
      case 'LOGIN': {
        const [user, password] = [...rest.matchAll(/"([^"]*)"|(\S+)/g)].map((part) => part[1] ?? part[2])
        if (user !== account.user || password !== account.password)
          return void send(`${tag} NO [AUTHENTICATIONFAILED] Invalid credentials`)
        logins += 1
        return void send(`${tag} OK [CAPABILITY IMAP4rev1 IDLE] signed in`)
      }
      case 'LIST': {
        // An empty name asks for the root (RFC 3501, 6.3.8).
        const listed = rest.split(' ').at(-1) ?? '""'
        const attribute = listed === '""' ? '\\Noselect' : '\\HasNoChildren'
        return void send(`* LIST (${attribute}) "/" ${listed}`, `${tag} OK done`)
      }
      case 'SELECT':
      case 'EXAMINE':
        opened.set(socket, rest.replaceAll('"', ''))
        return void send(
          '* FLAGS (\\Seen)',
          `* ${messagesIn(rest.replaceAll('"', '')).length} EXISTS`,
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
    get watched() {
      return new Set([...idling.keys()].map((socket) => opened.get(socket))).size
    },
    get isIdling() {
      return idling.size > 0
    },
    deliver(source, folder = 'INBOX') {
      const messages = messagesIn(folder)
      messages.push({ uid: nextUid++, source })
      for (const socket of idling.keys())
        if (opened.get(socket) === folder) socket.write(`* ${messages.length} EXISTS\r\n`)
    },
    renumber() {
      uidValidity += 1
      nextUid += 100
      for (const messages of folders.values())
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
