import { type FormEvent, useState } from 'react'
import * as v from 'valibot'
import {
  type NewSecret,
  SOURCE_KINDS,
  type Source,
  type SourceKind,
  type SourceList,
} from '../../../contract/inbound-source.ts'
import { formatTime } from '../../../contract/indian-time.ts'
import { sourceLabel } from '../../../contract/lead-source.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { copyText } from '../../../ui/clipboard.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Link } from '../../../ui/link.tsx'
import { KeptNote } from '../../drafts/kept-note.tsx'
import { useKeptValues } from '../../drafts/use-kept-values.ts'
import { ActionStatus, useAction } from '../../ui/action-status.tsx'
import { CardForm, CardItem } from '../../ui/card.ts'
import { CodeBlock } from '../../ui/code-block.ts'
import { FieldGrid, FormActions } from '../../ui/form-layout.ts'
import { EmptyState, Note, Row, RowHeader, RowHeading, Rows, RowText, SmallText } from '../../ui/rows.ts'
import { SettingsPage, SettingsSection } from '../../ui/settings-page.tsx'
import { addSource, removeSource, revokeSecret, rotateSecret } from './sources-api.ts'

const KIND_WORDS: Record<SourceKind, string> = {
  signed: 'Signed messages',
  google: 'Google lead form',
}

const AddedSchema = v.object({ kind: v.picklist(SOURCE_KINDS), slug: v.string() })
const NONE: v.InferOutput<typeof AddedSchema> = { kind: 'signed', slug: '' }

/** `/admin/settings/sources`: who may send leads from elsewhere, and their secrets. */
export function SourcesPage({
  userId,
  list,
  reload,
}: {
  userId: string
  list: SourceList
  reload: () => Promise<void>
}) {
  const work = useAction()
  const [made, setMade] = useState<NewSecret>()
  const [removing, setRemoving] = useState<string>()
  const save = (change: () => Promise<unknown>, done: string) =>
    work.run(() => change().finally(reload), done)
  const show = (make: () => Promise<NewSecret>, done: string) => save(async () => setMade(await make()), done)
  return (
    <SettingsPage
      title="Lead sources"
      about="Portals, advertisements and own systems that send leads to the desk by themselves."
    >
      {made && <Secret key={made.secret} made={made} url={list.url} />}
      <SettingsSection
        title="Sources"
        about={
          list.encrypted
            ? 'Signing secrets are stored encrypted. Google’s keys are stored as a hash.'
            : 'Signing secrets are stored as they are, because SECRETS_KEY is not set on the server. Google’s keys are stored as a hash.'
        }
      >
        {list.sources.length === 0 && <EmptyState>No source may send leads yet.</EmptyState>}
        <Rows>
          {list.sources.map((source) => (
            <CardItem key={source.slug}>
              <SourceCard
                source={source}
                url={list.url}
                busy={work.busy}
                onRotate={() =>
                  show(
                    () => rotateSecret(source.slug),
                    'The new secret is shown above. The former one is valid for one more day.',
                  )
                }
                onRevoke={(id) => save(() => revokeSecret(source.slug, id), 'The secret is no longer valid.')}
                onRemove={() => setRemoving(source.slug)}
              />
            </CardItem>
          ))}
        </Rows>
      </SettingsSection>
      <AddSource
        userId={userId}
        busy={work.busy}
        onAdd={(slug, kind) => show(() => addSource({ slug, kind }), 'The secret is shown above.')}
      />
      <ActionStatus {...work} />
      <Note>
        A file can be imported under <Link href="/admin/leads/import">Import leads</Link>. How messages are
        signed is described in docs/inbound-leads.md.
      </Note>
      <ConfirmDialog
        open={removing !== undefined}
        title="Remove this source?"
        question={`${removing ?? ''} can no longer send leads. Those it has sent stay.`}
        yes="Remove"
        no="Keep"
        onAnswer={(yes) => {
          setRemoving(undefined)
          if (yes && removing) void save(() => removeSource(removing), 'The source was removed.')
        }}
      />
    </SettingsPage>
  )
}

function SourceCard({
  source: { slug, kind, secrets },
  url,
  busy,
  onRotate,
  onRevoke,
  onRemove,
}: {
  source: Source
  url: string
  busy: boolean
  onRotate: () => void
  onRevoke: (id: string) => void
  onRemove: () => void
}) {
  return (
    <>
      <RowHeader>
        <RowHeading>{sourceLabel(slug)}</RowHeading>
        <SmallText>{KIND_WORDS[kind]}</SmallText>
        <SmallText>{`${url}/${slug}`}</SmallText>
      </RowHeader>
      {secrets.length === 0 && <p>No secret is valid: nothing of this source is accepted.</p>}
      <Rows>
        {secrets.map(({ id, createdAt, expiresAt, readable }) => (
          <Row key={id}>
            <RowText>
              Secret of {formatTime(createdAt)}
              <SmallText>{expiresAt ? `valid until ${formatTime(expiresAt)}` : 'current'}</SmallText>
              {!readable && <Badge tone="danger">cannot be read: SECRETS_KEY has changed</Badge>}
            </RowText>
            <Button
              variant="quiet"
              size="small"
              aria-disabled={busy}
              aria-label={`Revoke now the secret of ${formatTime(createdAt)} of ${sourceLabel(slug)}`}
              onClick={() => onRevoke(id)}
            >
              Revoke now
            </Button>
          </Row>
        ))}
      </Rows>
      <FormActions>
        <Button variant="secondary" size="small" aria-disabled={busy} onClick={onRotate}>
          Make a new secret
        </Button>
        <Button variant="quiet" size="small" aria-disabled={busy} onClick={onRemove}>
          Remove
        </Button>
      </FormActions>
    </>
  )
}

function Secret({ made: { slug, secret }, url }: { made: NewSecret; url: string }) {
  const [answer, setAnswer] = useState('')
  const copy = async (text: string) =>
    setAnswer(
      (await copyText(text)) ? 'Copied.' : 'This browser does not allow it. Select and copy it by hand.',
    )
  return (
    <SettingsSection
      title={`Secret of ${sourceLabel(slug)}`}
      about="Enter both where the leads come from. The secret is shown only now."
    >
      <CodeBlock>{`${url}/${slug}`}</CodeBlock>
      <CodeBlock>{secret}</CodeBlock>
      <FormActions>
        <Button variant="secondary" size="small" onClick={() => void copy(`${url}/${slug}`)}>
          Copy the address
        </Button>
        <Button variant="secondary" size="small" onClick={() => void copy(secret)}>
          Copy the secret
        </Button>
        <span role="status">{answer}</span>
      </FormActions>
    </SettingsSection>
  )
}

function AddSource({
  userId,
  busy,
  onAdd,
}: {
  userId: string
  busy: boolean
  onAdd: (slug: string, kind: SourceKind) => Promise<boolean>
}) {
  const form = useKeptValues({ userId, leadId: 'source', field: 'settings' }, AddedSchema, NONE)
  const { kind, slug } = form.values
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!busy && (await onAdd(slug, kind))) form.saved(form.values, { values: NONE })
  }
  return (
    <SettingsSection title="Add a source">
      <CardForm onSubmit={(event) => void submit(event)}>
        <KeptNote {...form} />
        <FieldGrid>
          <Field label="Kind" required>
            {(control) => (
              <select
                {...control}
                value={kind}
                onChange={({ target }) => {
                  const chosen = target.value as SourceKind
                  form.change({ kind: chosen, slug: chosen === 'google' ? 'google-lead-forms' : '' })
                }}
              >
                {Object.entries(KIND_WORDS).map(([key, label]) => (
                  <option key={key} value={key}>
                    {label}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field label="Short name" hint="Part of the address, such as travel-portal" required>
            {(control) => (
              <input
                {...control}
                value={slug}
                maxLength={40}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                onChange={({ target }) => form.change({ slug: target.value })}
              />
            )}
          </Field>
        </FieldGrid>
        <FormActions>
          <Button type="submit" aria-disabled={busy}>
            Add the source
          </Button>
        </FormActions>
      </CardForm>
    </SettingsSection>
  )
}
