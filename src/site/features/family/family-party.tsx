import type { Party } from '../../../catalogue/party-price.ts'
import { localAddress } from '../../../language/current.ts'
import { Button } from '../../../ui/button.tsx'
import { Stepper } from '../../../ui/stepper.tsx'
import styles from './family-party.module.css'

type FamilyPartyProps = { party: Party; onParty: (party: Party) => void }

/** How many travel; the cards below say what they pay. The button takes the numbers to the trip planner. */
export function FamilyParty({ party, onParty }: FamilyPartyProps) {
  return (
    <form
      action={localAddress('/trip-planner')}
      method="get"
      aria-label="Who travels"
      className={styles.party}
    >
      <div className={styles.counts}>
        <Stepper
          label="Adults"
          name="adults"
          min={1}
          value={party.adults}
          onChange={(adults) => onParty({ ...party, adults })}
        />
        <Stepper
          label="Children"
          name="children"
          min={0}
          value={party.children}
          onChange={(children) => onParty({ ...party, children })}
        />
      </div>
      <p>
        Two adults share a room. A child in their room pays at most what an adult pays. Tell us the ages, and
        we give you the exact price.
      </p>
      <Button type="submit" variant="quiet">
        Continue in the trip planner
      </Button>
    </form>
  )
}
