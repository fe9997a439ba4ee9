// Inlined into index.html by the build, before the app's own script: it has to work when nothing else can be loaded.
import { brand } from '../brand.ts'
import { recover } from '../offline/app/recover.ts'
import { repairApp } from '../offline/app/repair.ts'

let failed = false

// A script that is missing or is no script: React, which would report it, has not started either.
addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLLinkElement || target instanceof HTMLImageElement)) void startFailed()
  },
  true,
)

async function startFailed(): Promise<void> {
  if (failed || window.appStarted) return
  failed = true
  const outcome = await recover()
  if (outcome === 'reloading') return
  const say = (text: string) => {
    status.textContent = text
  }
  const element = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, textContent: string) =>
    Object.assign(document.createElement(tag), { textContent })
  const status = element('p', '')
  status.setAttribute('role', 'status')
  const repair = element('button', 'Repair this app')
  repair.onclick = async () => {
    say('Sending your enquiries and fetching the app again…')
    if ((await repairApp()) === 'no network')
      say('The repair needs a network. Nothing was changed; please try again when there is one.')
  }
  const again = element('button', 'Try again')
  again.onclick = () => location.reload()
  const main = document.createElement('main')
  main.append(
    element('h1', 'The app could not start.'),
    element('p', 'Enquiries that wait on this device stay on it until they are sent.'),
    again,
    repair,
    status,
    Object.assign(element('a', `Call us: ${brand.phone.shown}`), { href: brand.phone.href }),
  )
  Object.assign(main.style, {
    display: 'grid',
    gap: '16px',
    padding: '32px 16px',
    font: '18px/1.5 system-ui',
  })
  Object.assign(main.style, { maxWidth: '30rem', margin: '0 auto' })
  for (const button of [again, repair])
    Object.assign(button.style, { minHeight: '48px', font: 'inherit', border: '1px solid' })
  document.body.replaceChildren(main)
}

declare global {
  interface Window {
    /** Set once the app has taken over the document. */
    appStarted?: boolean
  }
}
