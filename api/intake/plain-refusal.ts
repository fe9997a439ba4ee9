import type { RefusedForm } from '../../src/contract/page.ts'

/** A minimal error page for a refused form, where its own page cannot be rendered. Going back keeps the typed values. */
export async function plainRefusalPage({ errors }: RefusedForm): Promise<Response> {
  const items = Object.values(errors).map((message) => `<li>${escapeHtml(message)}</li>`)
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Error: Please check the form</title><h1>Please check the form</h1><ul role="alert">${items.join('')}</ul><p>Go back with your browser to change it; nothing was sent.</p></html>`
  return new Response(html, {
    status: 400,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
