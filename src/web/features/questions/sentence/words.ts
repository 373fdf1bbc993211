import type { ConstructionType, Locale } from '#vocabulary/constructions.ts'
import type { QuestionFigure, QuestionOwner } from '#vocabulary/questions.ts'
import type { DayKind, TraitKind } from '../rows.ts'

/** What a sentence is understood by, in one language. */
export type SentenceWords = {
  /** Say nothing by themselves. */
  readonly fillers: readonly string[]
  readonly and: string
  readonly or: string
  /** Turn what follows; the first is how it is written. */
  readonly without: readonly string[]
  readonly least: readonly string[]
  readonly most: readonly string[]
  /** Before two ends. */
  readonly between: readonly string[]
  /** Between two ends. */
  readonly to: string
  /** The first day, and the last. */
  readonly since: string
  readonly until: string
  readonly met: readonly string[]
  readonly missed: readonly string[]
  readonly figures: Readonly<Record<QuestionFigure, readonly string[]>>
  readonly types: Readonly<Record<ConstructionType, readonly string[]>>
  readonly owners: Readonly<Record<QuestionOwner, readonly string[]>>
  readonly traits: Readonly<Record<TraitKind, readonly string[]>>
  readonly days: Readonly<Record<DayKind, readonly string[]>>
  readonly named: Readonly<Record<'dataset' | 'release', readonly string[]>>
  readonly text: string
  readonly tag: readonly string[]
  readonly material: string
}

const german: SentenceWords = {
  fillers:
    'alle aller jede jeder die der das den dem mit und aus in im von bei deren dessen ist sind hat haben wird als ein eine einer einem einen auch enthält enthalten welche Aufbau Aufbauten Bauteil Bauteile Material'.split(
      ' ',
    ),
  and: 'und',
  or: 'oder',
  without: ['ohne', 'nicht', 'kein', 'keine', 'keinen', 'keiner', 'außer'],
  least: ['≥', '>', '>=', 'mindestens', 'über', 'größer', 'größer als', 'mehr als', 'ab', 'seit', 'min'],
  most: ['≤', '<', '<=', 'höchstens', 'unter', 'kleiner', 'kleiner als', 'weniger als', 'bis', 'maximal', 'max'],
  between: ['zwischen'],
  to: 'bis',
  since: 'ab',
  until: 'bis',
  met: ['erfüllt', 'eingehalten', 'erfüllen'],
  missed: ['nicht erfüllt', 'verfehlt', 'nicht eingehalten', 'verfehlen', 'nicht erfüllen'],
  figures: {
    uValue: ['U-Wert', 'U'],
    gwp: ['GWP', 'Treibhauspotenzial', 'Treibhauspotential'],
    penrt: ['PENRT', 'Primärenergie'],
    thickness: ['Dicke', 'd'],
    mass: ['Masse', 'Gewicht'],
  },
  types: {
    outerWall: ['Außenwand'],
    outerWallGround: ['Außenwand gegen Erdreich', 'Kellerwand'],
    innerWall: ['Innenwand'],
    partitionToUnheated: ['Wand gegen unbeheizt'],
    pitchedRoof: ['Steildach'],
    flatRoof: ['Flachdach'],
    topFloorCeiling: ['Oberste Geschossdecke'],
    internalFloor: ['Geschossdecke'],
    basementCeiling: ['Kellerdecke'],
    groundSlab: ['Bodenplatte'],
    floorAboveOutdoorAir: ['Decke über Außenluft'],
  },
  owners: {
    own: ['Eigene', 'meine'],
    office: ['Büro', 'des Büros', 'Büros'],
    shared: ['Geteilte', 'mit mir geteilt', 'geteilt'],
    standard: ['Standard', 'des Standards'],
    thirdParty: ['Dritte', 'Dritter'],
  },
  traits: {
    expired: ['abgelaufene Datensätze', 'abgelaufenen Datensätzen', 'abgelaufene Daten', 'abgelaufen'],
    framing: ['Ständer', 'Lattung', 'Sparren'],
    incomplete: ['unvollständige Ökobilanz', 'unvollständiger Ökobilanz', 'unvollständig'],
  },
  days: { updated: ['geändert'], created: ['angelegt', 'erstellt'] },
  named: { dataset: ['Datensatz'], release: ['Datenstand'] },
  text: 'Text',
  tag: ['Schlagwort', 'Schlagworte', 'Schlagwörter', 'Schlagworten'],
  material: 'Material',
}

const english: SentenceWords = {
  fillers:
    'all every the a an with and of from in that which whose is are has have contain contains containing construction constructions element elements material made than'.split(
      ' ',
    ),
  and: 'and',
  or: 'or',
  without: ['without', 'not', 'no', 'except'],
  least: ['≥', '>', '>=', 'at least', 'over', 'above', 'greater than', 'more than', 'since', 'min'],
  most: ['≤', '<', '<=', 'at most', 'under', 'below', 'less than', 'up to', 'until', 'max'],
  between: ['between'],
  to: 'to',
  since: 'since',
  until: 'until',
  met: ['met', 'meets', 'meeting', 'kept'],
  missed: ['missed', 'misses', 'not met', 'missing', 'fails', 'failing'],
  figures: {
    uValue: ['U-value', 'U'],
    gwp: ['GWP', 'global warming potential'],
    penrt: ['PENRT', 'primary energy'],
    thickness: ['thickness', 'd'],
    mass: ['mass', 'weight'],
  },
  types: {
    outerWall: ['external wall', 'outer wall'],
    outerWallGround: ['external wall to ground', 'basement wall'],
    innerWall: ['internal wall', 'inner wall'],
    partitionToUnheated: ['wall to unheated space'],
    pitchedRoof: ['pitched roof'],
    flatRoof: ['flat roof'],
    topFloorCeiling: ['top floor ceiling'],
    internalFloor: ['internal floor'],
    basementCeiling: ['basement ceiling'],
    groundSlab: ['ground slab'],
    floorAboveOutdoorAir: ['floor above outdoor air'],
  },
  owners: {
    own: ['own', 'my', 'mine'],
    office: ['office', 'of the office', 'offices'],
    shared: ['shared', 'shared with me'],
    standard: ['standard'],
    thirdParty: ['third party', 'third-party'],
  },
  traits: {
    expired: ['expired datasets', 'expired data', 'expired'],
    framing: ['framing', 'studs', 'rafters', 'battens'],
    incomplete: ['incomplete life cycle', 'incomplete'],
  },
  days: { updated: ['changed', 'updated'], created: ['created'] },
  named: { dataset: ['dataset'], release: ['release', 'data release'] },
  text: 'text',
  tag: ['tag', 'tags'],
  material: 'material',
}

export const sentenceWords: Readonly<Record<Locale, SentenceWords>> = { de_DE: german, en_GB: english }

/** What has a name on screen, by which sentences name it too. */
export type Names = {
  readonly categories: readonly { readonly category: string; readonly name: string }[]
  readonly packs: Readonly<Record<string, string>>
  readonly materials: readonly { readonly id: string; readonly name: string }[]
  readonly offices: readonly { readonly id: string; readonly name: string }[]
}
