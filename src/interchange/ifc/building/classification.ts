import type { Elements } from '../ifc-elements.ts'
import type { StepFile, StepInstance } from '../step-file.ts'
import { refOf, refsOf, stringOf } from '../step-values.ts'

/** What an element is classified as. */
export type IfcClass = { readonly code: string; readonly name: string; readonly system: string }

const isCostGroup = ({ code, system }: IfcClass): boolean =>
  /^[3-8]\d\d$/.test(code) && (system === '' || /276/.test(system))

/** Code, name and system of a reference: the same places in IFC2x3, 4 and 4x3. */
function classOf(file: StepFile, reference: StepInstance): IfcClass {
  const system = file.get(refOf(reference.attributes[3]))
  return {
    code: stringOf(reference.attributes[1]).trim(),
    name: stringOf(reference.attributes[2]).trim(),
    system: system?.type === 'IFCCLASSIFICATION' ? stringOf(system.attributes[3]) : '',
  }
}

/** Classes of elements, their own and those of their types: a group of DIN 276, and all others by name. */
export function classificationOf(file: StepFile, elements: Elements) {
  const found = new Map<number, IfcClass[]>()
  for (const { attributes } of file.ofType('IFCRELASSOCIATESCLASSIFICATION')) {
    const reference = file.get(refOf(attributes[5]))
    if (reference?.type !== 'IFCCLASSIFICATIONREFERENCE') continue
    const one = classOf(file, reference)
    for (const id of refsOf(attributes[4])) found.set(id, [...(found.get(id) ?? []), one])
  }
  const classesOf = (element: StepInstance): readonly IfcClass[] => [
    ...(found.get(element.id) ?? []),
    ...(found.get(elements.typeOf(element)?.id ?? -1) ?? []),
  ]
  return {
    costGroupOf: (element: StepInstance): string | undefined => classesOf(element).find(isCostGroup)?.code,
    othersOf: (element: StepInstance): readonly string[] => [
      ...new Set(
        classesOf(element)
          .filter((one) => !isCostGroup(one))
          .map(({ system, code, name }) => [system, code, name].filter((part) => part !== '').join(' ')),
      ),
    ],
  }
}
