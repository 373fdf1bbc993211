import type { QuestionFigure } from '#vocabulary/questions.ts'
import { fitting, isGroup, type Part, type Question } from '../question.ts'
import { type DayKind, isList, isNamed, type RowKind } from '../rows.ts'
import { type Lexicon, type Meaning, materialsAt, meaningAt } from './lexicon.ts'
import { boundsAt } from './read-bounds.ts'
import { type Token, tokensOf } from './tokens.ts'

/** What was understood, and the words that were not. */
export type Understood = { readonly question: Question; readonly unknown: readonly Token[] }

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

type Between = 'or' | 'comma' | 'and'

/** Whether values of a kind belong to one row, by what stands between them. */
const joins = (kind: RowKind, between: Between): boolean =>
  kind === 'tags' ? between === 'comma' : between !== 'and' && (isList(kind) || isNamed(kind))

/** Reads from the left; what means nothing is kept apart and asks nothing. */
class Reader {
  readonly parts: Part[] = []
  readonly unknown: Token[] = []
  join: Question['join'] = 'all'
  private readonly lexicon: Lexicon
  private left: readonly Token[]
  private turned = false
  /** What was said before the rule pack that it is of. */
  private verdict: 'met' | 'missed' | undefined
  /** What stood between the row before and this place. */
  private between: Between = 'and'

  /** Whether it reads what stands in brackets, up to where they close. */
  private readonly inBrackets: boolean

  constructor(lexicon: Lexicon, tokens: readonly Token[], inBrackets = false) {
    this.lexicon = lexicon
    this.left = tokens
    this.inBrackets = inBrackets
  }

  private take(count: number): readonly Token[] {
    const taken = this.left.slice(0, count)
    this.left = this.left.slice(count)
    return taken
  }

  /** A row of its own, or further values of the row before, where a comma or “or” joins values of one kind. */
  private add(kind: RowKind, values: readonly string[]): void {
    const before = this.parts.at(-1)
    const last = before && !isGroup(before) && before.kind === kind ? before : undefined
    const goesOn = last && joins(kind, this.between) && (!this.turned || last.turned)
    if (goesOn) this.parts[this.parts.length - 1] = { ...last, values: [...new Set([...last.values, ...values])] }
    else this.push({ kind, turned: this.turned, values })
    this.turned = false
    this.between = 'and'
  }

  private push(part: Part): void {
    if (this.between === 'or') this.join = 'any'
    this.parts.push(part)
  }

  /** What stands in brackets, which hold together; none stand in brackets of their own. */
  private readGroup(): void {
    const inner = new Reader(this.lexicon, this.left, true)
    inner.readParts()
    this.left = inner.left
    this.unknown.push(...inner.unknown)
    const rows = inner.parts.flatMap((part) => (isGroup(part) ? [] : [part]))
    if (rows.length > 0) this.push({ join: inner.join, turned: this.turned, rows })
    this.turned = false
    this.between = 'and'
  }

  /** `U ≤ 0,20 W/(m²K)`, the figure read already. */
  private readBounded(kind: QuestionFigure | DayKind, name: readonly Token[]): void {
    const bounds = boundsAt(this.lexicon, kind, this.left)
    if (!bounds) {
      this.unknown.push(...name)
      return
    }
    this.take(bounds.length)
    // turned once more by “without”
    this.turned = bounds.atMost !== this.turned
    this.add(kind, bounds.values)
  }

  /** A rule pack with its verdict, which may stand before or after it: met where nothing is said. */
  private readPack(pack: string): void {
    const after = meaningAt(this.lexicon, this.left)
    const verdict = after?.meaning.as === 'met' || after?.meaning.as === 'missed' ? after.meaning.as : undefined
    if (verdict && after) this.take(after.length)
    this.add(this.verdict ?? verdict ?? 'met', [pack])
    this.verdict = undefined
  }

  /** `Schlagwort Schule`, `Text „Kita“`. */
  private readNamed(as: 'tag' | 'text', name: readonly Token[]): void {
    const [word] = this.left
    if (word && (as === 'tag' || word.quoted)) {
      this.take(1)
      this.add(as === 'tag' ? 'tags' : 'text', [word.text])
    } else this.unknown.push(...name)
  }

  /** `Datensatz „…“`, `Datenstand „OBD_2024_I“`. */
  private readQuoted(kind: 'dataset' | 'release', name: readonly Token[]): void {
    const [word] = this.left
    if (word?.quoted && (kind === 'release' || UUID.test(word.text))) {
      this.take(1)
      this.add(kind, [word.text])
    } else this.unknown.push(...name)
  }

  /** A value of a closed list; `Büro „Nordhang“` is that one office. */
  private readValue({ kind, value }: Extract<Meaning, { as: 'value' }>): void {
    const [word] = this.left
    const isOffice = kind === 'owner' && value === 'office' && word?.quoted === true
    const named = isOffice ? this.lexicon.offices.find(({ name }) => name === word.text)?.id : undefined
    const office = named ?? (isOffice && UUID.test(word.text) ? word.text : undefined)
    if (office === undefined) this.add(kind, [value])
    else {
      this.take(1)
      this.add('office', [office])
    }
  }

  private readUnnamed(): void {
    const found = materialsAt(this.lexicon, this.left)
    if (found) {
      this.take(found.length)
      this.add('material', found.ids)
      return
    }
    const [token] = this.take(1)
    if (token?.quoted) this.add('text', [token.text])
    else if (token?.text.startsWith('#') && token.text.length > 1) this.add('tags', [token.text.slice(1)])
    else if (token?.text === ',') this.between = 'comma'
    else if (token) this.unknown.push(token)
  }

  /** What stands before something else; answers whether it is that. */
  private readLead({ as }: Meaning): boolean {
    if (as === 'without') this.turned = true
    else if (as === 'or') this.between = 'or'
    else if (as === 'met' || as === 'missed') this.verdict = as
    else return as === 'filler' || as === 'to'
    return true
  }

  private readMeaning(meaning: Meaning, tokens: readonly Token[]): void {
    if (this.readLead(meaning)) return
    switch (meaning.as) {
      case 'value':
        this.readValue(meaning)
        break
      case 'trait':
        this.add(meaning.kind, [])
        break
      case 'figure':
      case 'day':
        this.readBounded(meaning.kind, tokens)
        break
      case 'named':
        this.readQuoted(meaning.kind, tokens)
        break
      case 'pack':
        this.readPack(meaning.value)
        break
      case 'tag':
      case 'text':
        this.readNamed(meaning.as, tokens)
        break
      default:
        this.unknown.push(...tokens)
    }
  }

  /** Reads to the end, or to where the brackets close. */
  readParts(): void {
    while (this.left.length > 0) {
      const [token] = this.left
      if (token?.text === ')' && this.inBrackets) {
        this.take(1)
        return
      }
      if (token?.text === '(' && !token.quoted && !this.inBrackets) {
        this.take(1)
        this.readGroup()
        continue
      }
      const found = meaningAt(this.lexicon, this.left)
      if (found) this.readMeaning(found.meaning, this.take(found.length))
      else this.readUnnamed()
    }
  }

  understood = (): Understood => ({
    question: { join: this.join, parts: fitting(this.parts) },
    unknown: this.unknown,
  })
}

/** A sentence as conditions, such as `alle Außenwände mit XPS und U > 0,20`. */
export function readSentence(sentence: string, lexicon: Lexicon): Understood {
  const reader = new Reader(lexicon, tokensOf(sentence))
  reader.readParts()
  return reader.understood()
}
