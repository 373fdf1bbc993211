import type { Block } from '../blocks.ts'
import type { ProjectReportPart } from '../report-search.ts'
import type { ReportSource } from '../report-source.ts'
import { constructionsBlocks } from './constructions.ts'
import { coverBlocks } from './cover.ts'
import { datasetBlocks } from './data.ts'
import { distributionBlocks, leverBlocks, variantBlocks } from './distribution.ts'
import { elementBlocks } from './elements.ts'
import { epbdBlocks } from './epbd.ts'
import { gapBlocks } from './gaps.ts'
import { lifeCycleBlocks } from './life-cycle.ts'
import { bookingBlocks, envelopeBlocks } from './proofs.ts'

const chapters: Readonly<Record<ProjectReportPart, (source: ReportSource) => Block[]>> = {
  elements: elementBlocks,
  modules: lifeCycleBlocks,
  booking: bookingBlocks,
  envelope: envelopeBlocks,
  distribution: distributionBlocks,
  levers: leverBlocks,
  variants: variantBlocks,
  constructions: constructionsBlocks,
  gaps: gapBlocks,
  epbd: epbdBlocks,
  datasets: datasetBlocks,
}

/** The whole report, block after block: the cover, then the parts that were asked for in their order. */
export const reportContent = (source: ReportSource, parts: readonly ProjectReportPart[]): Block[] => [
  ...coverBlocks(source),
  ...parts.flatMap((part) => chapters[part](source)),
]
