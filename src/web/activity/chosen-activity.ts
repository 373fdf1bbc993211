import type { ActivityKind } from '#vocabulary/offices.ts'
import { type ActivityFilter, wholeActivity } from '#web/resources/accounts/office-activity.ts'

/** Kinds of events by what they are about. */
const kindsOf = {
  library: [
    'created',
    'changed',
    'changedTogether',
    'variantsFiled',
    'undoneTogether',
    'deleted',
    'restored',
    'standardSet',
    'standardEnded',
    'originSeen',
    'originCut',
    'movedIn',
    'movedOut',
  ],
  sharing: ['shared', 'linkCreated', 'linkRenewed', 'linkRevoked', 'linkCopied', 'exported', 'archived', 'keyUsed'],
  people: [
    'officeCreated',
    'officeRenamed',
    'officeChanged',
    'domainProven',
    'domainLapsed',
    'domainOpened',
    'domainRemoved',
    'webhookAdded',
    'webhookRemoved',
    'invited',
    'invitationRevoked',
    'joined',
    'roleChanged',
    'left',
    'removed',
  ],
} as const satisfies Readonly<Record<string, readonly ActivityKind[]>>
export type Group = keyof typeof kindsOf
export const groups: readonly Group[] = ['library', 'sharing', 'people']

/** What the list is narrowed by; a construction is called as in the entry that it was chosen by. */
export type Chosen = Omit<ActivityFilter, 'kinds'> & { readonly group: Group | null; readonly subject: string }

const { kinds: _kinds, ...nothing } = wholeActivity
export const nothingChosen: Chosen = { ...nothing, group: null, subject: '' }

export const filterOf = ({ group, subject: _subject, ...rest }: Chosen): ActivityFilter => ({
  ...rest,
  kinds: group === null ? [] : kindsOf[group],
})
