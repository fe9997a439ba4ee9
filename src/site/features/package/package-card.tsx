import { packagePath } from '../../../catalogue/packages.ts'
import type { PackageTeaser } from '../../../catalogue/teasers.ts'
import { Link } from '../../../ui/link.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { Price } from '../../../ui/price.tsx'
import styles from './package-card.module.css'

/** A package in a list; the whole card is a link to its page. */
export function PackageCard({ pkg }: { pkg: PackageTeaser }) {
  return (
    <article className={styles.card} data-card>
      <Picture name={pkg.packageImage} frame="wide" alt="" sizes="(width > 768px) 24rem, 80vw" />
      <div className={styles.text}>
        <p className={styles.nights}>
          {pkg.nights} nights, {pkg.days} days
        </p>
        <h3>
          <Link href={packagePath(pkg)} morph className={styles.link}>
            {pkg.packageName}
          </Link>
        </h3>
        <p className={styles.price}>
          from <Price rupees={pkg.totalPackagePrice} /> for two
        </p>
      </div>
    </article>
  )
}
