/** The sections of the settings in their order, each with the key of its heading. */
export const sectionKeys = {
  contact: 'settings.contact',
  notifications: 'settings.notifications',
  paperless: 'settings.paperless',
  health: 'settings.health',
  pharmacy: 'settings.pharmacy',
  family: 'settings.family',
  security: 'settings.security',
} as const;

export type SectionId = keyof typeof sectionKeys;

export const sectionIds = Object.keys(sectionKeys) as SectionId[];
