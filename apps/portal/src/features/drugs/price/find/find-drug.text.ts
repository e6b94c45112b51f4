import { defineTexts } from '../../../../language';

/** The first step of pricing a drug: which one, and what of the year is counted. */
export default defineTexts({
  'findDrug.title': { en: 'Which drug do you take?', es: '¿Qué medicamento toma?' },
  'findDrug.lead': {
    en: 'We show what you pay at pharmacies near you.',
    es: 'Le mostramos cuánto paga en las farmacias cercanas.',
  },
  'findDrug.chosenPharmacy': {
    en: 'The pharmacy that you chose is compared with others near it.',
    es: 'Comparamos la farmacia que eligió con otras cercanas.',
  },
  'findDrug.unknown': {
    en: 'We do not know “{name}”. Check the spelling on the bottle.',
    es: 'No conocemos “{name}”. Revise el nombre en el frasco.',
  },
  'findDrug.pick': { en: 'Which one is it?', es: '¿Cuál es?' },
  'findDrug.continue': { en: 'Continue', es: 'Continuar' },
  'findDrug.covered': { en: 'Is my drug covered?', es: '¿Está cubierto mi medicamento?' },
  'findDrug.ownDrugs': { en: 'Or one of yours', es: 'O uno de los suyos' },
  'findDrug.ownFailed': {
    en: 'Your own drugs, and what you paid this year, did not load.',
    es: 'No se cargaron sus medicamentos ni lo que pagó este año.',
  },
  'findDrug.counted': { en: 'Counted in your price', es: 'Lo que su precio toma en cuenta' },
  'findDrug.ownDeductible': { en: 'Deductible', es: 'Deducible' },
  'findDrug.familyDeductible': { en: 'Your family’s deductible', es: 'El deducible de su familia' },
  'findDrug.familyLimit': {
    en: 'Your family’s out-of-pocket limit',
    es: 'El límite de gastos de bolsillo de su familia',
  },
  'findDrug.ownLimit': { en: 'Out-of-pocket limit', es: 'Límite de gastos de bolsillo' },
  'findDrug.limitMet': { en: 'Met', es: 'Alcanzado' },
  'findDrug.limitLeft': { en: '{amount} left', es: 'Faltan {amount}' },
  'findDrug.limitOf': { en: '{met} of {limit}', es: '{met} de {limit}' },
  'findDrug.countedBy': { en: 'As of your paid claims.', es: 'Según sus reclamaciones pagadas.' },
  'findDrug.nameHelp': { en: 'Not sure of the name?', es: '¿No está seguro del nombre?' },
  'findDrug.nameHelpText': {
    en: 'It is on the bottle, after your own name. Or call {phone}, TTY 711.',
    es: 'Está en el frasco, después de su nombre. O llame al {phone}, TTY 711.',
  },
});
