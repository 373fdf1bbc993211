import type { Translation } from '#web/lib/i18n/catalogue.ts'
import type { de } from './about.de.ts'

export const en = {
  title: 'Sources and licences',
  lead: 'Where the figures come from and which programs take part.',
  data: 'Data',
  lifeCycle: 'Life cycle',
  lifeCycleText:
    'ÖKOBAUDAT of the German Federal Ministry for Housing, Urban Development and Building, data releases OBD_2020_II and OBD_2024_I. Every figure names its dataset, UUID and data release.',
  properties: 'Heat and moisture',
  propertiesText:
    'EN ISO 10456 and DIN 4108-4, second hand through published catalogues. The source stands beside every value of a material. A proof needs the declared value of the product.',
  serviceLife: 'Service lives',
  serviceLifeText: 'Defaults of eLCA after the BBSR table of service lives of building components.',
  methods: 'Methods',
  methodsText:
    'EN ISO 6946 for heat, DIN 4108-3 and EN ISO 13788 for moisture, EN ISO 13786 for summer, EN 15978 and EN 15804 for the life cycle.',
  software: 'Programs within this application',
  softwareText: 'Components that are delivered with the application, with the text of their licence.',
  loading: 'Loading',
  softwareFailed: 'The list cannot be reached right now.',
  language: 'Language',
  switchTheme: 'Switch colour scheme',
} satisfies Translation<typeof de>
