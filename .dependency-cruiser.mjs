// Who may import whom. Each folder lists all it may reach; anything else is an error.
const MAY_IMPORT = {
  'src/site': [
    'src/(language|state|ui|catalogue|content|outbox|offline|contract|styles)/',
    'src/brand(-places)?.ts',
  ],
  'src/staff': ['src/(state|ui|catalogue|content|outbox|offline|contract|styles)/', 'src/brand(-places)?.ts'],
  'src/offline': ['src/(language|outbox|state|contract)/'],
  // Stores and stored settings that the page's folders share.
  'src/state': ['src/contract/'],
  'src/outbox': ['src/contract/', 'node_modules/idb/'],
  'src/catalogue': ['src/(content|contract)/', 'node_modules/(minisearch|valibot)/'],
  'src/content': ['src/contract/'],
  // One way to write rupees, and the files of photos, for the whole site; nothing else of the domain.
  'src/ui': ['src/(state|language)/', 'src/contract/(rupees|photo-files|connection).ts'],
  // The messages of the travellers' site, with the ranges of months and the office hours that they name; the sales desk has
  // the English ones of ui/ only.
  'src/language': [
    'src/contract/',
    'src/catalogue/(months|party-price|wish-words).ts',
    'src/brand-places.ts',
  ],
  'src/contract': ['node_modules/valibot/'],
  // The drawn land must lie under the same frame as the routes on it.
  'src/art': ['src/(content|catalogue)/'],
  // The pictures a device keeps depend on what the content shows.
  'src/build': ['src/(contract|content)/'],
  worker: ['src/(outbox|catalogue|contract)/'],
  api: ['src/(contract|catalogue|content|build)/', 'src/brand(-places)?.ts'],
}
// Libraries are free where a folder is not tied to named ones.
const TIED_TO_NAMED_LIBRARIES = ['src/outbox', 'src/contract', 'src/catalogue', 'src/content']

const UNIT_TESTS = '\\.test\\.tsx?$'
// The preview of a package is the traveller's own page of it.
const PREVIEW = '^src/staff/packages/package-preview\\.tsx$'

const folderRules = Object.entries(MAY_IMPORT).map(([folder, targets]) => ({
  name: `${folder}-imports`,
  severity: 'error',
  from: { path: `^${folder}/`, pathNot: [UNIT_TESTS, PREVIEW] },
  to: {
    path: TIED_TO_NAMED_LIBRARIES.includes(folder) ? '.' : '^(src|api|worker|tests)/',
    pathNot: [`^${folder}/`, ...targets.map((target) => `^${target}`)],
  },
}))

// Imports inside api/ run down this list, never up.
const API_ORDER = [
  'pages',
  'system',
  'trips',
  'desk',
  'team',
  'intake',
  'office',
  'notify',
  'packages',
  'photos',
  'auth',
  'leads',
  'audit',
  'http',
  'metrics',
  'backup',
  'db',
]
const apiRules = API_ORDER.map((folder, position) => ({
  name: `api-${folder}-imports`,
  severity: 'error',
  from: { path: `^api/${folder}/`, pathNot: UNIT_TESTS },
  to: {
    path: '^api/',
    pathNot: [`^api/(${API_ORDER.slice(position).join('|')})/`, '^api/(env|log)\\.ts$'],
  },
}))

export default {
  forbidden: [
    ...folderRules,
    ...apiRules,
    {
      name: 'site-and-staff-stand-alone',
      severity: 'error',
      from: { path: '^src/(site|staff)/', pathNot: PREVIEW },
      to: { path: '^src/(site|staff)/', pathNot: '^src/$1/' },
    },
    {
      name: 'features-stand-alone',
      comment: 'What two features share goes to ui/, catalogue/ or contract/; what joins them is a route.',
      severity: 'error',
      from: { path: '^src/site/features/([^/]+)/', pathNot: UNIT_TESTS },
      to: { path: '^src/site/', pathNot: '^src/site/features/$1/' },
    },
    {
      name: 'no-cycles',
      comment: 'Types may point at each other; what runs may not.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { pathNot: 'route-tree\\.gen', dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'nothing-imports-tests',
      severity: 'error',
      from: { path: '^(src|api|worker)/', pathNot: UNIT_TESTS },
      to: { path: '^tests/' },
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
