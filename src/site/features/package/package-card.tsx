import { packagePath } from '../../../catalogue/packages.ts'
import type { PackageTeaser } from '../../../catalogue/teasers.ts'
import { englishLang, ownLang } from '../../../language/current.ts'
import { layoutText } from '../../../language/layout.ts'
import { Link } from '../../../ui/link.tsx'
import { Phrase } from '../../../ui/phrase.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { Price } from '../../../ui/price.tsx'
import styles from './package-card.module.css'

/** A package in a list; the whole card is a link to its page. */
export function PackageCard({ pkg }: { pkg: PackageTeaser }) {
  const t = layoutText()
  return (
    <article lang={ownLang()} className={styles.card} data-card>
      <Picture name={pkg.packageImage} frame="wide" alt="" sizes="(width > 768px) 24rem, 80vw" />
      <div className={styles.text}>
        <p className={styles.nights}>{t.nightsDays(String(pkg.nights), String(pkg.days))}</p>
        <h3>
          <Link href={packagePath(pkg)} morph lang={englishLang()} className={styles.link}>
            {pkg.packageName}
          </Link>
        </h3>
        <p className={styles.price}>
          <Phrase message={t.fromForTwo}>
            <Price rupees={pkg.totalPackagePrice} />
          </Phrase>
        </p>
      </div>
    </article>
  )
}
