import assert from 'node:assert/strict'
import { Buffer } from 'node:buffer'
import { crc32, deflateSync } from 'node:zlib'
import { agencyOf } from '../../identity/index.ts'
import { openWorld } from '../../testing/openWorld.ts'
import { testFolder } from '../../testing/testFolder.ts'
import type { Client } from '../../testing/createClient.ts'
import { agencyPublisher, logoBlock } from './agencyPublisher.ts'

const update = /* GraphQL */ `
  mutation ($fileId: ID) {
    updateAgencyLogo(fileId: $fileId) {
      __typename
      ... on UpdateAgencyLogoSuccess {
        agency {
          logo {
            name
          }
        }
      }
      ... on ValidationErrors {
        fields {
          path
          message
        }
      }
    }
  }
`

async function setLogo(client: Client, name: string, content: BodyInit) {
  const response = await client.fetch(`/files?name=${name}`, { method: 'PUT', body: content })
  const { id } = await response.json()
  return (await client.data(update, { fileId: id })).updateAgencyLogo
}

Deno.test('a logo is stored, shown on documents, and removable', async () => {
  using folder = testFolder()
  await using world = await openWorld({ dataDir: folder.path })
  const dana = await world.as(world.dana)
  const answer = await setLogo(dana, 'harborline.png', pngOf(460, 100))
  assert.deepEqual(answer, {
    __typename: 'UpdateAgencyLogoSuccess',
    agency: { logo: { name: 'harborline.png' } },
  })
  const publisher = await agencyPublisher(world.harborline)
  assert.match(publisher.logo ?? '', /^data:image\/png;base64,/)
  const { width, height } = logoBlock(publisher) ?? assert.fail('no logo')
  assert.deepEqual([width, height], [92, 20], 'as wide as there is room, in proportion')
  assert.equal((await agencyPublisher(world.prairie)).logo, null)

  await dana.data(update, { fileId: null })
  assert.equal(agencyOf(world.harborline).profile.logoFileId, null)
  assert.equal((await agencyPublisher(world.harborline)).logo, null)
})

Deno.test('rejects an unprintable logo and keeps the former one', async () => {
  using folder = testFolder()
  await using world = await openWorld({ dataDir: folder.path })
  const dana = await world.as(world.dana)
  await setLogo(dana, 'first.png', pngOf(40, 40))
  const first = agencyOf(world.harborline).profile.logoFileId
  const refusalOf = async (name: string, content: BodyInit) =>
    (await setLogo(dana, name, content)).fields[0].message
  assert.equal(await refusalOf('note.txt', 'Harborline'), 'Upload a PNG or JPEG file.')
  assert.equal(
    await refusalOf('wide.png', pngOf(3_000, 1)),
    'A logo may be up to 2,000 pixels wide and high.',
  )
  assert.match(await refusalOf('broken.png', pngOf(40, 40).subarray(0, 60)), /^This image could not be read/)
  assert.equal(agencyOf(world.harborline).profile.logoFileId, first)
})

/** A PNG of one color. */
function pngOf(width: number, height: number): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // Eight bits of grey.
  header[8] = 8
  const pixels = deflateSync(Buffer.alloc((width + 1) * height))
  const parts = [
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngPart('IHDR', header),
    pngPart('IDAT', pixels),
    pngPart('IEND', Buffer.alloc(0)),
  ]
  return new Uint8Array(Buffer.concat(parts))
}

function pngPart(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const part = Buffer.alloc(body.length + 8)
  part.writeUInt32BE(content.length, 0)
  body.copy(part, 4)
  part.writeUInt32BE(crc32(body), body.length + 4)
  return part
}
