import { defineTexts } from '../../../language';

/** The form on paper that a member prints and sends. */
export default defineTexts({
  'newRx.sheet.how': {
    en: 'Put this form and the paper prescription in one envelope and mail it to this address.',
    es: 'Ponga este formulario y la receta en papel en un sobre y envíelo por correo a esta dirección.',
  },
  'newRx.sheet.to': { en: 'Mail it to', es: 'Envíelo a' },
  'newRx.sheet.noAddress': {
    en: 'We do not have the address here. Call {phone} and we will tell you.',
    es: 'No tenemos aquí la dirección. Llame al {phone} y se la daremos.',
  },
  'newRx.sheet.patient': { en: 'Patient', es: 'Paciente' },
  'newRx.sheet.born': { en: 'Date of birth', es: 'Fecha de nacimiento' },
  'newRx.sheet.memberId': { en: 'Member ID', es: 'Número de miembro' },
  'newRx.sheet.reference': { en: 'Reference number', es: 'Número de referencia' },
  'newRx.sheet.drug': { en: 'Drug', es: 'Medicamento' },
  'newRx.sheet.supply': { en: 'Days at a time', es: 'Días cada vez' },
  'newRx.sheet.prescriber': { en: 'Prescriber', es: 'Médico que receta' },
  'newRx.sheet.writtenOn': { en: 'Date on the prescription', es: 'Fecha de la receta' },
  'newRx.sheet.blank': { en: 'Write it here:', es: 'Escríbalo aquí:' },
  'newRx.sheet.print': { en: 'Print this form', es: 'Imprimir este formulario' },
});
