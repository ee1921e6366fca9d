import { readDocument } from './api/reading/index.ts'
import { contractReview } from './api/knowledge/index.ts'
const [dir, name, pol] = Deno.args
const read = async (p: string) => await readDocument(await Deno.readFile(p), { name: p.split("/").at(-1)! })
const c = await read(`${dir}/contracts/${name}.pdf`)
if (!pol) { for (const b of c.blocks) console.log(b.kind, '|', b.headings.join('>'), '|', b.kind==='table' ? [b.header, ...b.rows].map(r=>r?.map(x=>x.text).join(' ¦ ')).join('\n   ') : b.text) ; Deno.exit(0)}
const p = await read(`${dir}/policies/${pol}`)
for (const f of contractReview.run(c, p)) console.log(`[${f.requirement.kind}${f.requirement.isConditional?' cond':''}${f.requirement.isOthersDuty?' others':''} ${f.requirement.item?.key ?? ''} ${f.requirement.limits.map(l=>l.item.key+'='+l.amount/100)}] ${f.status}: ${f.requirement.lead ? '<'+f.requirement.lead+'> ':''}${f.requirement.quote}\n      -> ${f.reason}  {${f.evidence?.quote ?? ''}}`)
Deno.exit(0)
