/** What a page's bootstrap script starts: the app's entry, the scripts and styles of its routes, its language's messages. */
export type PageFiles = { entry: string; scripts: string[]; styles: string[]; translation: string[] }

/** The inline bootstrap script (src/site/bootstrap.ts): `packed` by the build, called with the page's files. */
export function bootstrapScript(packed: string, files: PageFiles): string {
  return `(()=>{${packed}
bootstrap.bootstrap(${JSON.stringify(files)})})()`
}
