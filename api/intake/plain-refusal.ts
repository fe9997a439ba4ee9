import type { RefusedForm } from '../../src/contract/page.ts'

/** A minimal error page for a refused form, where its own page cannot be rendered. Going back keeps the typed values. */
export async function plainRefusalPage({ errors }: RefusedForm): Promise<Response> {
  const items = Object.values(errors).map((message) => `<li>${escapeHtml(message)}</li>`)
  // What is wrong with no field: an attempt that was not confirmed may have been stored.
  const [title, advice] =
    'form' in errors
      ? ['Your enquiry is not confirmed', 'Go back with your browser to send it again.']
      : ['Please check the form', 'Go back with your browser to change it; nothing was sent.']
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Error: ${title}</title><h1>${title}</h1><ul role="alert">${items.join('')}</ul><p>${advice}</p></html>`
  return new Response(html, {
    status: 400,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
