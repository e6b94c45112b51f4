import { defineTexts } from '../../../language';

/** The page that shows a saved ID card without a connection. */
export default defineTexts({
  'savedCard.offline': { en: 'You are offline', es: 'No tiene conexión' },
  'savedCard.connected': { en: 'You are connected again', es: 'Ya tiene conexión' },
  'savedCard.savedOn': {
    en: 'This is the card saved on this device. It was up to date on {date}.',
    es: 'Esta es la tarjeta guardada en este dispositivo. Estaba al día el {date}.',
  },
  'savedCard.tooOld': {
    en: 'The card on this device is too old to show and was removed. Connect to the internet and sign in: we then save the current card here again.',
    es: 'La tarjeta de este dispositivo es demasiado antigua para mostrarla y se eliminó. Conéctese a internet e inicie sesión: así se volverá a guardar la tarjeta actual.',
  },
  'savedCard.none': {
    en: 'No card is saved on this device. Connect to the internet and sign in to see yours.',
    es: 'No hay ninguna tarjeta guardada en este dispositivo. Conéctese a internet e inicie sesión para ver la suya.',
  },
  'savedCard.tryAgain': { en: 'Try again', es: 'Intentar de nuevo' },
  'savedCard.open': { en: 'Open the portal', es: 'Abrir el portal' },
});
