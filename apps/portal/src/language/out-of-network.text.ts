import { defineTexts } from './dictionary';

/** What an emergency changes at a pharmacy outside the network. */
export default defineTexts({
  'outOfNetwork.emergency': {
    en: 'Until {date} you can use any pharmacy. Outside the network pay, keep the receipt, and we pay you back at the network price.',
    es: 'Hasta el {date} puede usar cualquier farmacia. Fuera de la red pague, guarde el recibo y le devolvemos el dinero al precio de la red.',
  },
});
