import { defineTexts } from '../../../language';

/** The buttons for the one thing to do about a rejected claim. */
export default defineTexts({
  'claimReject.action.approval': {
    en: 'Start the approval request',
    es: 'Iniciar la solicitud de aprobación',
  },
  'claimReject.action.exception': {
    en: 'Ask your plan to cover it',
    es: 'Pedir a su plan que lo cubra',
  },
  'claimReject.action.appeal': { en: 'Appeal the decision', es: 'Apelar la decisión' },
  'claimReject.action.findPharmacy': {
    en: 'Find a pharmacy in the network',
    es: 'Buscar una farmacia de la red',
  },
  'claimReject.action.otherDrug': { en: 'Look for another drug', es: 'Buscar otro medicamento' },
  'claimReject.action.idCard': { en: 'View your ID card', es: 'Ver su tarjeta' },
  'claimReject.action.callPharmacy': {
    en: 'Call the pharmacy: {phone}',
    es: 'Llamar a la farmacia: {phone}',
  },
  'claimReject.action.callUs': { en: 'Call us: {phone}', es: 'Llámenos: {phone}' },
});
