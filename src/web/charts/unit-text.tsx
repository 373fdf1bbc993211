/** A unit with the 2 of CO₂ set low, as `kg CO₂e/m²`. */
export function UnitText({ unit }: { unit: string }) {
  const [before, after] = unit.split('CO₂')
  if (after === undefined) return unit
  return (
    <>
      {before}CO<sub>2</sub>
      {after}
    </>
  )
}
