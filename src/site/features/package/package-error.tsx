import { ownLang } from '../../../language/current.ts'
import { layoutText } from '../../../language/layout.ts'
import { packageText } from '../../../language/package.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Message } from '../../../ui/message.tsx'

export type PackageFault = 'url' | 'destination' | 'package'

/** The error screens of a package's URL, in the spec's words (spec 2 §2 "Error screens"). */
export function PackageError({ fault }: { fault: PackageFault }) {
  const { faults } = packageText()
  return (
    <Message title={faults[fault]} lang={ownLang()}>
      <p>{faults[`${fault}Text`]}</p>
      <ButtonLink href="/packages">{layoutText().seeAllPackages}</ButtonLink>
      <ButtonLink href="/" variant="quiet">
        {layoutText().goHome}
      </ButtonLink>
    </Message>
  )
}
