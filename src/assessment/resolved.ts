import type { Release } from '#catalogue/catalogue.ts'
import type { ServiceLives } from '#catalogue/service-lives.ts'
import type { Dataset, Material, Transport, TransportDataset } from '#engine/construction.ts'
import type { AirCavity, Locale } from '#vocabulary/constructions.ts'
import type { Hatch } from '#vocabulary/materials.ts'

/** A material as the layers name it: that of the catalogue, or a user's. */
export type NamedMaterial = {
  readonly name: { readonly [L in Locale]?: string | undefined }
  readonly hatch: Hatch
  readonly airCavity?: AirCavity
  /** Equivalent air layer thickness [m], of films and coatings declared by it. */
  readonly sd?: number
}

type Told = {
  readonly name: { readonly [L in Locale]?: string | undefined }
  /** Year, month or ISO date. */
  readonly validUntil?: string
}
/** A dataset with what is told of it. */
export type NamedDataset = Omit<Dataset, 'endOfLife'> &
  Told & { readonly endOfLife?: NonNullable<Dataset['endOfLife']> & Told }

/** Figures of a vehicle with what is told of them. */
export type VehicleDataset = TransportDataset & Told & { readonly referenceUnit: string }

/** What a layer, or its members, are made of. */
export type ResolvedPart = {
  readonly materialId: string
  /** Undefined where there is no such material, or not for this reader. */
  readonly named: NamedMaterial | undefined
  readonly material: Material
  readonly dataset: NamedDataset | undefined
  /** The dataset was chosen on the layer. */
  readonly replaced: boolean
  /** UUID that was chosen and is not in the release. */
  readonly unknownDataset: string | undefined
  /** Version of a user's material; the catalogue's are all of its own. */
  readonly revision?: number
}

type Version = Pick<Dataset, 'uuid' | 'version'> & Told
/** A part by its name and the versions of its datasets: what a layer is made of, or what brings it. */
export type ToldPart = Omit<ResolvedPart, 'material' | 'dataset'> & {
  readonly dataset: (Version & { readonly referenceUnit: string; readonly endOfLife?: Version }) | undefined
}

/** The name of what a layer is made of in the locale, else in the other one; the id stands for what is gone. */
export const nameOf = ({ named, materialId }: ToldPart, locale: Locale): string =>
  named?.name[locale] ?? named?.name.de_DE ?? named?.name.en_GB ?? materialId

/** How a layer comes to the site: by its own distance and vehicle, or those of the construction. */
export type ResolvedTransport = Transport & {
  /** The vehicle as a part of what is assessed with; absent where none is named. */
  readonly part?: ToldPart
}

export type ResolvedLayer = {
  readonly own: ResolvedPart
  readonly members: ResolvedPart | undefined
  /** Of another kind beside the first ones; absent where there are none. */
  readonly secondMembers?: ResolvedPart
  /** In the order of the layer; absent where it has none. */
  readonly accessories?: readonly ResolvedPart[]
  /** Absent where no distance is given. */
  readonly transport?: ResolvedTransport
}

/** Everything that a layer is made of, and what brings it. */
export const partsOf = ({
  own,
  members,
  secondMembers,
  accessories = [],
  transport,
}: ResolvedLayer): readonly ToldPart[] => [
  own,
  ...(members ? [members] : []),
  ...(secondMembers ? [secondMembers] : []),
  ...accessories,
  ...(transport?.part ? [transport.part] : []),
]

/** Layers with all that they name, in one release, and the service lives to count with. */
export type Resolved = {
  readonly release: Pick<Release, 'id' | 'generation'>
  /** Version of the catalogue. */
  readonly catalogue: string
  readonly layers: readonly ResolvedLayer[]
  readonly serviceLives: ServiceLives
}
