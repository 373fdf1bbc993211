import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { apiAs } from './support/constructions.ts'
import { expect, expectAccessible, test } from './support/test.ts'

const own = randomUUID().slice(0, 8)
/** Names that nobody has chosen a material for: choices are remembered, over the retry of a test too. */
const unknown = `Superschicht ${own}`
const similar = `Mineralwolle WLG 035 ${own.replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))}`

const ifc = `ISO-10303-21;
HEADER;
FILE_DESCRIPTION(('ViewDefinition [ReferenceView_V1.2]'),'2;1');
FILE_NAME('haus.ifc','2026-03-14T10:00:00',(''),(''),'','','');
FILE_SCHEMA(('IFC4'));
ENDSEC;
DATA;
#1=IFCSIUNIT(*,.LENGTHUNIT.,.MILLI.,.METRE.);
#2=IFCUNITASSIGNMENT((#1));
#3=IFCPROJECT('p',$,'Haus am See',$,$,$,$,$,#2);
#10=IFCMATERIAL('Kalkzementputz',$,$);
#11=IFCMATERIAL('${similar}',$,$);
#12=IFCMATERIAL('${unknown}',$,$);
#13=IFCMATERIAL('Kalksandstein RDK 1,8',$,$);
#14=IFCMATERIALLAYER(#10,15.,$,$,$,$,$);
#15=IFCMATERIALLAYER(#11,160.,$,$,$,$,$);
#16=IFCMATERIALLAYER(#12,0.,$,$,$,$,$);
#17=IFCMATERIALLAYER(#13,175.,$,$,$,$,$);
#18=IFCMATERIALLAYERSET((#17,#16,#15,#14),'Wand ${own}',$);
#19=IFCMATERIALLAYERSETUSAGE(#18,.AXIS2.,.POSITIVE.,0.,$);
#20=IFCWALL('w',$,'Wand',$,$,$,$,$,$);
#21=IFCRELASSOCIATESMATERIAL('r',$,$,$,(#20),#19);
#30=IFCMATERIALLAYERSET((#17),'Unbenutzt ${own}',$);
ENDSEC;
END-ISO-10303-21;
`
const elca = `<?xml version="1.0" encoding="UTF-8"?>
<elca xmlns="https://www.bauteileditor.de" schemaVersion="1.3">
  <element uuid="e" din276Code="331" quantity="1" refUnit="m2">
    <elementInfo><name><![CDATA[Holzrahmen ${own}]]></name><description/></elementInfo>
    <components>
      <component isLayer="false" processConfigName="Nägel" quantity="1.2" conversionInUnit="kg"/>
      <component isLayer="true" processConfigName="${unknown}" lifeTime="50" layerPosition="1" layerSize="0.06" layerAreaRatio="1"/>
      <siblings>
        <component isLayer="true" processConfigName="KVH" lifeTime="50" layerPosition="2" layerSize="0.2" layerAreaRatio="0.1"/>
        <component isLayer="true" processConfigName="Zellulose" lifeTime="50" layerPosition="2" layerSize="0.2" layerAreaRatio="0.9"/>
      </siblings>
      <component isLayer="true" processConfigName="Gipskartonplatte" lifeTime="50" layerPosition="3" layerSize="0.0125" layerAreaRatio="1"/>
    </components>
  </element>
</elca>`
const lcax = JSON.stringify({
  id: 'p',
  name: 'Schule',
  formatVersion: '3.4.3',
  assemblies: [
    {
      type: 'assembly',
      id: 'a',
      name: `Bodenplatte ${own}`,
      quantity: 10,
      unit: 'm2',
      products: [
        {
          type: 'product',
          id: 'x',
          name: 'XPS 035',
          quantity: 0.12,
          unit: 'm3',
          impactData: [{ type: 'EPD', id: 'x', name: 'x', impacts: {} }],
        },
        { type: 'product', id: 'y', name: 'Stahlbeton', quantity: 0.25, unit: 'm3', impactData: [] },
      ],
    },
  ],
})

const bring = (page: Page, name: string, text: string) =>
  page
    .getByLabel('Datei wählen')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(text) })

test('IFC, eLCA and LCAx become constructions; what was chosen once is proposed the next time', async ({ page }) => {
  await page.goto('/library')
  await page.getByRole('link', { name: 'Importieren' }).click()
  await expect(page.getByRole('heading', { name: 'Importieren', level: 1 })).toBeVisible()
  await expectAccessible(page, 'empty')

  await bring(page, 'haus.ifc', ifc)
  await expect(page.getByText('IFC, 2 Aufbauten gefunden, Haus am See')).toBeVisible()
  await page.getByRole('checkbox', { name: `Unbenutzt ${own} übernehmen` }).uncheck()
  const constructions = page.getByRole('region', { name: 'Aufbauten' })
  await expect(constructions.getByRole('status').first()).toHaveText('1 von 2 gewählt')
  // the names of the materials tell that the plaster faces outside
  await expect(constructions.getByText(/Außen: Kalkzementputz. Innen: Kalksandstein RDK 1,8./)).toHaveCount(0)
  await expect(constructions.getByText('angenommen').first()).toBeVisible()
  await constructions.getByRole('button', { name: `Schichten von Wand ${own} umkehren` }).click()
  await expect(constructions.getByText('Außen: Kalkzementputz. Innen: Kalksandstein RDK 1,8.')).toBeVisible()

  const take = page.getByRole('button', { name: '1 Aufbau übernehmen' })
  await expect(take).toBeDisabled()
  await expect(page.getByText('Noch 2 Angaben fehlen.')).toBeVisible()
  await page.getByRole('button', { name: 'Zur ersten' }).click()
  const thickness = page.getByLabel(`Dicke von ${unknown} in mm`)
  await expect(thickness).toBeFocused()
  await thickness.fill('0,3')

  const materials = page.getByRole('region', { name: 'Materialien' })
  await expect(materials.getByRole('row', { name: new RegExp(similar) })).toContainText('Ähnlicher Name')
  await expect(materials.getByRole('combobox', { name: 'Material für Kalksandstein RDK 1,8' })).toHaveValue(
    'Kalksandstein, Rohdichte 1,8',
  )
  await expect(materials.getByRole('row', { name: new RegExp(unknown) })).toContainText('Kein Vorschlag')
  const choice = materials.getByRole('combobox', { name: `Material für ${unknown}` })
  await choice.fill('dampfbremse pe')
  await expect(materials.getByRole('option').first()).toContainText('Dampfbremse PE')
  await choice.press('Enter')
  await expect(choice).toHaveValue(/^Dampfbremse PE/)
  await expectAccessible(page, 'mapped')

  // a damaged file takes nothing, and leaves the mapping as it is
  await bring(page, 'kaputt.ifc', ifc.slice(0, -60))
  await expect(page.getByRole('alert')).toContainText('kaputt.ifc wurde nicht übernommen.')
  await expect(page.getByRole('alert')).toContainText(/Zeile \d+: Die Datei bricht ab./)
  await expect(thickness).toHaveValue('0,3')

  // neither does an error of the service
  await page.route('**/v1/construction/import**', (route) => route.abort(), { times: 1 })
  await take.click()
  await expect(page.getByRole('alert').last()).toContainText('Nichts wurde übernommen; Ihre Zuordnung bleibt.')
  await take.click()
  await expect(page.getByRole('heading', { name: '1 Aufbau übernommen' })).toBeVisible()
  const made = page.getByRole('listitem').filter({ hasText: `Wand ${own}` })
  await expect(made).toContainText(/U 0,\d\d/)
  await expect(made.locator('[data-drawing="strip"]')).toHaveCount(1)
  await expectAccessible(page, 'done')
  await page.getByRole('button', { name: 'Weitere Datei' }).click()

  await bring(page, 'wand.xml', elca)
  await expect(page.getByText('eLCA, 1 Aufbau gefunden')).toBeVisible()
  await expect(materials.getByRole('row', { name: new RegExp(unknown) })).toContainText('Ihre frühere Wahl')
  await page.getByRole('button', { name: '1 Aufbau übernehmen' }).click()
  await expect(page.getByRole('heading', { name: '1 Aufbau übernommen' })).toBeVisible()
  await page.getByText(/Angaben gehen verloren/).click()
  await expect(page.getByText('Teil ohne Schicht: Nägel 1.2 kg')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Liste herunterladen' }).click()
  expect((await download).suggestedFilename()).toBe('import-verluste.txt')
  await page.getByRole('button', { name: 'Weitere Datei' }).click()

  await bring(page, 'schule.json', lcax)
  await expect(page.getByText('LCAx, 1 Aufbau gefunden, Schule')).toBeVisible()
  await expect(page.getByLabel(`Bauteil von Bodenplatte ${own}`)).toHaveValue('groundSlab')
  await page.getByRole('button', { name: '1 Aufbau übernehmen' }).click()
  await page.getByRole('link', { name: `Bodenplatte ${own}` }).click()
  await expect(page.getByRole('textbox', { name: 'Bezeichnung' })).toHaveValue(`Bodenplatte ${own}`)

  await page.goto(`/library?q=${own}`)
  for (const name of ['Wand', 'Holzrahmen', 'Bodenplatte'])
    await expect(page.getByRole('link', { name: `${name} ${own}`, exact: true })).toBeVisible()
})

test('a construction taken away as JSON comes back, and the same one is not doubled', async ({ page, request }) => {
  const { create, exported } = await apiAs(request, 'architect')
  const { id } = await create({ name: `Zurück ${own}` })
  const file = await exported(id)
  await page.goto('/import')
  await bring(page, 'gleich.json', file)
  await expect(page.getByText('1 war schon da')).toBeVisible()
  await page.getByRole('button', { name: 'Weitere Datei' }).click()
  await bring(page, 'anders.json', file.replaceAll(`Zurück ${own}`, `Wieder da ${own}`))
  await expect(page.getByRole('link', { name: `Wieder da ${own}` })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: `Wieder da ${own}` })).toContainText(/U 0,\d\d/)
  await page.getByRole('button', { name: 'Weitere Datei' }).click()
  await bring(page, 'kaputt.json', file.replace('aufbau-construction', 'something-else'))
  await expect(page.getByRole('alert')).toContainText('kaputt.json wurde nicht übernommen.')
})

test.describe('on a narrow screen in the dark', () => {
  test.use({ theme: 'dark', viewport: { width: 390, height: 844 } })
  test('everything is within reach', async ({ page }) => {
    await page.goto('/import')
    await bring(page, 'wand.xml', elca)
    await expect(page.getByRole('region', { name: 'Materialien' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await expectAccessible(page, 'narrow, dark')
  })
})
