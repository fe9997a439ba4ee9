/** How this browser can put the site on the home screen. */
export type InstallWay =
  /** It runs as the installed app. */
  | 'installed'
  /** The browser's own dialogue can be opened. */
  | 'prompt'
  /** With the share menu of a browser on an iPhone or iPad. */
  | 'ios'
  /** Not inside another app: the page must be opened in a browser first. */
  | 'in-app'
  /** With the browser’s menu, if at all. */
  | 'menu'

/** The input of {@link installWay}. */
export type BrowserFacts = {
  userAgent: string
  isStandalone: boolean
  canPrompt: boolean
  touchPoints: number
}

// Facebook, Instagram, Messenger, WhatsApp, LinkedIn, Line, Snapchat, X; and any other Android app that shows the page itself.
const IN_APP =
  /FBA[NV]|FB_IAB|Instagram|WhatsApp|LinkedInApp|\bLine\/|Snapchat|Twitter|; wv\)|MicroMessenger|GSA\//

/** Whether the page is shown inside another app, which stores less than a browser and deletes it sooner. */
export function isInAppBrowser(userAgent: string): boolean {
  const isGoogleAppOnAndroid = userAgent.includes('GSA/') && userAgent.includes('Android')
  return IN_APP.test(userAgent) && !isGoogleAppOnAndroid
}

export function installWay({ userAgent, isStandalone, canPrompt, touchPoints }: BrowserFacts): InstallWay {
  if (isStandalone) return 'installed'
  if (canPrompt) return 'prompt'
  if (isInAppBrowser(userAgent)) return 'in-app'
  // An iPad says that it is a Mac; no Mac has a touch screen.
  const isApple = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1)
  return isApple ? 'ios' : 'menu'
}

/** {@link installWay} of this browser. */
export function deviceInstallWay(canPrompt: boolean): InstallWay {
  return installWay({
    userAgent: navigator.userAgent,
    isStandalone:
      matchMedia('(display-mode: standalone)').matches ||
      ('standalone' in navigator && navigator.standalone === true),
    canPrompt,
    touchPoints: navigator.maxTouchPoints,
  })
}
