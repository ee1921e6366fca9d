/** Whether a client asks again for what they did not get: `This is the third time I am asking`. */
export function asksAgain(text: string): boolean {
  return again.test(text)
}

const again =
  /\b(?:second|third|fourth|fifth|2nd|3rd|4th|5th) (?:request|e-?mail|message|attempt|time (?:(?:i|we|that i|that we)(?:['’](?:m|re|ve)| am| are| have| had to)? )?(?:been )?(?:ask|request|writ|call|e-?mail)\w*)|\b(?:asked|been asking|requested|e-?mailed|called|written|wrote)\b[^.!?]{0,60}\b(?:twice|(?:two|three|four|five|several|many|multiple|\d) times|(?:days?|weeks?|months?) ago)\b|\b(?:i|we)(?:['’](?:m|re)| am| are) still (?:waiting for|missing)\b|\bstill (?:haven['’]t|have not) (?:received|gotten|got|seen|heard)\b/i
