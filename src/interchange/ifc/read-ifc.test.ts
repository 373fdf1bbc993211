import { beforeAll, describe, expect, test } from 'vitest'
import { IFCMATERIALLAYER, IFCMATERIALLAYERSET, IfcAPI } from 'web-ifc'
import { layerOrder } from '../foreign/layer-order.ts'
import { readIfc } from './read-ifc.ts'

const file = (schema: string, instances: string) =>
  `ISO-10303-21;
HEADER;
FILE_DESCRIPTION(('ViewDefinition [CoordinationView_V2.0]'),'2;1');
FILE_NAME('haus.ifc','2026-03-14T10:00:00',('M'),('Büro'),'','','');
FILE_SCHEMA(('${schema}'));
ENDSEC;
DATA;
/* ; a comment with 'quotes' */
${instances.trim()}
ENDSEC;
END-ISO-10303-21;
`
const millimetres =
  "#1=IFCSIUNIT(*,.LENGTHUNIT.,.MILLI.,.METRE.);\n#2=IFCUNITASSIGNMENT((#1));\n#3=IFCPROJECT('0xScRe4drECQ4DMSqUjd6d',$,'Haus am See',$,$,$,$,$,#2);"

/** As a CAD program writes IFC2x3: a set for the type, usages for the walls. */
const twoByThree = file(
  'IFC2X3',
  `${millimetres}
#10=IFCMATERIAL('Au\\X2\\00DF\\X0\\enputz');
#11=IFCMATERIAL('D\\S\\dmmung; 035 ''weich''');
#12=IFCMATERIAL('Kalksandstein');
#13=IFCMATERIALLAYER(#10,15.,$);
#14=IFCMATERIALLAYER(#11,160.,.U.);
#15=IFCMATERIALLAYER($,4.E1,.T.);
#16=IFCMATERIALLAYER(#12,175.,$);
#17=IFCMATERIALLAYERSET((#13,#14,#15,#16),'Basiswand:AW 39');
#18=IFCMATERIALLAYERSETUSAGE(#17,.AXIS2.,.NEGATIVE.,195.);
#20=IFCWALLSTANDARDCASE('1',$,'Basiswand:AW 39:1234',$,$,$,$,'1234');
#21=IFCWALLSTANDARDCASE('2',$,'Basiswand:AW 39:1235',$,$,$,$,'1235');
#22=IFCRELASSOCIATESMATERIAL('3',$,$,$,(#20,#21),#18);
#23=IFCPROPERTYSINGLEVALUE('IsExternal',$,IFCBOOLEAN(.T.),$);
#24=IFCPROPERTYSET('4',$,'Pset_WallCommon',$,(#23));
#25=IFCRELDEFINESBYPROPERTIES('5',$,$,$,(#20,#21),#24);
#26=IFCTHERMALMATERIALPROPERTIES(#11,1030.,$,$,0.035);
#27=IFCGENERALMATERIALPROPERTIES(#11,$,$,46.);
#30=IFCMATERIALLAYERSET((#40,#41),'Geschossdecke');
#31=IFCMATERIALLAYERSETUSAGE(#30,.AXIS3.,.POSITIVE.,0.);
#32=IFCSLAB('6',$,'Decke',$,$,$,$,'9',.FLOOR.);
#33=IFCRELASSOCIATESMATERIAL('7',$,$,$,(#32),#31);
#40=IFCMATERIALLAYER(#42,200.,$);
#41=IFCMATERIALLAYER(#43,65.,$);
#42=IFCMATERIAL('Stahlbeton');
#43=IFCMATERIAL('Zementestrich');`,
)

const four = (schema: string) =>
  file(
    schema,
    `#1=IFCMEASUREWITHUNIT(IFCLENGTHMEASURE(0.0254),#4);
#4=IFCSIUNIT(*,.LENGTHUNIT.,$,.METRE.);
#5=IFCCONVERSIONBASEDUNIT($,.LENGTHUNIT.,'INCH',#1);
#2=IFCUNITASSIGNMENT((#5));
#3=IFCPROJECT('p',$,'House',$,$,$,$,$,#2);
#10=IFCMATERIAL('Gypsum board',$,'gypsum');
#11=IFCMATERIAL('Mineral wool',$,$);
#12=IFCMATERIALLAYER(#10,0.5,$,'Lining',$,'FINISH',$);
#13=IFCMATERIALLAYER(#11,4.,$,$,$,$,10);
#14=IFCMATERIALLAYERSET((#12,#13,#12),'Partition 5',$);
#15=IFCWALLTYPE('t',$,'Partition 5',$,$,(#16),$,$,$,.PARTITIONING.);
#16=IFCPROPERTYSET('s',$,'Pset_WallCommon',$,(#17));
#17=IFCPROPERTYSINGLEVALUE('IsExternal',$,IFCBOOLEAN(.F.),$);
#18=IFCRELASSOCIATESMATERIAL('r',$,$,$,(#15),#14);
#19=IFCPROPERTYSINGLEVALUE('OBD_uuid',$,IFCTEXT('0A1B2C3D-1111-4222-8333-444455556666'),$);
#20=IFCPROPERTYSINGLEVALUE('ThermalConductivity',$,IFCTHERMALCONDUCTIVITYMEASURE(0.035),$);
#21=IFCMATERIALPROPERTIES('Pset_MaterialThermal',$,(#19,#20),#11);
#30=IFCMATERIALCONSTITUENT('Render',$,#33,$,$);
#31=IFCMATERIALCONSTITUENT('Brick',$,#34,$,'LoadBearing');
#32=IFCMATERIALCONSTITUENTSET('AW 425',$,(#30,#31));
#33=IFCMATERIAL('Lime plaster',$,$);
#34=IFCMATERIAL('Brick, hollow',$,$);
#35=IFCWALL('w',$,'Wall-001',$,$,$,$,$,.STANDARD.);
#36=IFCRELASSOCIATESMATERIAL('ra',$,$,$,(#35),#32);
#37=IFCQUANTITYLENGTH('Width',$,$,1.,$);
#38=IFCPHYSICALCOMPLEXQUANTITY('Render',$,(#37),'layer',$,$);
#39=IFCQUANTITYLENGTH('Width',$,$,10.,$);
#40=IFCPHYSICALCOMPLEXQUANTITY('Brick',$,(#39),'layer',$,$);
#41=IFCELEMENTQUANTITY('q',$,'ArchiCADQuantities',$,$,(#38,#40));
#42=IFCRELDEFINESBYPROPERTIES('d',$,$,$,(#35),#41);
#50=IFCMATERIALCONSTITUENT('Frame',$,#33,$,$);
#51=IFCMATERIALCONSTITUENTSET('Window',$,(#50));
#52=IFCWINDOW('f',$,'Window',$,$,$,$,$,1.,1.,$,$,$);
#53=IFCRELASSOCIATESMATERIAL('rf',$,$,$,(#52),#51);
#60=IFCROOF('ro',$,'Roof',$,$,$,$,$,.FLAT_ROOF.);
#61=IFCMATERIALLAYERSETUSAGE(#62,.AXIS3.,.POSITIVE.,0.,$);
#62=IFCMATERIALLAYERSET((#63,#64),'Roof 1',$);
#63=IFCMATERIALLAYER(#34,8.,$,$,$,$,$);
#64=IFCMATERIALLAYER(#11,6.,$,$,$,$,$);
#65=IFCRELASSOCIATESMATERIAL('rr',$,$,$,(#60),#61);`,
  )

describe('IFC2x3', () => {
  test('layers have the materials and the thickness in metres, whatever the unit and the escapes', () => {
    const { project, constructions } = readIfc(twoByThree, '–')
    expect(project).toBe('Haus am See')
    const [wall] = constructions
    expect(wall).toMatchObject({
      name: 'Basiswand:AW 39',
      typeHint: 'outerWall',
      sourceRef: '#17',
      firstLayer: 'unknown',
    })
    expect(wall?.layers.map(({ material }) => material.name)).toEqual([
      'Außenputz',
      "Dämmung; 035 'weich'",
      'Luftschicht',
      'Kalksandstein',
    ])
    expect(wall?.layers.map(({ thickness }) => Math.round((thickness ?? 0) * 1e6) / 1e6)).toEqual([
      0.015, 0.16, 0.04, 0.175,
    ])
    expect(wall?.layers[1]?.material).toMatchObject({ conductivity: 0.035, density: 46 })
    expect(wall?.layers[2]?.airCavity).toBe('wellVentilated')
  })

  test('a positive sense along the vertical stacks upwards: in floors the first layer is below, which is outside here', () => {
    const slab = readIfc(twoByThree, '–').constructions[1]
    expect(slab).toMatchObject({ typeHint: 'internalFloor', firstLayer: 'below' })
    expect(slab && layerOrder(slab, 'internalFloor')).toEqual({ outsideFirst: true, basis: 'file' })
  })
})

describe.each(['IFC4', 'IFC4X3_ADD2'])('%s', (schema) => {
  const read = () => readIfc(four(schema), '–')
  const named = (name: string) => read().constructions.find((one) => one.name === name)

  test('units by conversion, properties of materials, IsExternal of the type', () => {
    const partition = named('Partition 5')
    expect(partition?.typeHint).toBe('innerWall')
    expect(partition?.layers.map(({ thickness }) => thickness?.toFixed(6))).toEqual([
      '0.012700',
      '0.101600',
      '0.012700',
    ])
    expect(partition?.layers[1]?.material).toEqual({
      name: 'Mineral wool',
      ids: ['0a1b2c3d-1111-4222-8333-444455556666'],
      conductivity: 0.035,
    })
    expect(partition?.layers[0]?.lost).toEqual([{ code: 'layerCategory', values: { name: 'FINISH' } }])
  })

  test('constituents are layers where the element tells their widths, and parts where it does not', () => {
    const wall = named('AW 425')
    expect(wall?.layers.map(({ material, thickness }) => [material.name, thickness?.toFixed(4)])).toEqual([
      ['Lime plaster', '0.0254'],
      ['Brick, hollow', '0.2540'],
    ])
    expect(wall?.lost).toEqual([{ code: 'orderUnknown' }])
    expect(read().lost).toEqual([{ code: 'elementsWithoutLayers', values: { count: 1 } }])
  })

  test('a roof that stacks upwards begins inside', () => {
    const roof = named('Roof 1')
    expect(roof).toMatchObject({ typeHint: 'flatRoof', firstLayer: 'below' })
    expect(roof && layerOrder(roof, 'flatRoof')).toEqual({ outsideFirst: false, basis: 'file' })
  })
})

test('without a unit metres are taken, and that is told', () => {
  const file2 = readIfc(twoByThree.replace('#2=IFCUNITASSIGNMENT((#1));', ''), '–')
  expect(file2.lost).toEqual([{ code: 'unitAssumed' }])
  expect(file2.constructions[0]?.layers[0]?.thickness).toBe(15)
})

test('the same layers written for every element are one construction', () => {
  const sets = Array.from({ length: 5 }, (_, index) => `#${100 + index}=IFCMATERIALLAYERSET((#13,#14),'gleich');`).join(
    '\n',
  )
  const found = readIfc(twoByThree.replace('#10=', `${sets}\n#10=`), '–').constructions.find(
    ({ name }) => name === 'gleich',
  )
  expect(found?.lost).toEqual([{ code: 'repeated', values: { count: 4 } }])
})

describe('against web-ifc, which reads the same files by other means', () => {
  const api = new IfcAPI()
  beforeAll(() => api.Init())

  const theirs = (text: string) => {
    const model = api.OpenModel(new TextEncoder().encode(text))
    const ids = (type: number) =>
      [...Array(api.GetLineIDsWithType(model, type).size()).keys()].map((index) =>
        api.GetLineIDsWithType(model, type).get(index),
      )
    const sets = ids(IFCMATERIALLAYERSET).map((id) => {
      const set = api.GetLine(model, id, true) as {
        LayerSetName: { value: string } | null
        MaterialLayers: { LayerThickness: { value: number }; Material: { Name: { value: string } } | null }[]
      }
      return [
        set.LayerSetName?.value,
        set.MaterialLayers.map(({ LayerThickness, Material }) => [
          Material?.Name.value ?? 'Luftschicht',
          LayerThickness.value,
        ]),
      ]
    })
    const layers = ids(IFCMATERIALLAYER).length
    api.CloseModel(model)
    return { sets, layers }
  }

  test.each([
    ['IFC2x3', twoByThree, 0.001],
    ['IFC4', four('IFC4'), 0.0254],
    ['IFC4x3', four('IFC4X3_ADD2'), 0.0254],
  ] as const)('%s: the same sets, names and thicknesses', (_schema, text, metres) => {
    const ours = readIfc(text, '–').constructions.filter(
      ({ lost }) => !lost.some(({ code }) => code === 'orderUnknown'),
    )
    const { sets, layers } = theirs(text)
    expect(layers).toBeGreaterThanOrEqual(4)
    expect(
      ours.map(({ name, layers: own }) => [
        name,
        own.map(({ material, thickness }) => [material.name, Math.round(((thickness ?? 0) / metres) * 1e6) / 1e6]),
      ]),
    ).toEqual(sets)
  })
})
