import { defineTexts } from '../../language';

/** Tiers and rules of drug lists, wherever a drug is shown. */
export default defineTexts({
  'drugTier.1': { en: 'Tier 1, preferred generic', es: 'Nivel 1, genérico preferido' },
  'drugTier.2': { en: 'Tier 2, generic', es: 'Nivel 2, genérico' },
  'drugTier.3': { en: 'Tier 3, preferred brand', es: 'Nivel 3, de marca preferida' },
  'drugTier.4': { en: 'Tier 4, non-preferred', es: 'Nivel 4, no preferido' },
  'drugTier.5': { en: 'Tier 5, specialty', es: 'Nivel 5, especializado' },
  'drugTier.6': { en: 'Tier 6, select care', es: 'Nivel 6, atención selecta' },
  'drugTier.none': { en: 'Not covered', es: 'Sin cobertura' },

  'drugRule.title': { en: 'Your plan’s rules', es: 'Las reglas de su plan' },
  'drugRule.none': {
    en: 'No rules. Your prescriber can send the prescription to the pharmacy.',
    es: 'Sin reglas. El médico que receta puede enviar la receta a la farmacia.',
  },
  'drugRule.pa': { en: 'Prior authorization (PA)', es: 'Autorización previa (PA)' },
  'drugRule.paText': {
    en: 'Your plan must approve it first. Ask your prescriber to send the request.',
    es: 'Su plan debe aprobarlo primero. Pida al médico que receta que envíe la solicitud.',
  },
  'drugRule.paMedicare': {
    en: 'We answer within {standard} hours, or {fast} if it is urgent.',
    es: 'Respondemos en un plazo de {standard} horas, o de {fast} si es urgente.',
  },
  'drugRule.paCommercial': {
    en: 'Your plan sets the time for our answer. You see the date when you send the request.',
    es: 'Su plan fija el plazo de nuestra respuesta. Verá la fecha cuando envíe la solicitud.',
  },
  'drugRule.paStart': { en: 'Start the request', es: 'Iniciar la solicitud' },
  'drugRule.st': { en: 'Step therapy (ST)', es: 'Terapia escalonada (ST)' },
  'drugRule.stText': {
    en: 'Try one of these first: {drugs}. If you did, or cannot, ask your prescriber to tell us.',
    es: 'Pruebe primero uno de estos: {drugs}. Si ya lo hizo o no puede, pida al médico que receta que nos avise.',
  },
  'drugRule.ql': { en: 'Quantity limit (QL)', es: 'Límite de cantidad (QL)' },
  'drugRule.qlText': {
    en: 'Your plan pays for {amount} in {days}. For more, ask for an exception.',
    es: 'Su plan paga {amount} en {days}. Para más, pida una excepción.',
  },
  'drugRule.qlFits': {
    en: '{amount} in {days}. Your prescription fits.',
    es: '{amount} en {days}. Su receta cumple.',
  },
  'drugRule.qlOnce': {
    en: '{amount} in {days}. This fill fits; another one within these days counts too.',
    es: '{amount} en {days}. Este surtido cumple; otro dentro de esos días también cuenta.',
  },
  'drugRule.qlOver': {
    en: 'The limit is {amount} in {days}. This is more: your prescriber must ask for an exception.',
    es: 'El límite es de {amount} en {days}. Esto es más: el médico que receta debe pedir una excepción.',
  },
  'drugRule.bd': { en: 'Part B or Part D (B/D)', es: 'Parte B o Parte D (B/D)' },
  'drugRule.bdText': {
    en: 'Medicare Part B may pay for it. Ask your prescriber to tell us what you use it for.',
    es: 'La Parte B de Medicare puede pagarlo. Pida al médico que receta que nos diga para qué lo usa.',
  },
  'drugRule.la': { en: 'Limited access (LA)', es: 'Acceso limitado (LA)' },
  'drugRule.laText': {
    en: 'Only some pharmacies have it. Call us and we will find one.',
    es: 'Solo algunas farmacias lo tienen. Llámenos y encontraremos una.',
  },

  'drugNote.exception': { en: 'Ask for an exception', es: 'Pedir una excepción' },
  'drugNote.askFirst': {
    en: 'Talk to your prescriber before you change a drug.',
    es: 'Hable con el médico que receta antes de cambiar un medicamento.',
  },
  'drugNote.planMissing': {
    en: 'Your plan’s benefits did not load',
    es: 'Los beneficios de su plan no se cargaron',
  },
  /** Under what did not load. */
  'drugNote.call': {
    en: 'Or call us at {phone}, TTY 711. We can look it up for you.',
    es: 'O llámenos al {phone}, TTY 711. Podemos buscarlo por usted.',
  },
  'drugNote.yearDisputed': {
    en: 'Two of our answers do not agree on your limits of the year, so these prices may not be what you pay.',
    es: 'Dos de nuestras respuestas no coinciden en sus límites del año, así que es posible que no pague estos precios.',
  },
  'drugNote.yearMissing': {
    en: 'We could not load what you have paid this year. These prices count nothing of it.',
    es: 'No pudimos cargar lo que usted ha pagado este año. Estos precios no lo incluyen.',
  },
});
