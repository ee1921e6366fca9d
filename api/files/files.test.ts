import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { openWorld, type World } from '../testing/openWorld.ts'
import type { Client } from '../testing/createClient.ts'
import { testFolder } from '../testing/testFolder.ts'
import { attached, fileKind, uploadLimits } from './index.ts'
import { sweepFiles } from './sweepFiles.ts'
import { replace } from '../platform/index.ts'

const pdf = '%PDF-1.7\nCommercial general liability declarations'

async function upload(browser: Client, name: string, content: BodyInit) {
  const response = await browser.fetch(`/files?name=${encodeURIComponent(name)}`, {
    method: 'PUT',
    body: content,
  })
  return { status: response.status, answer: await response.json() }
}

async function addressOf(browser: Client, id: string): Promise<string> {
  const { node } = await browser.data('query ($id: ID!) { node(id: $id) { ... on File { url } } }', { id })
  return node.url
}

async function withFiles(test: (world: World, dana: Client) => Promise<void>) {
  using folder = testFolder()
  await using world = await openWorld({ dataDir: folder.path })
  await test(world, await world.as(world.dana))
}

Deno.test('a downloaded file matches the upload', async () => {
  await withFiles(async (_, dana) => {
    const { status, answer } = await upload(dana, 'Declarations page.pdf', pdf)
    assert.equal(status, 201)
    assert.deepEqual(answer, {
      id: answer.id,
      name: 'Declarations page.pdf',
      size: pdf.length,
      mimeType: 'application/pdf',
    })
    const response = await dana.fetch(await addressOf(dana, answer.id))
    assert.equal(await response.text(), pdf)
    assert.equal(response.headers.get('content-type'), 'application/pdf')
    assert.equal(response.headers.get('x-content-type-options'), 'nosniff')
    assert.match(
      response.headers.get('content-disposition') ?? '',
      /^attachment; filename\*=UTF-8''Declarations%20page\.pdf$/,
    )
    assert.match(response.headers.get('content-security-policy') ?? '', /sandbox/)
  })
})

Deno.test('a part of a file can be asked for, as players do', async () => {
  await withFiles(async (_, dana) => {
    const { answer } = await upload(dana, 'Declarations page.pdf', pdf)
    const address = await addressOf(dana, answer.id)
    for (const [range, status, content, told] of [
      ['bytes=0-7', 206, '%PDF-1.7', `bytes 0-7/${pdf.length}`],
      ['bytes=9-', 206, pdf.slice(9), `bytes 9-${pdf.length - 1}/${pdf.length}`],
      ['bytes=-12', 206, pdf.slice(-12), `bytes ${pdf.length - 12}-${pdf.length - 1}/${pdf.length}`],
      ['bytes=5000-', 416, '', `bytes */${pdf.length}`],
      ['lines=1-2', 200, pdf, null],
    ] as const) {
      const response = await dana.fetch(address, { headers: { range } })
      assert.equal(response.status, status, range)
      assert.equal(await response.text(), content, range)
      assert.equal(response.headers.get('content-range'), told, range)
    }
  })
})

Deno.test('previews inline only files that cannot run', async () => {
  await withFiles(async (_, dana) => {
    const preview = async (name: string, content: BodyInit) => {
      const { answer } = await upload(dana, name, content)
      const response = await dana.fetch(`${await addressOf(dana, answer.id)}&preview`)
      await response.body?.cancel()
      return response.headers.get('content-disposition')?.split(';')[0]
    }
    assert.equal(await preview('policy.pdf', pdf), 'inline')
    assert.equal(await preview('thread.eml', 'Subject: <script>alert(1)</script>'), 'attachment')
  })
})

Deno.test('a file URL is valid for a few minutes, for its file and its agency', async () => {
  await withFiles(async (world, dana) => {
    const first = (await upload(dana, 'policy.pdf', pdf)).answer
    const second = (await upload(dana, 'binder.pdf', `${pdf} binder`)).answer
    const address = await addressOf(dana, first.id)
    const status = async (browser: Client, path: string) => {
      const response = await browser.fetch(path)
      await response.body?.cancel()
      return response.status
    }
    assert.equal(await status(dana, address), 200)
    assert.equal(await status(await world.as(world.marcus), address), 200)
    assert.equal(await status(dana, address.replace(first.id, second.id)), 404)
    assert.equal(await status(dana, address.replace(/expires=\d+/, 'expires=99999999999999')), 404)
    assert.equal(await status(dana, address.replace(/&signature=.+/, '')), 404)
    assert.equal(await status(await world.as(world.walt), address), 404)
    assert.equal(await status(world.signedOut(), address), 401)
    world.clock.advance(7 * 60_000)
    assert.equal(await status(dana, address), 404)
  })
})

const sorts: readonly [string, BodyInit, number, string?][] = [
  ['roof.png', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]), 201, 'image/png'],
  ['roof.JPG', new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), 201, 'image/jpeg'],
  ['losses.csv', 'date,amount\n2026-01-04,1200', 201, 'text/csv'],
  // What it is called says nothing against what it is.
  ['policy.txt', pdf, 201, 'application/pdf'],
  [
    'policy.docx',
    'PK\x03\x04 [Content_Types].xml',
    201,
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ],
  ['archive.zip', 'PK\x03\x04...', 415],
  ['program.docx', 'PK\x03\x04 META-INF/MANIFEST.MF', 415],
  ['thread.eml', 'From: marta@cascoroofing.example', 201, 'message/rfc822'],
  ['thread.eml', '<script>alert(1)</script>', 415],
  ['page.html', '<script>alert(1)</script>', 415],
  ['drawing.svg', '<svg onload="alert(1)"/>', 415],
  ['setup.exe', 'MZ\x90\x00', 415],
  ['policy.pdf', 'not a PDF at all', 415],
  ['policy.pdf', '', 400],
  ['', pdf, 400],
  ['\u200b\u202e', pdf, 400],
]

for (const [name, content, status, mimeType] of sorts) {
  Deno.test(`'${name}' with ${beginningOf(content)} is answered with ${status}`, async () => {
    await withFiles(async (_, dana) => {
      const sent = await upload(dana, name, content)
      assert.equal(sent.status, status, JSON.stringify(sent.answer))
      if (mimeType === undefined) assert.equal(typeof sent.answer.message, 'string')
      else assert.equal(sent.answer.mimeType, mimeType)
    })
  })
}

function beginningOf(content: BodyInit): string {
  return typeof content === 'string' ? `'${content.slice(0, 12)}'` : 'bytes of its own'
}

const names: readonly [string, string][] = [
  ['\u200b\u200b.pdf', 'File.pdf'],
  ['../../etc/passwd.pdf', 'passwd.pdf'],
  ['C:\\Users\\dana\\Policy.pdf', 'Policy.pdf'],
  ['policy\u202Efdp.exe.pdf', 'policyfdp.exe.pdf'],
  ['a\r\nSet-Cookie: x.pdf', 'aSet-Cookie x.pdf'],
  ['Versicherungsschein Müller & Söhne (2026).pdf', 'Versicherungsschein Müller & Söhne (2026).pdf'],
  ['policy.exe', 'policy.exe.pdf'],
  ['.pdf', 'File.pdf'],
  ['\u3164.pdf', 'File.pdf'],
  [`${'n'.repeat(300)}.pdf`, `${'n'.repeat(120)}.pdf`],
]

for (const [name, safe] of names) {
  Deno.test(`the name ${JSON.stringify(name.slice(0, 40))} is kept as ${safe.slice(0, 40)}`, async () => {
    await withFiles(async (_, dana) => {
      const { answer } = await upload(dana, name, pdf)
      assert.equal(answer.name, safe)
      const response = await dana.fetch(await addressOf(dana, answer.id))
      assert.equal(await response.text(), pdf)
    })
  })
}

Deno.test('rejects a file over fifty megabytes as it arrives and keeps nothing of it', async () => {
  await withFiles(async (world, dana) => {
    let sent = 0
    const chunk = new Uint8Array(1024 * 1024)
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (sent === 0) controller.enqueue(new TextEncoder().encode('%PDF-1.7\n'))
        controller.enqueue(chunk)
        sent += chunk.length
      },
    })
    const { status, answer } = await upload(dana, 'scan.pdf', endless)
    assert.equal(status, 413)
    assert.match(answer.message, /50 MB/)
    assert(sent < uploadLimits.bytes + 8 * 1024 * 1024)
    assert.equal(world.harborline.table(fileKind).size, 0)
  })
})

Deno.test('limits uploads that are never attached', async () => {
  await withFiles(async (_, dana) => {
    for (let files = 0; files < uploadLimits.pendingFiles; files++) {
      assert.equal((await upload(dana, `${files}.pdf`, `${pdf} ${files}`)).status, 201)
    }
    assert.equal((await upload(dana, 'one more.pdf', pdf)).status, 429)
  })
})

Deno.test('concurrent uploads count toward the limit like sequential ones', async () => {
  await withFiles(async (world, dana) => {
    const uploads = Array.from({ length: uploadLimits.pendingFiles + 20 }, (_, at) =>
      upload(dana, `${at}.pdf`, `${pdf} ${at}`),
    )
    const statuses = (await Promise.all(uploads)).map(({ status }) => status)
    assert.equal(statuses.filter((status) => status === 201).length, uploadLimits.pendingFiles)
    assert.equal(statuses.filter((status) => status === 429).length, 20)
    assert.equal(world.harborline.table(fileKind).size, uploadLimits.pendingFiles)
  })
})

Deno.test('a failed upload releases its share of the limit', async () => {
  await withFiles(async (_, dana) => {
    for (let files = 0; files < uploadLimits.pendingFiles; files++) {
      assert.equal((await upload(dana, `${files}.html`, `<p>${files}</p>`)).status, 415)
    }
    assert.equal((await upload(dana, 'policy.pdf', pdf)).status, 201)
  })
})

const endings: readonly [string, (world: World, dana: Client) => Promise<unknown>][] = [
  ['signed out', (_, dana) => dana.run('mutation { agencySignOut }')],
  ['left the agency', ({ identity, dana }) => identity.staff.deactivateUser(dana.email)],
]

for (const [name, end] of endings) {
  Deno.test(`rejects an upload by a user who has ${name} in the meantime and keeps nothing of it`, async () => {
    using folder = testFolder()
    await using world = await openWorld({ dataDir: folder.path })
    const dana = await world.as(world.dana)
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
    const sent = upload(dana, 'policy.pdf', readable)
    const writer = writable.getWriter()
    await writer.write(new TextEncoder().encode(pdf.padEnd(5_000)))
    await end(world, sameBrowser(world, dana))
    await writer.close()
    assert.equal((await sent).status, 401)
    assert.equal(world.harborline.table(fileKind).size, 0)
    assert.deepEqual(filesBeneath(folder.path), [])
  })
}

/** Another tab of the browser: the same session. */
function sameBrowser(world: World, browser: Client): Client {
  const tab = world.signedOut()
  for (const [name, value] of browser.cookies) tab.cookies.set(name, value)
  return tab
}

function filesBeneath(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
}

Deno.test('a HEAD request does not open the file’s content', async () => {
  await withFiles(async (world, dana) => {
    const { id } = (await upload(dana, 'policy.pdf', pdf)).answer
    await world.harborline.blobs.delete(world.harborline.table(fileKind).get(id)?.hash ?? '')
    const response = await dana.fetch(await addressOf(dana, id), { method: 'HEAD' })
    assert.equal(response.status, 200)
    assert.equal(response.headers.get('content-length'), String(pdf.length))
    assert.equal(response.headers.get('content-type'), 'application/pdf')
    assert.equal(await response.text(), '')
  })
})

Deno.test('removes uploads not attached within a day, with their content', async () => {
  await withFiles(async (world, dana) => {
    const { harborline, clock } = world
    const [kept, twin, stale] = [
      (await upload(dana, 'kept.pdf', pdf)).answer.id,
      (await upload(dana, 'the same content.pdf', pdf)).answer.id,
      (await upload(dana, 'stale.pdf', `${pdf} stale`)).answer.id,
    ]
    const file = await harborline.read(fileKind, kept)
    assert(file)
    await harborline.commit({ type: 'SYSTEM', id: null }, [
      replace(file, attached(file.value, 'sr_1'), 'ATTACH_FILE'),
    ])
    const staleHash = harborline.table(fileKind).get(stale)?.hash ?? ''
    const signal = new AbortController().signal
    const run = { agency: harborline, attempt: 1, idempotencyKey: 'sweep', signal }
    clock.advance(23 * 60 * 60_000)
    await sweepFiles(clock).run(run, null)
    assert.equal(harborline.table(fileKind).size, 3)
    clock.advance(2 * 60 * 60_000)
    await sweepFiles(clock).run(run, null)
    assert.deepEqual(
      [...harborline.table(fileKind).values()].map(({ id }) => id),
      [kept],
    )
    assert.equal(harborline.table(fileKind).get(twin), undefined)
    assert.equal(await harborline.blobs.read(staleHash), null)
    const content = await harborline.blobs.read(file.value.hash)
    assert.equal(await new Response(content?.body ?? null).text(), pdf)
  })
})

Deno.test('a deleted file keeps its content while it can be restored', async () => {
  await withFiles(async ({ harborline, clock }, dana) => {
    const { id } = (await upload(dana, 'superseded binder.pdf', pdf)).answer
    const file = (await harborline.read(fileKind, id)) ?? assert.fail('no file')
    const { hash } = file.value
    const deleted = { ...attached(file.value, harborline.newId(fileKind)), deletedAt: clock.now() }
    await harborline.commit({ type: 'SYSTEM', id: null }, [replace(file, deleted, 'DELETE_FILE')])
    const { signal } = new AbortController()
    const run = { agency: harborline, attempt: 1, idempotencyKey: 'sweep', signal }
    const sweep = () => sweepFiles(clock).run(run, null)
    clock.advance(29 * 24 * 60 * 60_000)
    await sweep()
    const kept = await harborline.blobs.read(hash)
    await kept?.body.cancel()
    assert(kept)
    clock.advance(2 * 24 * 60 * 60_000)
    await sweep()
    assert.equal(await harborline.read(fileKind, id), null)
    assert.equal(await harborline.blobs.read(hash), null)
  })
})
