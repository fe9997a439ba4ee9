import type { DeskQuotation } from '../../../contract/quotation-desk.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../ui/card.ts'
import { FormActions } from '../../ui/form-layout.ts'

/** A colleague saved or sent this quotation first: which text stays is for the user to decide. */
export function DraftConflict({
  theirs,
  onTheirs,
  onMine,
}: {
  theirs: DeskQuotation
  onTheirs: () => void
  onMine: () => void
}) {
  const isWithdrawn = theirs.state === 'withdrawn'
  return (
    <Card role="alert">
      <p>
        {isWithdrawn
          ? 'A colleague withdrew this quotation. Nothing of yours was saved.'
          : 'A colleague saved this quotation while you were writing. Nothing was overwritten, and your text is still here.'}
      </p>
      <FormActions>
        <Button variant="secondary" size="small" onClick={onTheirs}>
          Show the colleague’s text in place of mine
        </Button>
        {!isWithdrawn && (
          <Button variant="quiet" size="small" onClick={onMine}>
            Save mine over it
          </Button>
        )}
      </FormActions>
    </Card>
  )
}
