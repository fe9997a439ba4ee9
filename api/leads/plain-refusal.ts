import type { RefusedForm } from '../../src/contract/page.ts'

/** What a refused form gets where no pages are built: what is wrong, and the way back, where the browser kept what was typed. */
export async function plainRefusal({ errors }: RefusedForm): Promise<Response> {
  const items = Object.values(errors).map((message) => `<li>${escapeHtml(message)}</li>`)
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Please check the form</title><h1>Please check the form</h1><ul role="alert">${items.join('')}</ul><p>Go back with your browser to change it; nothing was sent.</p></html>`
  return new Response(html, {
    status: 400,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
