export const de = {
  title: 'Quellen und Lizenzen',
  lead: 'Woher die Zahlen kommen und welche Programme mitwirken.',
  data: 'Daten',
  lifeCycle: 'Ökobilanz',
  lifeCycleText:
    'ÖKOBAUDAT des Bundesministeriums für Wohnen, Stadtentwicklung und Bauwesen, Datenstände OBD_2020_II und OBD_2024_I. Jeder Kennwert nennt Datensatz, UUID und Datenstand.',
  properties: 'Wärme und Feuchte',
  propertiesText:
    'DIN EN ISO 10456 und DIN 4108-4, mittelbar über veröffentlichte Kataloge. Die Herkunft steht bei jedem Wert eines Materials. Für einen Nachweis gilt der Nennwert des Produkts.',
  serviceLife: 'Nutzungsdauern',
  serviceLifeText: 'Vorgaben der eLCA nach der BBSR-Tabelle „Nutzungsdauern von Bauteilen“.',
  methods: 'Verfahren',
  methodsText:
    'DIN EN ISO 6946 für Wärme, DIN 4108-3 und DIN EN ISO 13788 für Feuchte, DIN EN ISO 13786 für den Sommer, DIN EN 15978 und DIN EN 15804 für die Ökobilanz.',
  software: 'Programme in dieser Anwendung',
  softwareText: 'Bestandteile, die mit der Anwendung ausgeliefert werden, mit ihrem Lizenztext.',
  loading: 'Wird geladen',
  softwareFailed: 'Die Liste ist gerade nicht erreichbar.',
  language: 'Sprache',
  switchTheme: 'Farbschema wechseln',
} as const
