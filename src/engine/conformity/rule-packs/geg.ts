/**
 * Day on which the act came into force, as public pages agree (Energieagentur Brandenburg, saisonalspeicher.de); the
 * text of the annexes does not tell it.
 */
export const GEG_IN_FORCE = '2020-11-01'

/** Last day that the limits were compared for; a further part of the act comes into force on the next. */
export const GEG_COMPARED_TO = '2026-12-31'
