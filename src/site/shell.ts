// The inline script of index.html (src/build/shell.ts).
import './shell-recovery.ts'
import './shell-start.ts'
