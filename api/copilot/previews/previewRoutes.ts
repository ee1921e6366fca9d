import { Hono } from 'hono'
import { writeHtml, type DocumentModel } from '../../documents/index.ts'
import { safeFileName } from '../../files/index.ts'
import type { HttpBindings, RouteDeps } from '../../graphql/index.ts'
import { agencyKind } from '../../identity/index.ts'
import type { AgencyStore } from '../../platform/index.ts'
import { artifactKind, latestVersion, readArtifactContent } from '../artifacts/artifact.ts'
import { htmlDocumentTemplateKind } from '../styles/htmlDocumentTemplate.ts'
import { chosenStyle, defaultStyle, type ChosenStyle } from './chosenStyle.ts'
import { documentFile, type DocumentFormat, documentMimeTypes } from './documentFile.ts'
import { styleSample } from './styleSample.ts'

/** Generated documents can't run scripts or load resources, and only our own pages may frame them. */
const documentPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src 'self' data:; frame-ancestors 'self'; sandbox"

const signInFirst = { message: 'Sign in to continue.' }
const noSuchDocument = { message: 'There is no such document.' }

/** `GET /preview-html/:templateId?version=`: a sample document in one of the agency's styles (spec 1 §7). */
export function stylePreviewRoutes({ signedIn, clock }: RouteDeps): Hono<HttpBindings> {
  const routes = new Hono<HttpBindings>()
  routes.get('/:templateId', async (c) => {
    const user = await signedIn(c)
    if (!user) return c.json(signInFirst, 401)
    const { agency } = user
    const template = agency.table(htmlDocumentTemplateKind).get(c.req.param('templateId'))
    const chosen = template && (await chosenStyle(agency, template.id))
    if (!template || !chosen) return c.json(noSuchDocument, 404)
    const agencyName = agency.table(agencyKind).get(agency.id)?.name ?? ''
    const sample = styleSample({ title: template.title, agencyName, now: clock.now() })
    return htmlAnswer(sample, chosen)
  })
  return routes
}

/**
 * `GET /html/:workspaceId/:artifactId?style_id=&version=`: a document Cara wrote, as a page for a sandboxed frame
 * (spec 1 §7). With `.pdf` or `.docx` after the ID, it is a download.
 */
export function artifactRoutes({ signedIn, documents }: RouteDeps): Hono<HttpBindings> {
  const routes = new Hono<HttpBindings>()
  routes.get('/:workspaceId/:file', async (c) => {
    const user = await signedIn(c)
    if (!user) return c.json(signInFirst, 401)
    const { agency } = user
    const [artifactId = '', format = 'html'] = c.req.param('file').split('.')
    const version = Number(c.req.query('version') ?? Number.NaN)
    const found = await artifactDocument(agency, {
      workspaceId: c.req.param('workspaceId'),
      artifactId,
      version,
    })
    if (!found) return c.json(noSuchDocument, 404)
    const { document } = found
    const styleId = c.req.query('style_id') ?? found.styleId
    if (format === 'html')
      return htmlAnswer(document, (await chosenStyle(agency, styleId)) ?? (await defaultStyle(agency)))
    if (format !== 'docx' && format !== 'pdf') return c.json(noSuchDocument, 404)
    const file = await documentFile(agency, document, { format, styleId, documents })
    return fileAnswer(file, { title: document.title, format })
  })
  return routes
}

interface ArtifactAddress {
  readonly workspaceId: string
  readonly artifactId: string
  /** The latest version if it is not a number. */
  readonly version: number
}

async function artifactDocument(agency: AgencyStore, { workspaceId, artifactId, version }: ArtifactAddress) {
  const artifact = agency.table(artifactKind).get(artifactId)
  if (!artifact || artifact.workspaceId !== workspaceId) return null
  const number = Number.isInteger(version) ? version : latestVersion(artifact)
  const content = await readArtifactContent(agency, artifactId, number)
  return content?.type === 'HTML_DOCUMENT' ? content : null
}

function htmlAnswer(document: DocumentModel, { look }: ChosenStyle): Response {
  return new Response(writeHtml(document, look), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': documentPolicy,
      'cache-control': 'private, no-store',
    },
  })
}

function fileAnswer(
  body: Uint8Array<ArrayBuffer>,
  { title, format }: { title: string; format: DocumentFormat },
): Response {
  return new Response(body, {
    headers: {
      'content-type': documentMimeTypes[format],
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(safeFileName(title, format))}`,
      'content-security-policy': documentPolicy,
      'cache-control': 'private, no-store',
    },
  })
}
