import { defineTexts } from '../../../language';

/** The default pharmacy in the account settings. */
export default defineTexts({
  'settings.pharmacy.none': {
    en: 'You have no default pharmacy yet. Prices are then for the nearest one.',
    es: 'Aún no tiene una farmacia predeterminada. Los precios son entonces los de la más cercana.',
  },
  'settings.pharmacy.inNetwork': { en: 'In network', es: 'En la red' },
  'settings.pharmacy.outOfNetwork': { en: 'Out of network', es: 'Fuera de la red' },
  'settings.pharmacy.change': { en: 'Change pharmacy', es: 'Cambiar farmacia' },
  'settings.pharmacy.choose': { en: 'Choose a pharmacy', es: 'Elegir una farmacia' },
});
