import type { Dispatch, SetStateAction } from 'react'
import type { PictureChoice } from '../../contract/package-edit.ts'
import type { Place } from './package-api.ts'
import { PackageFieldControl } from './package-field.tsx'
import { PACKAGE_FIELDS, type PackageFormTexts } from './package-form.ts'
import { PackagePhotosField } from './package-photos-field.tsx'

export type PackageFieldsProps = {
  typed: PackageFormTexts
  /** Messages by the name of the field. */
  errors: Record<string, string>
  places: Place[]
  pictures: PictureChoice
  /** The illustration that is shown at a destination when no photo is the main picture. */
  illustration: (destination: string) => string
  onChange: Dispatch<SetStateAction<PackageFormTexts>>
}

/** All fields of a package, in the form's order. */
export function PackageFields({
  typed,
  errors,
  places,
  pictures,
  illustration,
  onChange,
}: PackageFieldsProps) {
  return PACKAGE_FIELDS.map((field) =>
    field.name === 'photos' ? (
      <PackagePhotosField
        key={field.name}
        {...field}
        value={typed.photos ?? ''}
        error={errors.photos}
        lead={typed.packageImage ?? ''}
        days={Number(typed.nights) + 1 || 1}
        onChange={(photos) => onChange((now) => ({ ...now, photos }))}
        onLead={(name) =>
          onChange((now) => ({ ...now, packageImage: name ?? illustration(now.destination ?? '') }))
        }
      />
    ) : (
      <PackageFieldControl
        key={field.name}
        field={field}
        value={typed[field.name] ?? ''}
        error={errors[field.name]}
        destination={typed.destination ?? ''}
        places={places}
        pictures={pictures}
        onChange={(value) => onChange((now) => ({ ...now, [field.name]: value }))}
      />
    ),
  )
}
