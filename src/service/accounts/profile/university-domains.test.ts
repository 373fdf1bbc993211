import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { universityDetailResponse } from '#contract/accounts.ts'
import { type AccountsService, buildAccountsService } from '#testing/accounts-service.ts'
import { errorOf } from '#testing/service.ts'
import { type UniversityDomains, universityOf } from './university-domains.ts'
import { universityIndex, universityIndexFile } from './university-index.ts'

const few: UniversityDomains = {
  academic: new Set(['edu', 'ac.uk', 'edu.co']),
  refused: new Set(['alumni.tum.de', 'mdx.ac', 'abused.edu']),
  universities: new Map([
    ['tum.de', 'Technical University of Munich'],
    ['mdx.ac', 'Middlesex'],
    ['nameless.fr', ''],
    ['hochschule.io', 'Hochschule im Netz'],
  ]),
}

describe('a domain', () => {
  test.each([
    ['tum.de', { domain: 'tum.de', name: 'Technical University of Munich', country: 'DE' }],
    ['mytum.in.tum.de', { domain: 'tum.de', name: 'Technical University of Munich', country: 'DE' }],
    ['nameless.fr', { domain: 'nameless.fr', name: null, country: 'FR' }],
    ['cs.some.edu', { domain: 'some.edu', name: null, country: null }],
    ['mail.some.ac.uk', { domain: 'some.ac.uk', name: null, country: 'GB' }],
    ['some.edu.co', { domain: 'some.edu.co', name: null, country: 'CO' }],
    ['hochschule.io', { domain: 'hochschule.io', name: 'Hochschule im Netz', country: null }],
  ])('%s belongs to a university', (domain, university) => {
    expect(universityOf(domain, few)).toEqual(university)
  })

  test.each([
    'gmail.com',
    'xtum.de',
    'tum.de.evil.example',
    'tum-de.example',
    'tum.com',
    'edu',
    'ac.uk',
    'notedu',
    'alumni.tum.de',
    'x.alumni.tum.de',
    'mdx.ac',
    'student.mdx.ac',
    'abused.edu',
    '',
  ])('%j belongs to none', (domain) => {
    expect(universityOf(domain, few)).toBeUndefined()
  })
})

describe('the compiled list', () => {
  let service: AccountsService
  beforeAll(async () => {
    service = await buildAccountsService()
    await universityIndex()()
  }, 60_000)
  const ask = async (email: string) =>
    universityDetailResponse.parse((await service.post('/v1/auth/validate/edu-domain', { email })).json())

  test.each([
    ['ada@tum.de', 'tum.de', 'Technical University of Munich', 'DE'],
    ['ada@mytum.TUM.de', 'tum.de', 'Technical University of Munich', 'DE'],
    ['ada@student.ethz.ch', 'ethz.ch', 'Swiss Federal Institute of Technology, Zurich', 'CH'],
    ['ada@hft-stuttgart.de', 'hft-stuttgart.de', 'Stuttgart University of Applied Sciences', 'DE'],
    ['ada@dtu.dk', 'dtu.dk', 'Technical University of Denmark', 'DK'],
  ])('knows %s', async (email, domain, name, country) => {
    expect(await ask(email)).toEqual({ isUniversity: true, name, domain, country })
  })

  test.each([
    'ada@gmail.com',
    'ada@fraunhofer.de',
    'ada@tum.de.example.com',
    'ada@tum-de.com',
    'ada@mdx.ac',
    'ada@dtu.edu.vn',
  ])('does not take %s for one', async (email) => {
    expect(await ask(email)).toEqual({ isUniversity: false, name: null, domain: null, country: null })
  })

  test('is filled', async () => {
    const { universities, refused, academic } = await universityIndex(universityIndexFile)()
    expect(universities.size).toBeGreaterThan(20_000)
    expect(refused.size).toBeGreaterThan(1_000)
    expect(academic.size).toBeGreaterThan(50)
  })

  test('what is no address is refused by name', async () => {
    const response = await service.post('/v1/auth/validate/edu-domain', { email: 'tum.de' })
    expect(errorOf(response).details).toMatchObject([{ path: '/email', code: 'wrongFormat' }])
  })
})

test('a list that cannot be had is said to be missing, and asked for again', async () => {
  const index = universityIndex(path.join('/dev/null', 'nowhere.tsv.gz'))
  await expect(index()).rejects.toMatchObject({ code: 'unavailable' })
  await expect(index()).rejects.toMatchObject({ code: 'unavailable' })
}, 60_000)
