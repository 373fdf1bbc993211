/**
 * Words of building materials in German and English, folded, and what each stands for. Compounds are taken apart by them:
 * `Holzfaserdämmplatte` is `holzfaser`, `daemm`, `platte`. A word of up to four letters stands only for itself; longer
 * ones are found within others. An empty list: says nothing about the material.
 */
const lines = `
stahlbeton: beton bewehrt | reinforced concrete: beton bewehrt | concrete reinforced: beton bewehrt | rc concrete: beton bewehrt | stb: beton bewehrt
leichtbeton: leichtbeton | lightweight concrete: leichtbeton | konstruktionsleichtbeton: leichtbeton | spannbeton: beton spannbeton | prestressed: spannbeton | hohldiele: hohldiele | hollow core: hohldiele | pflaster: pflaster | paver: pflaster | pavers: pflaster | paving: pflaster
beton: beton | concrete: beton | ortbeton: beton | normalbeton: beton | transportbeton: beton
bewehrt: bewehrt | reinforced: bewehrt | unbewehrt: | unreinforced:
betonanteil: | concrete share: | recyclingbeton: beton recycling | recycled aggregate concrete: beton recycling | recycled: recycling
betonfertigteil: beton fertigteil | precast concrete: beton fertigteil | fertigteil: fertigteil | precast: fertigteil | halbfertigteil: fertigteil | stahlbetonfertigteil: beton fertigteil
betonmauerstein: beton mauerstein | beton mauerstein: beton mauerstein | concrete masonry block: beton mauerstein | concrete masonry units: beton mauerstein | concrete block: beton mauerstein | mauerstein: mauerstein | cmu: beton mauerstein | betonstein: beton mauerstein
kalksandstein: kalksandstein | sand lime brick: kalksandstein | sand lime: kalksandstein | calcium silicate brick: kalksandstein | ks: kalksandstein | ksv: kalksandstein | ksl: kalksandstein | ks mauerwerk: kalksandstein | silikatstein: kalksandstein
porenbeton: porenbeton | autoclaved aerated concrete: porenbeton | aerated concrete: porenbeton | aac: porenbeton | gasbeton: porenbeton | ytong: porenbeton | hebel: porenbeton | autoclaved aerated: porenbeton
planstein: stein | block: stein | stein: stein
hochlochziegel: ziegel lochziegel | perforated clay brick: ziegel lochziegel | perforated brick: ziegel lochziegel | hlz: ziegel lochziegel | poroton: ziegel lochziegel | hollow brick: ziegel lochziegel | brick hollow: ziegel lochziegel | waermedaemmziegel: ziegel lochziegel | planziegel: ziegel lochziegel | hollow clay block: ziegel lochziegel
vollziegel: ziegel vollziegel | solid clay brick: ziegel vollziegel | solid brick: ziegel vollziegel | mauerziegel: ziegel vollziegel | mz: ziegel vollziegel | common brick: ziegel vollziegel | brick common: ziegel vollziegel | ziegelmauerwerk: ziegel vollziegel | voll oder hochlochziegel: ziegel vollziegel lochziegel | solid or perforated clay brick: ziegel vollziegel lochziegel
ziegel: ziegel | brick: ziegel | clay brick: ziegel | mauerwerk: | masonry:
vormauerziegel: ziegel vormauer | facing brick: ziegel vormauer | vormauerwerk: ziegel vormauer | vormauer: vormauer | verblender: ziegel klinker fassade | verblendmauerwerk: ziegel vormauer | brick facing: ziegel vormauer | brick veneer: ziegel vormauer
klinker: ziegel klinker | clinker: ziegel klinker | fassadenklinker: ziegel klinker fassade | facing clinker brick: ziegel klinker fassade | klinkerriemchen: ziegel klinker riemchen | riemchen: ziegel klinker riemchen | ziegelriemchen: ziegel klinker riemchen | spaltklinker: ziegel klinker riemchen | brick slip: ziegel klinker riemchen | brick slips: ziegel klinker riemchen | vollklinker: ziegel klinker voll | solid clinker: ziegel klinker voll
ungefuellt: unverfuellt | unverfuellt: unverfuellt | unfilled: unverfuellt | gefuellt: gefuellt | filled: gefuellt | leicht: leicht | lightweight: leicht | light: leicht
bims: bims | naturbims: bims natur | pumice: bims | natural: natur | blaehton: blaehton | expanded clay: blaehton | leca: blaehton | liapor: blaehton | leichtbetonstein: leicht stein
lehmstein: lehm stein | lehm: lehm | clay: lehm | unfired: | unfired clay block: lehm stein | stampflehm: lehm stampf | stampflehmwand: lehm stampf | rammed earth: lehm stampf | rammed earth wall: lehm stampf
kalkgipsmoertel: putz kalk gips | kalkzementmoertel: moertel kalk zement | moertel: moertel | mortar: moertel | duennbett: duennbett | thin bed: duennbett | mauermoertel: moertel kalk zement | ansetzbinder: ansetzbinder gips | klebe: kleber | kleber: kleber | adhesive: kleber | klebemoertel: kleber moertel
armierung: armierung | armierungs: armierung | base coat: armierung | armierungsputz: armierung moertel | armierungslage: armierung moertel | unterputz: armierung moertel
putz: putz | plaster: putz | render: putz | plaster render: putz | innenputz: putz innen | aussenputz: putz aussen | oberputz: putz aussen | edelputz: putz aussen | stucco: putz aussen | exterior render: putz aussen | external render: putz aussen | interior plaster: putz innen | internal plaster: putz innen
kalkzementputz: putz kalk zement | lime cement: kalk zement | kalkzement: kalk zement | kalkgips: kalk gips | lime gypsum: kalk gips | gipskalk: kalk gips gipskalk | gypsum lime: kalk gips gipskalk
kalk: kalk | lime: kalk | zement: zement | cement: zement | gips: gips | gypsum: gips | kunstharz: kunstharz | synthetic resin: kunstharz | resin: kunstharz | dispersion: dispersion | mineralisch: mineralisch | mineral render: putz mineralisch
waermedaemmputz: putz daemm | daemmputz: putz daemm | insulating render: putz daemm | silikonharz: silikon | silicone resin: silikon | silicone: silikon | silikat: silikat | silicate: silikat
leichtputz: putz leicht | lightweight mineral render: putz leicht mineralisch | lehmputz: putz lehm | clay plaster: putz lehm | ohne zuschlag: ohnezuschlag | without aggregate: ohnezuschlag
wdvs: wdvs | etics: wdvs | system: system | schienenbefestigung: schiene | rail fixed: schiene | putztraegerplatte: putztraeger platte | putztraeger: putztraeger | verklebung: verklebung | beschichtung: beschichtung | coating: beschichtung | waermedaemmverbundsystem: wdvs
estrich: estrich | screed: estrich | zementestrich: estrich zement | sand cement screed: estrich zement | heizestrich: estrich zement | fliessestrich: estrich calciumsulfat | anhydrit: calciumsulfat | anhydritestrich: estrich calciumsulfat | anhydrite: calciumsulfat | calciumsulfat: calciumsulfat | calcium sulphate: calciumsulfat | calcium sulfate: calciumsulfat
ct c25: estrich zement | gussasphaltestrich: estrich gussasphalt | gussasphalt: gussasphalt | mastic asphalt: gussasphalt | trockenestrich: trocken estrich | dry screed: trocken estrich | gipskarton 25 mm: gipskarton | trockenschuettung: trocken schuettung | dry levelling fill: trocken schuettung
gipskarton: gipskarton platte | gipskartonplatte: gipskarton platte | gipskartonplatten: gipskarton platte | gkb: gipskarton platte | gk: gipskarton platte | gypsum board: gipskarton platte | plasterboard: gipskarton platte | gypsum wall board: gipskarton platte | gypsum plasterboard: gipskarton platte | drywall: gipskarton platte | rigips: gipskarton platte | gipsbauplatte: gipskarton platte | gipsplatte: gipskarton platte | gipsplatten: gipskarton platte | gypsum wallboard: gipskarton platte
gkf: gipskarton platte feuer | feuerschutz: feuer | fire rated: feuer | fireline: gipskarton platte feuer | gkbi: gipskarton platte impraegniert | impraegniert: impraegniert | impregnated: impraegniert | gelocht: gelocht | perforated: gelocht | lochplatte: gelocht platte
gipsfaser: gipsfaser platte | gipsfaserplatte: gipsfaser platte | gypsum fibre: gipsfaser platte | gypsum fibre board: gipsfaser platte | gypsum fiber board: gipsfaser platte | fermacell: gipsfaser platte
gipswandbauplatte: gips wandbau platte | gypsum partition block: gips wandbau platte | gipsdiele: gips wandbau platte | lehmbauplatte: lehm bauplatte platte | clay building board: lehm bauplatte platte
mineralfaser: mineralfaser | mineral fibre: mineralfaser | ceiling tile: decke platte | deckenplatte: decke platte | acoustic ceiling tile: mineralfaser decke platte
zementgebunden: zement gebunden | cement bonded: zement gebunden | cement bound: zement gebunden | spanplatte: span platte | particle board: span platte | chipboard: span platte | particleboard: span platte | flachpressplatte: span platte
calciumsilikat: calciumsilikat | calcium silicate: calciumsilikat | kalziumsilikat: calciumsilikat
schnittholz: holz schnittholz | sawn timber: holz schnittholz | vollholz: holz schnittholz | holz: holz | timber: holz | wood: holz | softwood: holz schnittholz fichte | softwood lumber: holz schnittholz fichte | nadelholz: holz schnittholz fichte | hardwood: holz schnittholz eiche | laubholz: holz schnittholz eiche | lumber: holz schnittholz
fichte: fichte | spruce: fichte | kiefer: kiefer | pine: kiefer | laerche: laerche | larch: laerche | eiche: eiche | oak: eiche | buche: buche | beech: buche | zeder: zeder | cedar: zeder | tanne: fichte | fir: fichte | douglasie: laerche
schalung: schalung | rauspund: holz schnittholz fichte schalung | holzschalung: holz schnittholz fichte schalung | lattung: holz schnittholz fichte schalung | konterlattung: holz schnittholz fichte schalung | boarding: schalung | battens: holz schnittholz fichte schalung | laerchenschalung: holz schnittholz laerche schalung | sheathing:
konstruktionsvollholz: holz kvh | kvh: holz kvh | solid structural timber: holz kvh | holzstaender: holz kvh | konstruktionsholz: holz kvh | bauholz: holz kvh | sparren: holz kvh | rafter: holz kvh | studs: holz kvh | timber stud: holz kvh | balkenlage: holz kvh | structural timber: holz kvh
balkenschichtholz: holz duo | duo: duo | duobalken: holz duo | triobalken: holz duo | glued solid timber: holz duo | duo trio beam: holz duo | duo triobalken: holz duo
brettschichtholz: holz bsh | bsh: holz bsh | glued laminated timber: holz bsh | glulam: holz bsh | leimholz: holz bsh | leimbinder: holz bsh | gl24h: holz bsh | bs holz: holz bsh
brettsperrholz: holz bsp | bsp: holz bsp | clt: holz bsp | cross laminated timber: holz bsp | kreuzlagenholz: holz bsp | klh: holz bsp | massivholzwand: holz bsp
furnierschichtholz: holz lvl | lvl: holz lvl | laminated veneer lumber: holz lvl | kerto: holz lvl | furnierschicht: holz lvl
drei schicht massivholzplatte: holz dreischicht platte | three layer solid wood panel: holz dreischicht platte | dreischichtplatte: holz dreischicht platte | 3 schicht platte: holz dreischicht platte | fuenf schicht massivholzplatte: holz fuenfschicht platte | five layer solid wood panel: holz fuenfschicht platte
sperrholz: sperrholz platte | sperrholzplatte: sperrholz platte | plywood: sperrholz platte | multiplex: sperrholz platte | osb: osb platte | oriented strand board: osb platte | grobspanplatte: osb platte | mdf: mdf platte | hdf: hdf platte | medium density fibreboard: mdf platte | high density fibreboard: hdf platte
dhf: dhf platte holzfaser | diffusionsoffene holzfaserplatte: dhf platte holzfaser | vapour open wood fibreboard: dhf platte holzfaser | dwd: dhf platte holzfaser
mineralwolle: mineralwolle | mineral wool: mineralwolle | mineralfaserdaemmung: mineralwolle | mw: mineralwolle | mifa: mineralwolle | steinwolle: mineralwolle | stone wool: mineralwolle | rock wool: mineralwolle | rockwool: mineralwolle | glaswolle: mineralwolle | glass wool: mineralwolle | isover: mineralwolle | knauf insulation: mineralwolle | mineraldaemmung: mineralwolle | batt insulation: mineralwolle | fiberglass batt: mineralwolle | klemmfilz: mineralwolle schraegdach | zwischensparrendaemmung: schraegdach daemm | zwischensparren: schraegdach
fassadendaemmung: fassade daemm | fassade: fassade | facade: fassade | fassaden: fassade | kerndaemmung: kern daemm | cavity insulation: kern daemm | cavity: hohlraum | schraegdach: schraegdach | pitched roof: schraegdach | innenausbau: innenausbau | for partitions: innenausbau | partition: innenausbau | trennwand: innenausbau | trittschalldaemmung: trittschall daemm | trittschall: trittschall | impact sound: trittschall | impact sound insulation: trittschall daemm | acoustic insulation: innenausbau daemm
flachdach: flachdach | flat roof: flachdach | flachdachdaemmung: flachdach daemm | einblas: einblas | blown in: einblas | blown: einblas | eingeblasen: einblas | loose fill: schuettung | perimeter: perimeter | perimeterdaemmung: perimeter daemm | deo: boden | decke boden: boden | floor board: boden platte | estrichdaemmung: boden daemm trittschall
daemmung: daemm | daemmplatte: daemm platte | daemm: daemm | insulation: daemm | insulation board: daemm platte | insulating: daemm | rigid insulation: hartschaum daemm | thermal insulation: daemm | waermedaemmung: daemm | daemmstoff: daemm | isolierung: daemm
schaumglas: schaumglas | cellular glass: schaumglas | foamglas: schaumglas platte | foam glass: schaumglas | glasschaum: schaumglas | schotter: schotter | gravel: kies | glasschaumschotter: schaumglas schotter | cellular glass gravel: schaumglas schotter | crushed stone: schotter | schaumglasschotter: schaumglas schotter | perlit: perlit | perlite: perlit | expanded perlite: perlit | multipor: porenbeton mineral daemm platte | mineraldaemmplatte: mineral daemm platte | aac mineral insulation board: porenbeton mineral daemm platte
eps: eps hartschaum | styropor: eps hartschaum | expandiertes polystyrol: eps hartschaum | expanded polystyrene: eps hartschaum | polystyrol: eps hartschaum | polystyrene: eps hartschaum | polystyrolhartschaum: eps hartschaum | neopor: eps hartschaum | grau: | grey: | xps: xps hartschaum | styrodur: xps hartschaum | extrudiertes polystyrol: xps hartschaum | extruded polystyrene: xps hartschaum | polystyrene extruded: xps hartschaum | jackodur: xps hartschaum | polystyrolbeton: eps beton zement | ps: eps hartschaum
hartschaum: hartschaum | rigid foam: hartschaum | foam: schaum | schaum: schaum | pur: pur hartschaum | pu: pur hartschaum | polyurethan: pur hartschaum | polyurethane: pur hartschaum | polyurethanhartschaum: pur hartschaum | pir: pir hartschaum | polyiso: pir hartschaum | polyisocyanurate: pir hartschaum | polyisocyanurat: pir hartschaum | alukaschiert: alu kaschiert | aluminium faced: alu kaschiert | puren: pur hartschaum | bauder pir: pir hartschaum alu | hochverdichtet: hochdicht | high density: hochdicht
phenolharz: phenol | phenolic: phenol | resol: phenol schaum hartschaum | kingspan kooltherm: phenol schaum hartschaum | vakuumisolationspaneel: vip | vip: vip | vacuum insulation: vip | vakuumdaemmung: vip
holzfaser: holzfaser | wood fibre: holzfaser | wood fiber: holzfaser | woodfibre: holzfaser | steico: holzfaser | gutex: holzfaser | pavatex: holzfaser | weichfaserplatte: holzfaser daemm platte | holzweichfaser: holzfaser daemm | holzweichfaserplatte: holzfaser daemm platte | holzfaserdaemmplatte: holzfaser daemm platte | wood fibre insulation board: holzfaser daemm platte | nassverfahren: nass | wet process: nass | trockenverfahren: trockenverfahren | dry process: trockenverfahren | unterdeckplatte: unterdeck platte | sarking: unterdeck | sarking board: unterdeck platte | flexmatte: flex | flexible: flex | flex: flex | batt: matte | matte: matte | wood shavings: hobelspan | hobelspan: hobelspan
holzwolle: holzwolle | wood wool: holzwolle | leichtbauplatte: leichtbau platte | heraklith: holzwolle leichtbau platte | holzwolleleichtbauplatte: holzwolle leichtbau platte | wood wool board: holzwolle leichtbau platte | hwl: holzwolle leichtbau platte | sauerkrautplatte: holzwolle leichtbau platte
zellulose: zellulose | cellulose: zellulose | cellulosedaemmung: zellulose daemm einblas | zellulosefaserplatte: zellulose faserplatte platte | cellulose board: zellulose faserplatte platte | isofloc: zellulose einblas daemm | isocell: zellulose einblas daemm | zellulosedaemmung: zellulose einblas daemm | zelluloseflocken: zellulose einblas daemm | hanf: hanf | hemp: hanf | flachs: flachs | flax: flachs | stroh: stroh | straw: straw stroh | strohballen: stroh daemm | baustroh: stroh bau | kork: kork | cork: kork | baumwolle: baumwolle | cotton: baumwolle | schafwolle: schafwolle | vlies: vlies | fleece: vlies
dampfbremse: dampfbremse | dampfsperre: dampfsperre | vapour retarder: dampfbremse | vapor retarder: dampfbremse | vapour barrier: dampfsperre | vapor barrier: dampfsperre | vapour control layer: dampfbremse | vcl: dampfbremse | dampfbremsfolie: dampfbremse | pe folie: dampfbremse pe | luftdichtung: dampfbremse | feuchtevariabel: variabel | feuchtevariable: variabel | variable: variabel | intello: dampfbremse variabel pa | vario km: dampfbremse variabel pa | pe: pe | polyethylen: pe | polyethylene: pe | pa: pa | pet: pet | pp: pp | folie: folie | foil: folie | membrane: bahn | membrane layer: | air barrier: unterspann bahn
unterspannbahn: unterspann bahn | underlay: unterspann bahn | roof underlay: unterspann bahn | roofing underlay: unterspann bahn | unterdeckbahn: unterdeck bahn diffusionsoffen | diffusionsoffen: diffusionsoffen | vapour open: diffusionsoffen | breather membrane: unterdeck bahn diffusionsoffen | vapour open underlay: unterdeck bahn diffusionsoffen | underlayment: unterspann bahn | windpapier: unterdeck bahn diffusionsoffen | fassadenbahn: unterdeck bahn diffusionsoffen | aluminiumfolie: alu folie dampfsperre | aluminium foil: alu folie dampfsperre | noppen: noppen | dimpled: noppen | noppenbahn: noppen pe folie | noppenfolie: noppen pe folie | drainage: drainage | drainage sheet: folie
bitumenbahn: bitumen bahn | bitumen sheet: bitumen bahn | bituminous: bitumen | bitumen: bitumen | bitumenschweissbahn: bitumen bahn polymer | schweissbahn: bitumen bahn polymer | polymerbitumen: bitumen polymer | polymerbitumenbahn: bitumen bahn polymer | sbs modified bitumen: bitumen polymer | modified bitumen: bitumen polymer | pye: polymer | pye pv 200 s5: polymer pv200s5 | v 60: v60 | v60: v60 | g 200 s4: g200s4 | g200 s4: g200s4 | beschiefert: schiefer beschiefert | slate surfaced: schiefer beschiefert | dachpappe: bitumen bahn v60 | roofing felt: bitumen bahn v60 | asphalt felt: bitumen bahn v60 | bitumendickbeschichtung: bitumen dick beschichtung | thick bitumen coating: bitumen dick beschichtung | kmb: bitumen dick beschichtung | abdichtung: abdichtung | waterproofing: abdichtung | damp proofing: bitumen abdichtung | bauwerksabdichtung: bitumen abdichtung | voranstrich: voranstrich bitumen | primer: voranstrich
dachbahn: dach bahn | roofing membrane: dach bahn | roof membrane: dach bahn | dachabdichtung: dach bahn abdichtung | epdm: epdm | epdm membrane: epdm dach bahn | pvc: pvc | pvc membrane: pvc dach bahn | evalon: eva dach bahn | tpo: tpo dach bahn | roofing: dach | roof: dach | dach: dach
dachziegel: dachziegel ziegel | clay roof tiles: dachziegel ziegel | roof tiles: dachziegel | roof tile: dachziegel | roofing tile: dachziegel | tondachziegel: dachziegel ziegel | clay tile: dachziegel ziegel | tile clay: dachziegel ziegel | betondachstein: dachstein beton | betondachsteine: dachstein beton | dachstein: dachstein beton | concrete roof tiles: dachstein beton | concrete tile: dachstein beton | concrete roof tile: dachstein beton | schiefer: schiefer | blaehschiefer: blaehschiefer | expanded shale: blaehschiefer | slate: schiefer | roofing slate: schiefer | biberschwanz: dachziegel ziegel | ziegeldeckung: dachziegel ziegel
titanzink: zink | zink: zink | zinc: zink | kupfer: kupfer | copper: kupfer | blei: blei | lead: blei | blech: blech | sheet: blech | standing seam: zink blech | stehfalz: zink blech | trapezblech: stahl blech fein verzinkt | metal deck: stahl blech fein verzinkt | stahltrapezprofil: stahl blech fein verzinkt | corrugated steel: stahl blech fein verzinkt
stahl: stahl | steel: stahl | aluminium: alu | aluminum: alu | edelstahl: edelstahl | stainless: edelstahl | stainless steel: edelstahl | stahlblech: stahl blech | profil: profil | section: profil | verzinkt: verzinkt | galvanised: verzinkt | galvanized: verzinkt | metal stud: stahl profil verzinkt | metal stud layer: stahl profil verzinkt | staenderprofil: stahl profil verzinkt | cw profil: stahl profil verzinkt | bewehrungsstahl: stahl bewehrung | reinforcing steel: stahl bewehrung | feinblech: blech fein
faserzement: faserzement platte | faserzementplatte: faserzement platte | fibre cement: faserzement platte | fiber cement: faserzement platte | eternit: faserzement platte | hpl: hpl platte | trespa: hpl platte fassade | naturstein: naturstein | natural stone: naturstein | stone: naturstein | granit: naturstein hart | granite: naturstein hart | marmor: marmor | marble: marmor | sandstein: naturstein weich | sandstone: naturstein weich | limestone: naturstein weich | hard: hart | hart: hart | soft: weich | weich: weich | slab: platte | slabs: platte | facade slab: fassade
parkett: parkett | parquet: parkett | stabparkett: parkett stab | fertigparkett: parkett mehrschicht | mehrschichtparkett: parkett mehrschicht | multi layer parquet: parkett mehrschicht | solid wood strip parquet: parkett stab | dielenboden: parkett stab | wood flooring: parkett stab | hardwood flooring: parkett stab | dielen: parkett stab | laminat: laminat | laminate: laminat | linoleum: linoleum | teppich: teppich | teppichboden: teppich | carpet: teppich | fliesen: fliesen | tiles: fliesen | tile: fliesen | feinsteinzeug: fliesen steinzeug glasiert | steinzeug: steinzeug | steinzeugfliesen: steinzeug fliesen | stoneware tiles: steinzeug fliesen | ceramic tile: steinzeug fliesen glasiert | ceramic tiles: steinzeug fliesen glasiert | keramikfliesen: steinzeug fliesen glasiert | porcelain: steinzeug | glasiert: glasiert | glazed: glasiert | unglasiert: unglasiert | unglazed: unglasiert | bodenfliesen: steinzeug fliesen glasiert | bodenfliese: steinzeug fliesen glasiert | bodenbelag: bodenbelag | flooring: bodenbelag | floor covering: bodenbelag | floor: | boden: | gummi: gummi | rubber: gummi | vinyl: pvc bodenbelag | kautschuk: gummi bodenbelag | designbelag: pvc bodenbelag | fliesenkleber: fliesen kleber zement
kies: kies | kiesschuettung: kies | bekiesung: kies | sand: sand | schotter: schotter | splitt: splitt | chippings: splitt | schuettung: schuettung | fill: schuettung | vegetationssubstrat: substrat | substrat: substrat | substrate: substrat | green roof: gruendach | gruendach: gruendach | pflanzsubstrat: substrat | growing medium: substrat | hardcore: schotter | ausgleichsschuettung: schuettung trocken mineralisch | erde: erdreich | earth: erdreich
farbe: farbe | paint: farbe | anstrich: farbe | lack: lack | varnish: lack | lasur: lasur | glaze: lasur | dispersionsfarbe: farbe dispersion | innendispersionsfarbe: farbe dispersion innen | interior emulsion paint: farbe dispersion innen | fassadenfarbe: farbe fassade | glas: glas | glass: glas | float glass: glas einfach | einfachglas: glas einfach | isolierglas: glas isolier | glazing: glas | glasbaustein: glasbaustein | schaumbeton: schaumbeton | foamed concrete: schaumbeton | blaehglas: blaehglas | expanded glass: blaehglas | gfk: gfk | glass reinforced polyester: gfk | joist: holz kvh | glasbausteine: glasbaustein | glass blocks: glasbaustein | glass block: glasbaustein
luftschicht: luft | luft: luft | air: luft | air layer: luft | air cavity: luft | air gap: luft | air space: luft | cavity air: luft | luftraum: luft | hinterlueftung: luft stark | hinterlueftet: luft stark | stark belueftete: stark | well ventilated: stark | ventilated: stark | belueftet: stark | schwach belueftete: schwach | slightly ventilated: schwach | ruhende: ruhend | ruhend: ruhend | stehende: ruhend | unventilated: ruhend | unbelueftet: ruhend | vertikal: vertikal | vertical: vertikal | horizontal: horizontal | ventilated cavity: luft stark | hinterlueftungsebene: luft stark | installationsebene: luft ruhend
innen: innen | interior: innen | internal: innen | inner: innen | aussen: aussen | exterior: aussen | external: aussen | outer: aussen | platte: platte | board: platte | panel: platte | bahn: bahn | transparent: transparent | grob: | fein: fein | stark: stark | voll: voll | solid: voll | lose: lose | loose: lose | mit: | und: | oder: | or: | and: | with: | of: | the: | for: | zur: | aus: | auf: | fuer: | typ: | type: | schicht: | layer: | material: | default: | standard: | generic: | allgemein: | wand: | wall: | decke: decke | ceiling: decke | kg: | mm: | cm: | wlg: | wls: | rohdichte: | lambda: | dicht: | basic: | generisch: | knauf: | sto: | baumit: | weber: | ursa: | egger: | kronospan: | swiss krono: | sika: | bauder: | braas: | siniat: | cast in situ: | cast in place: | insitu: | site: | finish: | weiss: | white: | normal: | nf: | df: | dn: | nach: | din: | en: | iso: | norm:
`

/** Words and what they stand for. */
export const wordConcepts: ReadonlyMap<string, readonly string[]> = new Map(
  lines
    .split(/[|\n]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map((entry) => {
      const at = entry.indexOf(':')
      const concepts = entry.slice(at + 1).trim()
      return [entry.slice(0, at).trim(), concepts === '' ? [] : concepts.split(' ')] as const
    }),
)

/** Concepts so broad that one of them alone is no material: `Dämmung`, `Holz`, `Putz`. */
export const broad: ReadonlySet<string> = new Set(
  'daemm holz putz gips kalk zement stahl glas fliesen schaum hartschaum stein ziegelstein farbe vlies kleber moertel beschichtung schuettung abdichtung blech folie alu natur'.split(
    ' ',
  ),
)

/** Concepts of form and place: they tell materials apart and make none. */
export const formal: ReadonlySet<string> = new Set(
  'platte bahn matte innen aussen trockenverfahren nass fassade decke dach hart weich leicht voll stark fein profil flex bodenbelag lose einblas erdreich schalung'.split(
    ' ',
  ),
)

/**
 * Materials of the catalogue that a bare name stands for, where several differ only in what the name leaves open, such as
 * strength, density or place: the commonest of each.
 */
export const usual: ReadonlySet<string> = new Set([
  'concrete_c25_30',
  'reinforced_concrete_c25_30',
  'sand_lime_1800',
  'aac_p4_05',
  'brick_hollow_1000',
  'brick_solid_1800',
  'brick_facing_1800',
  'brick_clinker_2000',
  'plaster_lime_cement',
  'plaster_gypsum',
  'gypsum_board',
  'gypsum_fibre_board',
  'timber_spruce',
  'kvh',
  'mw_facade_035',
  'mw_floor_035',
  'eps_035',
  'xps_035',
  'pur_025',
  'pir_alu_024',
  'wood_fibre_dry',
  'cellulose_blown',
  'vapour_barrier_pe',
  'underlay_pur',
  'bitumen_pye',
  'screed_cement',
  'parquet_multilayer',
  'tiles_glazed',
  'gravel_2_32',
  'air_layer',
  'zinc_sheet',
  'steel_section_galvanised',
  'straw_bale',
  'foam_glass',
  'carpet_needle',
  'glass_single',
  'concrete_block_2000',
])
