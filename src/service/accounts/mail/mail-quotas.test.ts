import { expect, test } from 'vitest'
import { type Standing, verdictOnLink, verdictOnShare } from './mail-quotas.ts'

const fresh: Standing = { ofRequester: 0, ofTopic: 0, sinceLast: null, youngerWaits: false }
const at = (given: Partial<Standing>): Standing => ({ ...fresh, ...given })

test.each([
  ['the first', {}, { act: 'send', paced: false }],
  ['one after four of the same requester', { ofRequester: 4, ofTopic: 4, sinceLast: 1 }, { act: 'send', paced: false }],
  ['the sixth of one requester', { ofRequester: 5, ofTopic: 5, sinceLast: 10 }, { act: 'wait', seconds: 290 }],
  ['the first of somebody else after it', { ofTopic: 19, sinceLast: 1 }, { act: 'send', paced: false }],
  ['one of twenty-one, whoever asks', { ofTopic: 20, sinceLast: 0.5 }, { act: 'wait', seconds: 300 }],
  ['one that has waited', { ofTopic: 20, sinceLast: 300 }, { act: 'send', paced: true }],
  ['one that a younger one stands for', { ofTopic: 20, sinceLast: 1, youngerWaits: true }, { act: 'leaveOut' }],
  ['one in time, though a younger one waits', { ofTopic: 3, youngerWaits: true }, { act: 'send', paced: false }],
])('a link, %s', (_what, standing, verdict) => expect(verdictOnLink(at(standing))).toEqual(verdict))

test.each([
  ['the first', {}, { act: 'send', paced: false }],
  ['the eleventh by one person', { ofRequester: 10, ofTopic: 10 }, { act: 'leaveOut' }],
  ['the thirty-first by many', { ofTopic: 30 }, { act: 'leaveOut' }],
])('a share, %s', (_what, standing, verdict) => expect(verdictOnShare(at(standing))).toEqual(verdict))
