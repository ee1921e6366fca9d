const untilThen =
  'In the meantime, if anyone else is involved, please do not admit fault or discuss what happened with them or their lawyer. Send us any letters or suit papers right away, before you answer them. Keep any damaged property, and any photos and videos of it.'

/** What a client who reports a loss reads; `callBack` as `tomorrow morning`. */
export function claimReply(callBack: string): string {
  return `We are sorry to hear what happened. A member of our team will call you ${callBack} to take the details and help you report it to the carrier. If anyone is in danger or needs medical help, please call 911 right away.\n\n${untilThen}`
}
