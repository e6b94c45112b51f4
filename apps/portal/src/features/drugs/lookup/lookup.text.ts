import { defineTexts } from '../../../language';

/** Drug lookup: whether a drug is on the plan's drug list, with its tier and rules. */
export default defineTexts({
  'lookup.title': { en: 'Is my drug covered?', es: '¿Está cubierto mi medicamento?' },
  'lookup.lead': {
    en: 'Look it up by name, by its first letter, or by what it is for.',
    es: 'Búsquelo por nombre, por su primera letra o por su uso.',
  },
  'lookup.search': { en: 'Look up', es: 'Buscar' },
  'lookup.loading': { en: 'Looking up the drug…', es: 'Buscando el medicamento…' },
  'lookup.unknown': {
    en: 'We do not know “{name}”. Check the spelling on the bottle.',
    es: 'No conocemos “{name}”. Revise el nombre en el frasco.',
  },
  'lookup.results': {
    en: 'Drugs that match “{name}”',
    es: 'Medicamentos que coinciden con “{name}”',
  },
  'lookup.byLetter': { en: 'Drugs by letter', es: 'Medicamentos por letra' },
  'lookup.byClass': { en: 'Drugs by what they are for', es: 'Medicamentos por su uso' },
  'lookup.noneHere': { en: 'There is no drug here.', es: 'Aquí no hay ningún medicamento.' },
  'lookup.covered': { en: '{name} is covered', es: 'Su plan cubre {name}' },
  'lookup.coveredOnceApproved': {
    en: '{name} is covered once your plan approves it',
    es: 'Su plan cubre {name} después de aprobarlo',
  },
  'lookup.coveredUntil': {
    en: '{name} is covered through {date}',
    es: 'Su plan cubre {name} hasta el {date}',
  },
  'lookup.notCovered': {
    en: '{name} is not on your plan’s drug list',
    es: '{name} no está en la lista de medicamentos de su plan',
  },
  'lookup.notCoveredText': {
    en: 'You would pay the full price. Ask your prescriber about a covered drug, or ask your plan for an exception.',
    es: 'Usted pagaría el precio completo. Pregunte al médico que receta por un medicamento cubierto o pida una excepción a su plan.',
  },
  'lookup.noPlan': {
    en: 'Sign in to see whether your plan covers it, with its tier and rules.',
    es: 'Inicie sesión para ver si su plan lo cubre, con su nivel y sus reglas.',
  },
  'lookup.listMissing': {
    en: 'We do not have your plan’s drug list now. Try again later.',
    es: 'Ahora no tenemos la lista de medicamentos de su plan. Intente más tarde.',
  },
  'lookup.signIn': { en: 'Sign in', es: 'Iniciar sesión' },
  'lookup.brand': { en: 'Brand', es: 'De marca' },
  'lookup.generic': { en: 'Generic', es: 'Genérico' },
  'lookup.what': {
    en: 'Drug name: {generic}. Class: {drugClass}.',
    es: 'Nombre del medicamento: {generic}. Clase: {drugClass}.',
  },
  'lookup.strengths': { en: 'Strengths', es: 'Concentraciones' },
  'lookup.usual': { en: 'Most used', es: 'La más usada' },
  'lookup.usualAmount': {
    en: 'Usual quantity: {amount} for {days}. NDC {ndc}.',
    es: 'Cantidad habitual: {amount} para {days}. NDC {ndc}.',
  },
  'lookup.about': { en: 'About {amount}', es: 'Unos {amount}' },
  'lookup.pricesAt': {
    en: 'What you pay at {pharmacy} for the usual quantity, after any deductible.',
    es: 'Lo que usted paga en {pharmacy} por la cantidad habitual, después del deducible, si lo hay.',
  },
  'lookup.crumbs': { en: 'Where you are', es: 'Usted está aquí' },
  'lookup.list': { en: 'Drug list', es: 'Lista de medicamentos' },
  'lookup.price': { en: 'See what it costs', es: 'Ver cuánto cuesta' },
  'lookup.source': {
    en: 'From your plan’s {year} drug list, last changed {date}.',
    es: 'De la lista de medicamentos {year} de su plan, modificada el {date}.',
  },
  'lookup.otherForms': { en: 'Other forms and brands', es: 'Otras formas y marcas' },
  'lookup.alternatives': {
    en: 'Covered drugs for the same condition',
    es: 'Medicamentos cubiertos para la misma afección',
  },
  'lookup.noGeneric': { en: '{name} has no generic yet.', es: '{name} aún no tiene genérico.' },
  'lookup.nextTitle': { en: 'This year and next', es: 'Este año y el próximo' },
  'lookup.nextSame': {
    en: 'In {year} it has the same tier and no new rules.',
    es: 'En {year} tiene el mismo nivel y ninguna regla nueva.',
  },
  'lookup.nextTier': {
    en: 'From January 1, {year}: {tier}. Now: {now}.',
    es: 'Desde el 1 de enero de {year}: {tier}. Ahora: {now}.',
  },
  'lookup.nextPrice': {
    en: 'You would pay about {next} for {strength}. Now: {now}.',
    es: 'Usted pagaría unos {next} por {strength}. Ahora: {now}.',
  },
  'lookup.nextRules': {
    en: 'New rules from January 1, {year}: {rules}.',
    es: 'Reglas nuevas desde el 1 de enero de {year}: {rules}.',
  },
  'lookup.nextGone': {
    en: 'From January 1, {year}, {name} is no longer covered. Ask your prescriber about a covered drug before then.',
    es: 'Desde el 1 de enero de {year}, su plan ya no cubrirá {name}. Pregunte antes al médico que receta por un medicamento cubierto.',
  },
  'lookup.nextList': { en: 'See the {year} drug list', es: 'Ver la lista de {year}' },
  'lookup.thisList': { en: 'Back to this year’s drug list', es: 'Volver a la lista de este año' },
  'lookup.outside': { en: 'Other drug lists', es: 'Otras listas de medicamentos' },
  'lookup.planFormulary': {
    en: 'Your plan’s full drug list',
    es: 'La lista completa de medicamentos de su plan',
  },
  'lookup.medicareFormulary': {
    en: 'Medicare Part D drug list {year}',
    es: 'Lista de medicamentos de la Parte D de Medicare {year}',
  },
  'lookup.thirdParty': {
    en: 'Drug information from another site',
    es: 'Información de medicamentos de otro sitio',
  },
  'lookup.thirdPartyNext': {
    en: 'Drug information from another site, {year}',
    es: 'Información de medicamentos de otro sitio, {year}',
  },
  'lookup.window.preview': {
    en: 'You can compare the plans of {year} now. You can change your plan from {from} to {to}.',
    es: 'Ya puede comparar los planes de {year}. Puede cambiar de plan del {from} al {to}.',
  },
  'lookup.window.openEnrollment': {
    en: 'You can change your plan for {year} until {to}. Check that its drug list has your drugs.',
    es: 'Puede cambiar su plan de {year} hasta el {to}. Revise que sus medicamentos estén en la lista.',
  },
  'lookup.window.afterEnrollment': {
    en: 'The time to change your plan is over. Your plan of {year} starts on January 1.',
    es: 'El plazo para cambiar de plan terminó. Su plan de {year} empieza el 1 de enero.',
  },
});
