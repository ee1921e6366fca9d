/** Whether words say that a policy does not have what they name: "CG 20 37 is NOT attached". */
export function isLacking(text: string): boolean {
  return lacking.test(text)
}

const lacking =
  /\b(?:is|are|was) (?:not|no longer) (?:attached|(?:a )?part of|included|provided|given|on (?:this|the) policy)\b|^(?:not (?:attached|included|provided)|(?:(?:is|has been) )?(?:deleted|removed|withdrawn))\b/i
