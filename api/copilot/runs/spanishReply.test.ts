import assert from 'node:assert/strict'
import { openDesk } from '../testing/openDesk.ts'
import { pdfOf } from '../testing/pdfOf.ts'

Deno.test('a message in Spanish is acknowledged in Spanish, with all that it asks for', async () => {
  await using desk = await openDesk()
  const { serviceRequests, draft } = await desk.receive(
    'Hola, buenos dias. Necesito un certificado de seguro para Constructora del Norte Inc., 400 Harbor Street, Portland, ME 04101. Ellos piden ser asegurado adicional. ¿Y nuestras herramientas rentadas están cubiertas si se las roban?\n\nGracias,\nMarta',
    { subject: 'Certificado' },
  )
  assert.deepEqual(serviceRequests.map(({ type }: { type: string }) => type).toSorted(), [
    'CREATE_CERTIFICATE',
    'QUESTION',
  ])
  const certificate = serviceRequests.find(({ type }: { type: string }) => type === 'CREATE_CERTIFICATE')
  assert.equal(certificate.createCertificate.additionalInsured, true)
  assert.match(
    draft.body,
    /^Hola Marta,\n\nGracias por su mensaje\. Estamos revisando[^]*\n\nSaludos cordiales,/,
  )
  assert.match(certificate.preparedWork.messages.at(-1).content, /The client wrote in Spanish\./)
})

Deno.test('a certificate asked for in Spanish is acknowledged and sent in Spanish', async () => {
  await using desk = await openDesk()
  const thread = await desk.receive(
    'Hola, buenas tardes. Necesito un certificado de seguro para Constructora del Norte Inc., 400 Harbor Street, Portland, ME 04101. Lo necesitan para el viernes por favor.\n\nGracias,\nMarta',
    { subject: 'Certificado' },
  )
  assert.match(
    desk.letters()[0]?.text ?? '',
    /^Hola Marta,\n\nGracias por su mensaje\. Abrimos una solicitud/,
  )
  await desk.approve(thread.serviceRequests[0].preparedWork.proposals[0].id)
  assert.equal(
    desk.letters().at(-1)?.text,
    'Hola Marta,\n\nAdjunto encontrará el certificado de seguro para Constructora del Norte Inc.\n\nSaludos cordiales,\nHarborline Insurance Group\ndesk@harborline.example',
  )
})

Deno.test('what a certificate asked for in Spanish lacks is asked for in Spanish', async () => {
  await using desk = await openDesk()
  const { draft } = await desk.receive(
    'Hola, buenas tardes. Necesito un certificado de seguro para la obra por favor. Ellos no me dejan empezar sin el certificado.\n\nGracias,\nMarta',
  )
  assert.match(
    draft.body,
    /¿Nos puede enviar lo siguiente, por favor\?\n- El nombre legal completo del titular/,
  )
  assert.doesNotMatch(draft.body, /\b(?:the|please|we)\b/i)
})

Deno.test('an answer in English to a question in Spanish has only its greeting in Spanish', async () => {
  await using desk = await openDesk()
  const form = [
    { heading: 'COMMERCIAL GENERAL LIABILITY POLICY' },
    'This insurance does not apply to property damage caused by water that backs up from a sewer or drain.',
  ]
  await desk.keep('GL policy.pdf', 'POLICY_DOCUMENT', await pdfOf(form))
  const thread = await desk.receive(
    'Hola, buenas tardes. ¿Está cubierto el daño de water that backs up from a sewer en nuestra póliza? Gracias por su ayuda con esto.\n\nMarta',
    { subject: 'Pregunta' },
  )
  assert.equal(thread.serviceRequests[0].type, 'QUESTION')
  const [reply] = thread.serviceRequests[0].preparedWork.proposals
  const message = reply.preview.find(({ label }: { label: string }) => label === 'Message').value
  assert.match(message, /^Hola Marta, gracias por su mensaje\. Le respondemos en inglés\.\n\n/)
  assert.match(message, /sewer or drain[^]*Best regards,\n/)
  assert.doesNotMatch(message, /Estamos|Saludos/)
})
