/** What a page starts with, as data in its HTML that no script runs and nothing in it can end. */
export function dataBlock(json: string): string {
  return `<script type="application/json" id="coverdesk-start">${json.replaceAll('<', String.raw`\u003c`)}</script>`
}
