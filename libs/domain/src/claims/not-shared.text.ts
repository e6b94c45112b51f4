/** An adult whose claims the reader does not see, where only their dollars are shown. */
export default {
  'notShared.person': { en: '{name}, not shared', es: '{name} (no se muestra)' },
} as const;
