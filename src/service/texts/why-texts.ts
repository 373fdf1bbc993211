import type { Locale } from '#vocabulary/constructions.ts'
import type { Why } from '../service-error.ts'
import type { Text } from './error-texts.ts'

const whyTexts: Readonly<Record<Why, Text>> = {
  lastOwner: {
    de_DE: 'Ein Büro braucht jemanden, der es leitet. Geben Sie zuerst einem anderen Mitglied die Rolle Leitung.',
    en_GB: 'An office needs an owner. Make another member an owner first.',
  },
  lastAdministrator: {
    de_DE: 'Niemand sonst verwaltet diesen Dienst. Zuerst braucht ein anderes Konto das Verwaltungsrecht.',
    en_GB: 'Nobody else administers this service. Another account needs administration rights first.',
  },
  officesWithoutOwner: {
    de_DE: 'Niemand sonst leitet diese Büros. Geben Sie dort zuerst einem anderen Mitglied die Rolle Leitung.',
    en_GB: 'Nobody else owns these offices. Make another member an owner there first.',
  },
  ownersDecide: {
    de_DE: 'Wer zur Leitung eines Büros gehört, entscheidet nur die Leitung.',
    en_GB: 'Only owners of an office decide who owns it.',
  },
  projectArchived: {
    de_DE:
      'Das Projekt liegt im Archiv und wird nicht mehr geändert. Wer es besitzt, kann es in der Liste der Projekte aus dem Archiv holen.',
    en_GB:
      'The project is archived and is not changed any more. Its owner can take it out of the archive in the list of projects.',
  },
  draftExists: {
    de_DE: 'Zu diesem Standard gibt es schon einen Entwurf. Bearbeiten oder verwerfen Sie ihn.',
    en_GB: 'There is a draft of this standard already. Edit or discard it.',
  },
  secondFactorExists: {
    de_DE: 'Ein zweiter Faktor ist schon eingerichtet. Schalten Sie ihn ab, um einen anderen einzurichten.',
    en_GB: 'A second factor is set up already. Switch it off to set up another.',
  },
  lastWayIn: {
    de_DE: 'Ohne diesen Passkey kommen Sie nicht mehr in Ihr Konto. Legen Sie zuerst einen anderen an.',
    en_GB: 'Without this passkey you could not get into your account any more. Add another one first.',
  },
  requestUnderWay: {
    de_DE: 'Dieselbe Anfrage wird noch bearbeitet. Bitte gleich noch einmal versuchen.',
    en_GB: 'The same request is still under way. Please try again shortly.',
  },
  changesUnderWay: {
    de_DE: 'Eine andere Änderung vieler Aufbauten läuft noch. Bitte warten Sie, bis sie fertig ist.',
    en_GB: 'Another change of many constructions is still under way. Please wait until it is done.',
  },
  nothingToUndo: {
    de_DE: 'Hier gibt es nichts zurückzunehmen: Die Änderung läuft noch, ist schon zurückgenommen oder zu alt.',
    en_GB: 'There is nothing to undo: the change is still under way, has been undone already, or is too old.',
  },
  tooManyForArchive: {
    de_DE: 'Das sind mehr Aufbauten, als ein Archiv fasst. Laden Sie sie in Teilen herunter.',
    en_GB: 'These are more constructions than an archive holds. Download them in parts.',
  },
  changedMeanwhile: {
    de_DE: 'Der Aufbau hat sich währenddessen geändert. Bitte noch einmal versuchen.',
    en_GB: 'The construction changed in the meantime. Please try again.',
  },
  importEnded: {
    de_DE: 'Der Import ist schon zu Ende und lässt sich nicht mehr abbrechen.',
    en_GB: 'The import has ended already and cannot be cancelled any more.',
  },
  importUnderWay: {
    de_DE: 'Dieser Datenstand wird gerade importiert. Bitte warten Sie, bis der Import fertig ist.',
    en_GB: 'This data release is being imported just now. Please wait until the import is done.',
  },
  releaseInUse: {
    de_DE: 'Nur ein Datenstand, der nicht mitgeliefert, ausgeschaltet und unbenutzt ist, lässt sich löschen.',
    en_GB: 'Only a data release that is not shipped, is switched off and is not in use can be deleted.',
  },
}

/** Why something is refused, and what to do. */
export const whyText = (why: Why, locale: Locale): string => whyTexts[why][locale]
