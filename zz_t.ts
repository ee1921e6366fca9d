import { openDesk } from './api/copilot/testing/openDesk.ts'
const desk = await openDesk()
const show = (t:any)=>{ for (const r of t.serviceRequests) console.log(r.type, r.state, JSON.stringify(r.preparedWork?.artifacts?.map((a:any)=>a.email?.body)), r.preparedWork?.messages?.at(-1)?.content); console.log('DRAFT', t.draft?.body); }
let t = await desk.receive('Hi, we hired four people, payroll is going up by 180,000 a year starting December 1. Please update the policy.\n\nMarta', {subject:'payroll'})
show(t)
t = await desk.receive('scratch that, payroll is 140,000 more not 180,000\n\nMarta', {subject:'Re: payroll', inReplyTo: true} as any)
show(t)
Deno.exit(0)
