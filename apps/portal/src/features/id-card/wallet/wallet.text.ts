import { defineTexts } from '../../../language';

/** The dialog that adds the ID card to the wallet of a phone. */
export default defineTexts({
  'wallet.title': { en: 'Your ID card, always with you', es: 'Su tarjeta, siempre con usted' },
  'wallet.titleFor': {
    en: 'The ID card of {name}, always with you',
    es: 'La tarjeta de {name}, siempre con usted',
  },
  'wallet.body.appleWallet': {
    en: 'Save the card in Apple Wallet and show it at the pharmacy.',
    es: 'Lleve la tarjeta en Apple Wallet y muéstrela en la farmacia.',
  },
  'wallet.body.googleWallet': {
    en: 'Save the card in Google Wallet and show it at the pharmacy.',
    es: 'Lleve la tarjeta en Google Wallet y muéstrela en la farmacia.',
  },
  'wallet.body.idCard': {
    en: 'Your new card is on its way. Until it is here, show the card in the portal.',
    es: 'Su tarjeta nueva está en camino. Mientras llega, muestre la tarjeta del portal.',
  },
  'wallet.body.website': {
    en: 'This device cannot hold a wallet card. Our wallet page shows which phones can, and how to add yours there.',
    es: 'Este dispositivo no puede guardar la tarjeta. Nuestra página de billetera explica qué teléfonos pueden y cómo agregarla.',
  },
  'wallet.body.minor': {
    en: 'Members under 18 cannot add their card to a wallet. You can show it here in the portal.',
    es: 'Los miembros menores de 18 años no pueden agregar su tarjeta a una billetera. Puede mostrarla aquí, en el portal.',
  },
  'wallet.body.unknownAge': {
    en: 'We do not have your birth date, so you cannot add the card to a wallet yet. Call the number for members on the back of the card. You can show the card here in the portal.',
    es: 'No tenemos su fecha de nacimiento, así que todavía no puede agregar la tarjeta a una billetera. Llame al número para miembros que está al reverso de la tarjeta. Puede mostrarla aquí, en el portal.',
  },
  'wallet.body.actingFor': {
    en: 'You are acting for a member. Only the member can add the card to a wallet.',
    es: 'Usted actúa en nombre de un miembro. Solo el miembro puede agregar la tarjeta a una billetera.',
  },
  'wallet.site': { en: 'Go to the wallet page', es: 'Ir a la página de billetera' },
  'wallet.viewIdCard': { en: 'View ID card', es: 'Ver la tarjeta' },
  'wallet.add.appleWallet': { en: 'Add to Apple Wallet', es: 'Agregar a Apple Wallet' },
  'wallet.add.googleWallet': { en: 'Add to Google Wallet', es: 'Agregar a Google Wallet' },
  'wallet.loading.appleWallet': {
    en: 'Getting the card ready for Apple Wallet…',
    es: 'Preparando la tarjeta para Apple Wallet…',
  },
  'wallet.loading.googleWallet': {
    en: 'Getting the card ready for Google Wallet…',
    es: 'Preparando la tarjeta para Google Wallet…',
  },
  'wallet.failed.appleWallet': {
    en: 'We could not prepare the card for Apple Wallet.',
    es: 'No se pudo preparar la tarjeta para Apple Wallet.',
  },
  'wallet.failed.googleWallet': {
    en: 'We could not prepare the card for Google Wallet.',
    es: 'No se pudo preparar la tarjeta para Google Wallet.',
  },
  'wallet.noCard': {
    en: 'There is no valid card to add yet. A new card takes about a day to appear here.',
    es: 'Todavía no hay una tarjeta válida para agregar. Una tarjeta nueva tarda alrededor de un día en aparecer aquí.',
  },
  'wallet.close': { en: 'Close', es: 'Cerrar' },
});
