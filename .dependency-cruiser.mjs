// Who may import whom. Each folder lists all it may reach; anything else is an error.
const MAY_IMPORT = {
  'src/app': ['src/(?!art/)'],
  'src/features': ['src/(ui|catalogue|content|outbox|offline|contract)/', 'src/brand(-places)?.ts'],
  'src/offline': ['src/(outbox|contract)/'],
  'src/outbox': ['src/contract/', 'node_modules/idb/'],
  'src/catalogue': ['src/(content|contract)/', 'node_modules/(minisearch|valibot)/'],
  'src/content': ['src/contract/'],
  // One way to write rupees for the whole site; nothing else of the domain.
  'src/ui': ['src/contract/rupees.ts'],
  'src/contract': ['node_modules/valibot/'],
  // The drawn land must lie under the same frame as the routes on it.
  'src/art': ['src/(content|catalogue)/'],
  worker: ['src/(outbox|contract)/'],
  api: ['src/(contract|catalogue|content)/', 'src/brand(-places)?.ts'],
}
// Libraries are free where a folder is not tied to named ones.
const TIED_TO_NAMED_LIBRARIES = ['src/outbox', 'src/contract', 'src/catalogue', 'src/content']

const folderRules = Object.entries(MAY_IMPORT).map(([folder, targets]) => ({
  name: `${folder}-imports`,
  severity: 'error',
  from: { path: `^${folder}/` },
  to: {
    path: TIED_TO_NAMED_LIBRARIES.includes(folder) ? '.' : '^(src|api|worker|tests)/',
    pathNot: [`^${folder}/`, ...targets.map((target) => `^${target}`)],
  },
}))

export default {
  forbidden: [
    ...folderRules,
    {
      name: 'features-stand-alone',
      comment: 'What two features share goes to ui/, catalogue/ or contract/; what joins them is a route.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'no-cycles',
      comment: 'Types may point at each other; what runs may not.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { pathNot: 'route-tree\\.gen', dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\?|^virtual:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    parser: 'swc',
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.css'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
    },
  },
}
