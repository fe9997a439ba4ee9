import type { DeskQuotation } from '../../../contract/quotation-desk.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../ui/card.ts'
import { FormActions } from '../../ui/form-layout.ts'

/** This quotation was saved or sent elsewhere first, by a colleague or in another tab: which text stays is for the user to decide. */
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
          ? 'This quotation was withdrawn meanwhile. Nothing of yours was saved.'
          : 'This quotation was saved elsewhere while you were writing, by a colleague or by you. Nothing was overwritten, and your text is still here.'}
      </p>
      <FormActions>
        <Button variant="secondary" size="small" onClick={onTheirs}>
          Show the other text in place of mine
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
