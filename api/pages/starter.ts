/** Stand in the starter for the page's own scripts and styles until they are known, after the render. */
export const SCRIPTS_MARK = '/*scripts*/'
export const STYLES_MARK = '/*styles*/'

/** Address of the styles that name the site's letters. */
export const FONTS = '/fonts/fonts.css'

/**
 * The inline script that starts the app: after the largest paint, or at the first touch or key, whichever is first.
 * What was tapped or sent before the app was ready waits in `earlyTaps` and is done then; if the app cannot be had,
 * forms are sent the plain way. Menus that the browser opens by itself (`popovertarget`) would be shut again by a
 * replay. The browser's offer to install may come before the app does, and is kept for it. The styles the page brought
 * with it stand there as links that are switched off: they are not fetched, and the loader of the chunks finds them there.
 * The letters come then, too: until then others of the same width stand in, and the picture has the line to itself.
 */
export function starter(entry: string): string {
  return `{
const scripts=[${SCRIPTS_MARK}],styles=[${STYLES_MARK}],add=link=>document.head.append(Object.assign(document.createElement("link"),link)),taps=window.earlyTaps=[];let started=false;
const go=()=>{if(started)return;started=true;add({rel:"stylesheet",href:"${FONTS}"});for(const href of styles)add({disabled:true,rel:"stylesheet",href});for(const href of scripts)add({rel:"modulepreload",href});
import("${entry}").catch(()=>{for(const[type,target]of taps.splice(0))if(type==="submit")target.submit();removeEventListener("submit",keep,true)})};
const keep=e=>{const target=e.type==="submit"?e.target:e.target.closest?.("button:not([type=submit],[popovertarget])");
if(!window.earlyTaps||!target||Object.keys(target).some(key=>key.startsWith("__react")))return;if(e.type==="submit")e.preventDefault();taps.push([e.type,target,e.submitter]);go()};
for(const type of["click","submit"])addEventListener(type,keep,true);
for(const type of["pointerdown","keydown","focusin"])addEventListener(type,go,{capture:true,passive:true,once:true});
addEventListener("beforeinstallprompt",e=>{e.preventDefault();window.installPrompt=e});
const settled=()=>{try{new PerformanceObserver(()=>setTimeout(go)).observe({type:"largest-contentful-paint",buffered:true})}catch{}setTimeout(go,1500)};
if(document.readyState==="complete")settled();else addEventListener("load",settled,{once:true})
}`.replaceAll('\n', '')
}
