import { expect, test } from 'vitest'
import { releaseName } from './release-name.ts'

test.each([
  ['OBD_2020_II', 'ÖKOBAUDAT 2020-II'],
  ['OBD_2024_I_full', 'ÖKOBAUDAT 2024-I-full'],
  ['Hersteller', 'Hersteller'],
])('the release %s is called %s', (id, name) => expect(releaseName(id)).toBe(name))
