/** How a mail stands among those that went to its address within the last hour. */
export type Standing = {
  /** On the same topic, caused by the same requester. */
  readonly ofRequester: number
  /** On the same topic, whoever caused them. */
  readonly ofTopic: number
  /** Since the last of them [s]; null where there was none. */
  readonly sinceLast: number | null
  /** A younger one on the same topic waits to be sent to the address. */
  readonly youngerWaits: boolean
}

/** What becomes of a mail; `paced` says that its topic is asked for more often than its owner would. */
export type MailVerdict =
  | { readonly act: 'send'; readonly paced: boolean }
  | { readonly act: 'leaveOut' }
  /** @param seconds - until it may go */
  | { readonly act: 'wait'; readonly seconds: number }

/** Mails of a topic that one requester, and all together, may cause at one address within an hour at once. */
const LINKS_OF_REQUESTER = 5
const LINKS_OF_ALL = 20

/** Above that they go this far apart [s]: links live for 15 minutes, so that the mailbox always holds a good one. */
const PACE = 300

/** Shares hold without their mail: above these numbers within an hour it is left out. */
export const SHARES_OF_REQUESTER = 10
const SHARES_OF_ALL = 30

/** A share of which the address is told, or no longer. */
export const verdictOnShare = ({ ofRequester, ofTopic }: Standing): MailVerdict =>
  ofRequester < SHARES_OF_REQUESTER && ofTopic < SHARES_OF_ALL ? { act: 'send', paced: false } : { act: 'leaveOut' }

/**
 * A link, or a word about signing up. None is dropped for what others asked: one requester cannot touch the mails of
 * another, and where many ask, mails of a topic go five minutes apart, the youngest standing for all before it.
 */
export function verdictOnLink({ ofRequester, ofTopic, sinceLast, youngerWaits }: Standing): MailVerdict {
  if (ofRequester < LINKS_OF_REQUESTER && ofTopic < LINKS_OF_ALL) return { act: 'send', paced: false }
  if (youngerWaits) return { act: 'leaveOut' }
  const seconds = sinceLast === null ? 0 : Math.ceil(PACE - sinceLast)
  return seconds > 0 ? { act: 'wait', seconds } : { act: 'send', paced: true }
}
