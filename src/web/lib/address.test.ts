import { expect, test } from 'vitest'
import { addressCodec, oneOf, optionalText, pageNumber, someOf, span, text, texts } from './address.ts'

const codec = addressCodec({
  query: text('q'),
  id: optionalText('id', /^\d+$/),
  tags: texts('tag'),
  sort: oneOf('sort', ['name', '-name'], { usual: 'name' }),
  state: oneOf('state', ['open'], { usual: null }),
  size: oneOf('size', [25, 50], { usual: 25 }),
  scale: oneOf('scale', [5, 10], { usual: undefined, label: (ratio: number) => `1:${ratio}` }),
  kinds: someOf('kind', ['roof', 'wall']),
  page: pageNumber,
})
const read = (address: string) => codec.read(new URLSearchParams(address))
const usual = {
  query: '',
  id: null,
  tags: [],
  sort: 'name',
  state: null,
  size: 25,
  scale: undefined,
  kinds: [],
  page: 1,
}

test('what is usual is left out, and an empty address reads as it', () => {
  expect(read('')).toEqual(usual)
  expect(codec.write(read('')).toString()).toBe('')
})

test('what no list holds, and what has another form, reads as absent', () => {
  expect(read('id=x&sort=colour&state=shut&size=26&scale=5&kind=tent&page=0')).toEqual(usual)
  expect(read('page=1e3')).toEqual(usual)
})

test('an address stays what it is, in the order of its fields', () => {
  const address = 'q=a&id=7&tag=x&tag=y&sort=-name&state=open&size=50&scale=1%3A10&kind=roof&page=3'
  expect(codec.write(read(address)).toString()).toBe(address)
})

test('a list holds each once, in the order of what there is', () => {
  expect(read('kind=wall&kind=roof&kind=wall&tag=b&tag=a&tag=b')).toMatchObject({
    kinds: ['roof', 'wall'],
    tags: ['b', 'a'],
  })
})

test('a span is read the lower end first, and nothing else is one', () => {
  const { read: readSpan, write } = addressCodec({ gwp: span('gwp') })
  expect(readSpan(new URLSearchParams('gwp=60..-12.5'))).toEqual({ gwp: [-12.5, 60] })
  expect(readSpan(new URLSearchParams('gwp=1...3'))).toEqual({ gwp: null })
  expect(readSpan(new URLSearchParams('gwp=a..b'))).toEqual({ gwp: null })
  expect(write({ gwp: [-12.5, 60] }).toString()).toBe('gwp=-12.5..60')
})
