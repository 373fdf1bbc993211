import { DescriptionField } from '../panels/description-field.tsx'
import { KeyHints } from './key-hints.tsx'

/** What stands below the layers: the keys, and what is said of the construction in words. */
export const BelowLayers = ({ description, readOnly }: { description: string; readOnly: boolean }) => (
  <>
    <KeyHints readOnly={readOnly} />
    <DescriptionField value={description} readOnly={readOnly} />
  </>
)
