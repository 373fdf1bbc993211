/** What a file says and a construction here cannot keep, or what had to be assumed. Screens have a sentence for each. */
export const lossCodes = [
  /** Life-cycle figures within the file: those of the mapped materials take their place. `count` */
  'embeddedFigures',
  /** Results that the file holds. */
  'storedResults',
  /** A part without a layer: nails, windows, equipment. `name`, `amount` */
  'partWithoutLayer',
  /** A reference to something outside the file. `uri` */
  'outsideReference',
  /** An element that is referred to and not in the file. `id` */
  'missingElement',
  /** Neither the width nor the spacing of members is in the file, their share alone. `share`, `spacing` */
  'framingSpacingAssumed',
  /** Shares of the materials in a layer do not fill it. `share` */
  'openShare',
  /** More than two materials share a layer; only the first two are kept. `name` */
  'thirdMaterial',
  /** Members are of another thickness in the file; they are taken as thick as their layer. `name`, `value` [mm] */
  'memberThickness',
  /** A layer that does not cover the whole area is taken as if it did. `length`, `width` */
  'partialExtent',
  /** A delayed start of service. `years` */
  'serviceDelay',
  /** Left out of the assessment in the file. */
  'notAssessed',
  /** A figure of the material in the file. `figure`, `value` */
  'materialFigure',
  /** A category or function of the layer or material. `name` */
  'layerCategory',
  /** The file names no unit of length; metres are taken. */
  'unitAssumed',
  /** The file does not say which of its materials lies outside. */
  'orderUnknown',
  /** Elements without layers, materials without thickness. `count` */
  'elementsWithoutLayers',
  /** The same layers under the same name occur again; they are one construction. `count` */
  'repeated',
  /** More layers than a construction may have. `count`, `maximum` */
  'tooManyLayers',
  /** The text was not in the encoding the format asks for. `encoding` */
  'otherEncoding',
  /** An attribute of the element. `name` */
  'attribute',
  /** The quantity of the element in the building. `value`, `unit` */
  'quantity',
  /** What this program wrote of a layer or construction is not well formed; material and thickness alone are taken. */
  'ownUnread',
  /** Versions of datasets that it was assessed with; those of today count. */
  'assessedWith',
  /** The data release it was assessed with is not here. `name` */
  'unknownRelease',
  /** More was lost than is listed. `count` */
  'moreLost',
  /** The text was longer than it may be here. */
  'textCut',
] as const
export type LossCode = (typeof lossCodes)[number]
