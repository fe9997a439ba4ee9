import { expect, it } from 'vitest'
import { packages } from '../content/packages/index.ts'
import { isWellFormed } from '../contract/enquiry.ts'
import { findPackageByAbout, packageAbout } from './packages.ts'

it('an enquiry names a package and the chosen hotels, and both are found again', () => {
  const [pkg] = packages
  if (!pkg) throw new Error('There is no package.')
  expect(packageAbout(pkg, 'star5')).toBe(`${pkg.packageName}, 5-star hotels (${pkg.key})`)
  expect(findPackageByAbout(packages, packageAbout(pkg, 'star5'))).toBe(pkg)
})

it('the longest name leaves room for the key', () => {
  const about = packageAbout({ packageName: 'x'.repeat(200), key: 'bali1' })
  expect(about).toHaveLength(200)
  expect(about.endsWith(' (bali1)')).toBe(true)
  // Half of an emoji would be refused with the whole enquiry.
  const named = packageAbout({ packageName: `${'x'.repeat(191)}🏝`, key: 'bali1' })
  expect(isWellFormed(named)).toBe(true)
})
