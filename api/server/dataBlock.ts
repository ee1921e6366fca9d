/** The initial data of a page as an inert script block that its content cannot close. */
export function dataBlock(json: string): string {
  return `<script type="application/json" id="coverdesk-start">${json.replaceAll('<', String.raw`\u003c`)}</script>`
}
