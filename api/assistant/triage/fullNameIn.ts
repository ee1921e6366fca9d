/** Names of a kind only, of which there is one in every county. */
const ofKind =
  /^(?:the )?(?:(?:port|housing|transit|transportation|airport|turnpike|redevelopment|parking) authority|(?:school|water|fire|park|sewer|library) district|(?:school|planning|community|county) board|(?:building|parks|public works|health|planning) department|credit union|savings bank|community college|state university|medical center|(?:homeowners?|condo(?:minium)?|property owners?|neighborhood) association|property management)$/i

/** A name as it is given in full elsewhere: `the Port Authority … Machias Bay Port Authority`. */
export function fullNameIn(text: string, name: string): string {
  if (!ofKind.test(name)) return name
  const words = String.raw`(?:(?!(?:The|And|For|To|With|At|On|Our|Their|His|Her|Dear|Attn|Add|Send|From|Is|It|This|Hi|Hello|Please|Cert|Certificate|Holder|Name|Yes|No|Uh)\b)\p{Lu}[\p{L}'’-]+ ){1,3}`
  const longer = new RegExp(
    String.raw`(?<=(?:^|[.!?:]|[Uu]h\.*|\bthe|\bis|\bfor)\s+)${words}${RegExp.escape(name)}(?![\p{L}\p{N}])`,
    'u',
  )
  return longer.exec(text)?.[0] ?? name
}
