import { SignTips } from '#web/components/terms/sign-tips.tsx'
import { DescriptionField } from '../panels/description-field.tsx'
import { FurtherSteps } from './first-steps.tsx'
import { KeyHints } from './key-hints.tsx'

/** What stands below the layers: what a newcomer is told, the keys, and what is said of the construction in words. */
export const BelowLayers = ({ description, readOnly }: { description: string; readOnly: boolean }) => (
  <>
    {!readOnly && <FurtherSteps />}
    <KeyHints readOnly={readOnly} />
    <DescriptionField value={description} readOnly={readOnly} />
    <SignTips within="aside, #layers" />
  </>
)
