import { build, type Rolldown } from 'vite'

/** Bundles a module into one small script that declares `name`, an object with the module's exports. */
export async function packScript(entry: string, name: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      lib: { entry, formats: ['iife'], name },
    },
  })
  const [{ output }] = [result].flat() as [Rolldown.RolldownOutput]
  return output[0].code.trim()
}
