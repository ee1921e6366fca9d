import { Hono } from 'hono'
import { formLook } from '../../../documents/index.ts'
import type { HttpBindings, RouteDeps } from '../../../graphql/index.ts'
import { agencyPublisher, logoBlock } from '../../agencyProfile/agencyPublisher.ts'
import { certificateBasis } from '../certificateBasis.ts'
import { certificateChecks } from '../certificateChecks.ts'
import { certificateContent } from '../certificateContent.ts'
import { certificateDocument } from '../certificateDocument.ts'
import { holderListFile } from './holderListFile.ts'
import { readHolderList } from './readHolderList.ts'

const noSuchPreview = { message: 'There is no such certificate to preview.' }

/** `GET /certificate-preview/:accountId/:fileId/:row.pdf?policyIds=`: the certificate that a row of a list would make. */
export function previewRoutes({ signedIn, clock, documents }: RouteDeps): Hono<HttpBindings> {
  const routes = new Hono<HttpBindings>()
  routes.get('/:accountId/:fileId/:page', async (c) => {
    const user = await signedIn(c)
    if (!user) return c.json({ message: 'Sign in to continue.' }, 401)
    const { agency, viewer } = user
    const { accountId, fileId, page } = c.req.param()
    const file = await holderListFile({ agency, viewer }, fileId)
    if (typeof file === 'string') return c.json(noSuchPreview, 404)
    const policyIds = c.req.query('policyIds')?.split(',').filter(Boolean) ?? null
    const { holders } = await readHolderList(agency, fileId)
    const listed = holders.find(({ row }) => page === `${row}.pdf`)
    const now = clock.now()
    const basis = await certificateBasis({ agency, viewer, now }, { accountId, policyIds })
    if (!listed || !basis) return c.json(noSuchPreview, 404)
    const order = { ...listed.order, accountId, policyIds }
    if (certificateChecks(order, basis).some(({ isBlocking }) => isBlocking))
      return c.json(noSuchPreview, 404)
    const certificate = {
      ...order,
      number: 'Preview',
      revision: 1,
      issuedOn: basis.today,
      issuedBy: viewer.id,
      content: certificateContent(order, basis),
      batch: null,
      createdAt: now,
    }
    const publisher = await agencyPublisher(agency)
    const pdf = await documents.pdf(
      certificateDocument(certificate, logoBlock(publisher)),
      formLook(publisher),
    )
    return new Response(pdf, {
      headers: {
        'content-type': 'application/pdf',
        'content-security-policy': "default-src 'none'; frame-ancestors 'self'; sandbox",
        'cache-control': 'private, no-store',
      },
    })
  })
  return routes
}
