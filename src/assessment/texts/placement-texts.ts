import type { Locale } from '#vocabulary/constructions.ts'
import type { PlacementRule } from '#vocabulary/service-life-positions.ts'

type Text = Readonly<Record<Locale, string>>

const texts: Readonly<Record<PlacementRule, Text>> = {
  own: { de_DE: 'eigener Wert', en_GB: 'own figure' },
  chosen: { de_DE: 'Lage gewählt', en_GB: 'position chosen' },
  bearing: { de_DE: 'trägt', en_GB: 'bears' },
  member: { de_DE: 'Träger der Schicht', en_GB: 'members of the layer' },
  betweenMembers: {
    de_DE: 'zwischen Ständern, Balken oder Sparren: lebt so lange wie sie',
    en_GB: 'between studs, joists or rafters: lives as long as they do',
  },
  betweenBearing: {
    de_DE: 'zwischen tragenden Schichten: lebt so lange wie sie',
    en_GB: 'between layers that bear: lives as long as they do',
  },
  belowSlab: {
    de_DE: 'unter der Bodenplatte, nicht erreichbar: lebt so lange wie sie',
    en_GB: 'below the ground slab, out of reach: lives as long as it does',
  },
  partitionFill: { de_DE: 'in einer leichten Trennwand', en_GB: 'inside a light partition' },
  coreInsulation: { de_DE: 'zwischen zwei Schalen', en_GB: 'between two leaves' },
  renderedInsulation: { de_DE: 'außen verputzt: WDVS', en_GB: 'rendered outside: ETICS' },
  rainscreen: { de_DE: 'hinter Luft und Bekleidung', en_GB: 'behind a cavity and cladding' },
  systemRender: { de_DE: 'Putz auf Dämmung: WDVS', en_GB: 'render on insulation: ETICS' },
  renderOnInsulation: { de_DE: 'Putz auf Dämmung, kein System', en_GB: 'render on insulation, no system' },
  outerRender: { de_DE: 'Außenputz', en_GB: 'render outside' },
  facingLeaf: { de_DE: 'Vormauerschale', en_GB: 'facing leaf' },
  cladding: { de_DE: 'äußerste Schicht: Bekleidung', en_GB: 'outermost: cladding' },
  outerPaint: { de_DE: 'Anstrich außen', en_GB: 'paint outside' },
  perimeter: { de_DE: 'im Erdreich, außen', en_GB: 'in the ground, outside' },
  sealingInGround: { de_DE: 'Abdichtung gegen Erdreich', en_GB: 'sealing against the ground' },
  aboveRafters: { de_DE: 'auf den Sparren', en_GB: 'above the rafters' },
  belowSealing: { de_DE: 'unter der Dachabdichtung', en_GB: 'below the roof sealing' },
  aboveSealing: { de_DE: 'auf der Abdichtung: Umkehrdach', en_GB: 'above the sealing: inverted roof' },
  underlay: { de_DE: 'Unterdeckung', en_GB: 'underlay' },
  vapourControl: { de_DE: 'Dampfbremse innen der Dämmung', en_GB: 'vapour control inside of the insulation' },
  roofSealing: { de_DE: 'Dachabdichtung', en_GB: 'roof sealing' },
  roofCovering: { de_DE: 'Dachdeckung', en_GB: 'roof covering' },
  greenRoof: { de_DE: 'Aufbau über der Abdichtung', en_GB: 'build-up above the sealing' },
  floorInsulation: { de_DE: 'im Fußboden oder auf der Decke', en_GB: 'in the floor or on the ceiling' },
  ceilingBelow: { de_DE: 'unter der Decke', en_GB: 'below the ceiling' },
  floorBuildUp: { de_DE: 'Estrich oder Belag', en_GB: 'screed or covering' },
  insideInsulation: { de_DE: 'Innendämmung', en_GB: 'insulation inside' },
  insideFinish: { de_DE: 'raumseitig', en_GB: 'towards the room' },
  unknown: { de_DE: 'Lage unbekannt: Wert des Materials', en_GB: 'position unknown: figure of the material' },
}

/** What told where a layer stands, in words. */
export const placementText = (rule: PlacementRule, locale: Locale): string => texts[rule][locale]
